/** Writes sw.js beside the built page: the list of its files, and a version that changes with any of them. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const page = fileURLToPath(new URL('../../src/misto/server/page', import.meta.url))
const source = readFileSync(new URL('./worker.js', import.meta.url), 'utf8')

/** Names carry hashes, so that of the files only the top ones must be read to tell one build from another. */
export function worker(folder, text) {
  const top = readdirSync(folder, { withFileTypes: true }).filter(
    (f) => f.isFile() && !f.name.startsWith('.') && f.name !== 'sw.js',
  )
  const files = top.map((f) => f.name).filter((f) => f !== 'index.html' && !f.startsWith('preview-'))
  const assets = readdirSync(join(folder, 'assets')).map((f) => `assets/${f}`)
  const hash = createHash('sha256').update(text)
  for (const { name } of top) hash.update(readFileSync(join(folder, name)))
  for (const name of assets) hash.update(name)
  const version = hash.digest('hex').slice(0, 12)
  // The empty name is the page itself.
  return text.replace('__VERSION__', version).replace('__FILES__', JSON.stringify(['', ...files, ...assets].sort()))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(page, 'sw.js'), worker(page, source))
