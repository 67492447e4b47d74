/** The rulebooks as the page loads them, written by the project's own reader before every build and test. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { PYTHON, ROOT } from './python.mjs'

const OUT = fileURLToPath(new URL('../src/rulebooks', import.meta.url))

execFileSync(PYTHON, ['web/scripts/rulebooks.py', OUT], {
  cwd: ROOT,
  env: { ...process.env, PYTHONPATH: `${ROOT}src` },
  stdio: ['ignore', 'inherit', 'inherit'],
})
