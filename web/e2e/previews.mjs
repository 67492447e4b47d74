/** Draws each game's `preview.png` from its cover, as messengers show it beside a link: 1200 x 630. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { covered } from '../scripts/previews.mjs'
import { FULL, launch } from './harness.mjs'
import { smaller } from './png.mjs'

const SRC = fileURLToPath(new URL('../src', import.meta.url))
const read = (...path) => readFileSync(join(SRC, ...path), 'utf8')

const browser = await launch(FULL)
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
  for (const game of covered(join(SRC, 'games'))) {
    const hue = `var(--${game.replaceAll('_', '-')}, var(--focus))`
    const css = `${read('styles', 'tokens.css')} ${read('games', game, 'tokens.css')}
      body { margin: 0 } svg { display: block; width: 1200px; height: 630px }`
    await page.setContent(
      `<style>${css}</style><body class="g-${game}"><div class="tinted" style="--g:${hue}">${read('games', game, 'cover.svg')}</div>`,
    )
    const file = join(SRC, 'games', game, 'preview.png')
    const png = smaller(await page.screenshot())
    writeFileSync(file, png)
    console.log(`${game}: ${png.length} bytes`)
  }
} finally {
  await browser.close()
}
