/** Pictures for links that are passed on: each game's `preview.png` beside the page as `preview-<game>.png`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const GAMES = fileURLToPath(new URL('../src/games', import.meta.url))

/** The games that have a cover. */
export function covered(folder = GAMES) {
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'cover.svg')))
}

export function previewsPlugin(folder = GAMES) {
  return {
    name: 'misto-previews',
    apply: 'build',
    generateBundle() {
      for (const game of covered(folder)) {
        const file = join(folder, game, 'preview.png')
        if (!existsSync(file)) throw new Error(`${game} has a cover and no preview.png: run make previews`)
        this.emitFile({ type: 'asset', fileName: `preview-${game}.png`, source: readFileSync(file) })
      }
    },
  }
}
