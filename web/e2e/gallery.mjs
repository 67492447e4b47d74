/** Screenshots of every page and table: phone and wide, uk and en, light and dark, into docs/gallery. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  answer,
  asked,
  cannotRun,
  launch,
  luck,
  newTable,
  over,
  person,
  PHONE,
  press,
  Server,
  WIDE,
} from './harness.mjs'
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
/** `node gallery.mjs phone uk akropolis pages`: only these; a kind that is not named is made whole. */
const wanted = process.argv.slice(2)
const leaves = (value, all) => wanted.some((w) => all.includes(w)) && !wanted.includes(value)
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
  // A tile in hand over the city: what it would bring is shown before it is placed.
  if (game === 'akropolis') {
    if (!(await page.locator('.ak-held').count())) await answer(page, pick)
    await page.waitForSelector('.ak-spot')
    await press(page, (await page.locator('.ak-spot.up').count()) ? '.ak-spot.up' : '.ak-spot')
  }
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
    if (leaves(where, ['wide', 'phone'])) continue
    for (const lang of ['uk', 'en']) {
      if (leaves(lang, ['uk', 'en'])) continue
      const page = await person(browser, server, { size, lang })
      await page.goto('/')
      for (const game of Object.keys(TABLES)) {
        if (leaves(game, [...Object.keys(TABLES), 'pages'])) continue
        await page.goto('/')
        await played(page, game, lang)
        await page.evaluate(() => scrollTo(0, 0))
        await themes(page, `${game}-${where}-${lang}`)
        if (game === 'welcome_to' && where === 'wide') {
          await page.evaluate(() => localStorage.setItem('misto-paper', 'blueprint'))
          await page.reload()
          await asked(page)
          await shot(page, `welcome_to-blueprint-${lang}`)
          await page.evaluate(() => localStorage.removeItem('misto-paper'))
        }
      }
      if (!leaves('pages', [...Object.keys(TABLES), 'pages'])) {
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
