/** notices.txt beside the page: the licences of what others wrote and the bundle holds, read off the bundle itself. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FONT = fileURLToPath(new URL('../src/fonts', import.meta.url))
/** the usual texts, for packages that name their licence and bring no copy */
const USUAL = fileURLToPath(new URL('../licences', import.meta.url))

/** The folder of the package a module comes from, '' for our own. */
export function packageOf(id) {
  const [, folder = ''] = id.match(/^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//) ?? []
  return folder.replace(/^\0/, '')
}

function licenceIn(folder) {
  const name = readdirSync(folder).find((file) => /^(licen[cs]e|copying|ofl)/i.test(file))
  return name ? readFileSync(join(folder, name), 'utf8').trim() : ''
}

function usual(name, license) {
  const file = join(USUAL, `${license}.txt`)
  if (!existsSync(file)) throw new Error(`${name} is bundled under ${license}: its text must lie in web/licences`)
  return readFileSync(file, 'utf8').trim()
}

export function notices(ids, font = FONT) {
  const folders = [...new Set([...ids].map(packageOf).filter(Boolean))].sort()
  const parts = folders.map((folder) => {
    const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const who = typeof author === 'string' ? author.replace(/ *<[^>]*>/, '') : (author?.name ?? '')
    return `${name} ${version} (${license})${who && `, ${who}`}\n\n${licenceIn(folder) || usual(name, license)}`
  })
  if (existsSync(font)) parts.push(`Onest, the typeface (OFL-1.1)\n\n${licenceIn(font)}`)
  return `${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

export function noticesPlugin() {
  return {
    name: 'misto-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((chunk) => Object.keys(chunk.modules ?? {}))
      this.emitFile({ type: 'asset', fileName: 'notices.txt', source: notices(ids) })
    },
  }
}
