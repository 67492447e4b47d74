/**
 * Writes the types of every message to src/lib/api-types.ts, from the server's own OpenAPI document. They are made
 * before each check and are not in git: they name every room, and nothing but the check reads them.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { PYTHON, ROOT } from './python.mjs'

const OUT = fileURLToPath(new URL('../src/lib/api-types.ts', import.meta.url))

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

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(OUT, await types())
