/** The Python that runs the project: the one named, else the environment's beside us, else the machine's. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const VENV = `${ROOT}.venv/bin/python`
export const PYTHON = process.env.MISTO_PYTHON ?? (existsSync(VENV) ? VENV : 'python')
