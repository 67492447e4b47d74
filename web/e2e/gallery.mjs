/** Screenshots of every page and table: phone and wide, uk and en, light and dark, into docs/gallery. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answer, asked, cannotRun, launch, luck, newTable, over, person, PHONE, Server, WIDE } from './harness.mjs'
import { smaller } from './png.mjs'

const why = cannotRun()
if (why) {
  console.error(why)
  process.exit(1)
}
const OUT = fileURLToPath(new URL('../../docs/gallery', import.meta.url))
const NAMES = { uk: ['Оля', 'Тарас', 'Марічка', 'Лев'], en: ['Olya', 'Taras', 'Mary', 'Leo'] }
const TABLES = {
  machi_koro: { options: { expansion: 'harbor' }, seats: 4, moves: 26 },
  san_juan: { options: {}, seats: 3, moves: 26 },
  akropolis: { options: {}, seats: 3, moves: 13 },
  welcome_to: { options: {}, seats: 4, moves: 30 },
}
const only = process.argv[2]
mkdirSync(OUT, { recursive: true })
const server = await Server.start()
const browser = await launch()

async function shot(page, name) {
  await page.mouse.move(2, 2)
  await page.waitForTimeout(350)
  writeFileSync(join(OUT, `${name}.png`), smaller(await page.screenshot()))
}

/** A table that was played for a while; each language and size is its own game with the same choices. */
async function played(page, game, lang) {
  const { options, seats, moves } = TABLES[game]
  const table = await newTable(page, {
    game,
    options,
    seats: NAMES[lang]
      .slice(0, seats)
      .map((name, i) => (i ? { kind: 'bot', bot: 'greedy', name } : { kind: 'me', name })),
    start: true,
  })
  await page.goto(`/t/${table.id}`)
  const pick = luck(21)
  for (let i = 0; i < moves; i++) {
    await asked(page)
    if (await over(page)) break
    await answer(page, pick)
  }
  await asked(page)
  return table
}

async function themes(page, name) {
  for (const theme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await shot(page, `${name}-${theme}`)
  }
}

try {
  for (const [where, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
    for (const lang of ['uk', 'en']) {
      const page = await person(browser, server, { size, lang })
      await page.goto('/')
      for (const game of Object.keys(TABLES)) {
        if (only && only !== game) continue
        await page.goto('/')
        await played(page, game, lang)
        await page.evaluate(() => scrollTo(0, 0))
        await themes(page, `${game}-${where}-${lang}`)
      }
      if (!only || only === 'pages') {
        await page.goto('/')
        await page.waitForSelector('[data-play]')
        await themes(page, `home-${where}-${lang}`)
        await page.goto('/new/machi_koro')
        await page.waitForSelector('[data-create]')
        await themes(page, `new-${where}-${lang}`)
        const done = await newTable(page, {
          game: 'akropolis',
          seats: [
            { kind: 'me', name: NAMES[lang][0] },
            { kind: 'bot', bot: 'greedy', name: NAMES[lang][1] },
          ],
          start: true,
        })
        await page.goto(`/t/${done.id}`)
        const pick = luck(5)
        for (await asked(page); !(await over(page)); await asked(page)) await answer(page, pick)
        await page.waitForSelector('[data-result]')
        await themes(page, `result-${where}-${lang}`)
        await page.goto(`/t/${done.id}/replay?step=30`)
        await page.waitForSelector('[data-at]')
        await themes(page, `replay-${where}-${lang}`)
      }
      if (page.broken.length) throw new Error(page.broken.join('\n'))
      await page.context().close()
    }
  }
} finally {
  await browser.close()
  await server.down()
}
