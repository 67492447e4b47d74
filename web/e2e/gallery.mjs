/** Screenshots of every page and table: phone and wide, uk in light, en in dark, into docs/gallery.
 *
 * node gallery.mjs phone uk akropolis pages   only these; a kind that is not named is made whole
 *   --out DIR    write there, as Chromium wrote them, each language in both themes, Russian too
 *   --keep DIR   keep the tables that were played there; a later run with the same DIR shows the same positions,
 *                so that compare.mjs can lay the two runs side by side
 *   --all        tablet and landscape too; in English also each game soon after its beginning and near its end,
 *                and the rulebooks
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  answer,
  asked,
  cannotRun,
  FULL,
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
const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, keep: { type: 'string' }, all: { type: 'boolean' } },
})
const OUT = flags.out ?? fileURLToPath(new URL('../../docs/gallery', import.meta.url))
const SIZES = { wide: WIDE, phone: PHONE }
if (flags.all) Object.assign(SIZES, { tablet: { width: 768, height: 1024 }, landscape: { width: 844, height: 390 } })
const THEMES = { uk: 'light', en: 'dark' }
const NAMES = {
  uk: ['Оля', 'Тарас', 'Марічка', 'Лев'],
  ru: ['Оля', 'Тарас', 'Маша', 'Лев'],
  en: ['Olya', 'Taras', 'Mary', 'Leo'],
}
const LANGS = flags.out ? ['uk', 'ru', 'en'] : ['uk', 'en']
const TABLES = {
  machi_koro: { options: { expansion: 'harbor' }, seats: 4, moves: 26 },
  san_juan: { options: {}, seats: 3, moves: 26 },
  akropolis: { options: {}, seats: 3, moves: 13 },
  welcome_to: { options: {}, seats: 4, moves: 30 },
}
const GAMES = Object.keys(TABLES)
const leaves = (value, all) => wanted.some((w) => all.includes(w)) && !wanted.includes(value)
mkdirSync(OUT, { recursive: true })

/** What an earlier run left: its port (what a browser knows belongs to it), its tables, who sat at them. */
const keptFile = flags.keep && join(flags.keep, 'kept.json')
const kept = keptFile && existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')) : { tables: {}, known: {} }
if (flags.keep) mkdirSync(flags.keep, { recursive: true })
const server = await Server.start({}, flags.keep && { port: kept.port, folder: flags.keep })
const browser = await launch(FULL)

async function shot(page, name) {
  await page.mouse.move(2, 2)
  await page.waitForTimeout(350)
  const picture = await page.screenshot()
  writeFileSync(join(OUT, `${name}.png`), flags.out ? picture : smaller(picture))
}

/** A table that was played for so many moves, or to its end: the same choices in each language. */
async function played(page, name, wish, seed, moves = Infinity) {
  if (!kept.tables[name]) {
    await page.setViewportSize(WIDE)
    const table = await newTable(page, { ...wish, start: true })
    await page.goto(`/t/${table.id}`)
    const pick = luck(seed)
    for (let i = 0; i < moves; i++) {
      await asked(page)
      if (await over(page)) break
      await answer(page, pick)
    }
    await asked(page)
    if (wish.game === 'akropolis' && moves < Infinity && !(await page.locator('.ak-held').count()))
      await answer(page, pick)
    kept.tables[name] = table.id
  }
  return kept.tables[name]
}

async function themes(page, name, lang) {
  for (const theme of ['light', 'dark']) {
    // What lies in git shows every language and theme, and not all of both.
    if (!flags.out && theme !== THEMES[lang]) continue
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await shot(page, `${name}-${theme}`)
  }
}

/** A page in every size and both themes. */
async function sizes(page, name, lang, path, ready) {
  for (const [where, size] of Object.entries(SIZES)) {
    if (leaves(where, Object.keys(SIZES))) continue
    await page.setViewportSize(size)
    await page.goto(path)
    await ready(page)
    await page.evaluate(() => scrollTo(0, 0))
    await themes(page, `${name}-${where}-${lang}`, lang)
  }
}

async function tables(page, game, lang) {
  const { options, seats, moves } = TABLES[game]
  const people = NAMES[lang]
    .slice(0, seats)
    .map((name, i) => (i ? { kind: 'bot', bot: 'greedy', name } : { kind: 'me', name }))
  const positions =
    flags.all && lang === 'en' ? { '': moves, '-early': 5, '-late': Math.round(moves * 1.8) } : { '': moves }
  for (const [when, count] of Object.entries(positions)) {
    const name = `${game}${when}`
    await page.goto('/')
    const id = await played(page, `${name}-${lang}`, { game, options, seats: people }, 21, count)
    await sizes(page, name, lang, `/t/${id}`, async () => {
      await asked(page)
      // A tile in hand over the city: what it would bring is shown before it is placed.
      if (await page.locator('.ak-pad').count()) await press(page, '[data-turn="1"]')
    })
    if (game === 'welcome_to' && !when && (lang === 'uk' || flags.out) && !leaves('wide', Object.keys(SIZES))) {
      await page.setViewportSize(WIDE)
      await page.evaluate(() => localStorage.setItem('misto-paper', 'blueprint'))
      await page.reload()
      await asked(page)
      await shot(page, `welcome_to-blueprint-${lang}`)
      await page.evaluate(() => localStorage.removeItem('misto-paper'))
    }
  }
}

async function pages(page, lang) {
  await sizes(page, 'home', lang, '/', () => page.waitForSelector('[data-play]'))
  await sizes(page, 'new', lang, '/new/machi_koro', () => page.waitForSelector('[data-create]'))
  await page.goto('/')
  const people = [
    { kind: 'me', name: NAMES[lang][0] },
    { kind: 'bot', bot: 'greedy', name: NAMES[lang][1] },
  ]
  const done = await played(page, `result-${lang}`, { game: 'akropolis', seats: people }, 5)
  await sizes(page, 'result', lang, `/t/${done}`, () => page.waitForSelector('[data-result]'))
  await sizes(page, 'replay', lang, `/t/${done}/replay?step=30`, () => page.waitForSelector('[data-at]'))
  if (!flags.all || lang !== 'en') return
  for (const game of GAMES)
    await sizes(page, `rules-${game}`, lang, `/rules/${game}`, () => page.waitForSelector('h1, h2'))
}

try {
  for (const lang of LANGS) {
    if (leaves(lang, LANGS)) continue
    const page = await person(browser, server, { lang, known: kept.known[lang] })
    await page.goto('/')
    for (const game of GAMES) if (!leaves(game, [...GAMES, 'pages'])) await tables(page, game, lang)
    if (!leaves('pages', [...GAMES, 'pages'])) await pages(page, lang)
    if (page.broken.length) throw new Error(page.broken.join('\n'))
    kept.known[lang] = await page.context().storageState()
    await page.context().close()
  }
} finally {
  await browser.close()
  await server.down()
  if (keptFile) writeFileSync(keptFile, JSON.stringify({ ...kept, port: server.port }))
}
