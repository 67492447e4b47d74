/** The types of every message, from the server's own OpenAPI document.

node scripts/types.mjs          write src/lib/api-types.ts
node scripts/types.mjs --check  fail if it is not what the server says
*/
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const OUT = fileURLToPath(new URL('../src/lib/api-types.ts', import.meta.url))
const PYTHON = process.env.MISTO_PYTHON ?? 'python'

export async function types() {
  const document = execFileSync(PYTHON, ['-m', 'misto', 'openapi'], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: `${ROOT}src` },
    maxBuffer: 2 ** 26,
  })
  // The messages only: the page has one small caller of its own.
  const nodes = await openapiTS(
    { ...JSON.parse(document.toString()), paths: {} },
    { defaultNonNullable: false, alphabetize: true },
  )
  return `/** Written by \`npm run types\` from the server's OpenAPI document: do not edit. */\n${astToString(nodes)}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const now = await types()
  if (!process.argv.includes('--check')) writeFileSync(OUT, now)
  else if (readFileSync(OUT, 'utf8') !== now) {
    console.error('src/lib/api-types.ts is not what the server says: run npm run types')
    process.exit(1)
  } else console.log('types: as the server says')
}
