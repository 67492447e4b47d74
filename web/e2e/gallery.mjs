/** Screenshots of every page and table: phone and wide, uk in light, en in dark, into docs/gallery.
 *
 * node gallery.mjs phone uk GAME pages   only these; a kind that is not named is made whole
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
  DRAWN,
  FULL,
  launch,
  luck,
  newTable,
  over,
  person,
  PHONE,
  press,
  ROOMS,
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
/** What a room shows, as `gallery` of its fixture.json says: seats and moves played; a move more if nothing on the page
 *  fits `until`; what is pressed before the picture, where it is there; `also`, more pictures with settings of their own;
 *  and for which of the shared pages it stands. */
const TABLES = Object.fromEntries(
  ROOMS.map((room) => [room, JSON.parse(readFileSync(join(DRAWN, room, 'fixture.json'), 'utf8'))])
    .filter(([, { gallery }]) => gallery)
    .map(([room, { gallery, options = {} }]) => [room, { pages: [], also: {}, ...gallery, options }]),
)
const GAMES = Object.keys(TABLES)
const standsFor = (which) => GAMES.find((game) => TABLES[game].pages.includes(which)) ?? GAMES[0]
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

/** A new table, played for so many moves or to its end: the same choices in each language. */
async function playedAnew(page, wish, seed, moves) {
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
  const { until } = TABLES[wish.game]
  if (until && moves < Infinity && !(await page.locator(until).count())) await answer(page, pick)
  return table.id
}

/** The table of that name. One that ended before its moves were made shows a result and no board: it is played anew,
 *  for fewer. */
async function played(page, name, wish, seed, moves = Infinity) {
  for (let most = moves; !kept.tables[name]; most = Math.floor(most * 0.8)) {
    const id = await playedAnew(page, wish, seed, most)
    if (moves === Infinity || !(await over(page))) kept.tables[name] = id
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
  const { options, seats, moves, press: first, also } = TABLES[game]
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
      if (first && (await page.locator(first).count())) await press(page, first)
    })
    if (!when && (lang === 'uk' || flags.out) && !leaves('wide', Object.keys(SIZES)))
      for (const [title, settings] of Object.entries(also))
        await withSettings(page, `${game}-${title}-${lang}`, settings)
  }
}

/** The open table once more, with settings that a person could have made in this browser. */
async function withSettings(page, name, settings) {
  await page.setViewportSize(WIDE)
  await page.evaluate(
    (all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)),
    settings,
  )
  await page.reload()
  await asked(page)
  await shot(page, name)
  await page.evaluate((keys) => keys.forEach((key) => localStorage.removeItem(key)), Object.keys(settings))
}

async function pages(page, lang) {
  await sizes(page, 'home', lang, '/', () => page.waitForSelector('[data-play]'))
  await sizes(page, 'new', lang, `/new/${standsFor('new')}`, () => page.waitForSelector('[data-create]'))
  await page.goto('/')
  const people = [
    { kind: 'me', name: NAMES[lang][0] },
    { kind: 'bot', bot: 'greedy', name: NAMES[lang][1] },
  ]
  const done = await played(page, `result-${lang}`, { game: standsFor('result'), seats: people }, 5)
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
