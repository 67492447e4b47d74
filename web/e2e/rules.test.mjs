/** The rulebook: from home, by search and address, from a refusal at a table; offline, on paper, without overflow.
 *  MISTO_PATHS=all adds every game, language and size. */
import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  answer,
  asked,
  browser,
  clean,
  DRAWN,
  luck,
  newTable,
  opens,
  person,
  PHONE,
  press,
  ROOMS,
  server,
  walksAll,
  WIDE,
} from './harness.mjs'

const skip = opens()

const seats = [
  { kind: 'me', name: 'Olya' },
  { kind: 'bot', bot: 'greedy', name: 'Taras' },
]

async function opened(page, path) {
  await page.goto(path)
  await page.waitForSelector('main[data-rules] .ch')
}

/** rooms that draw what an entry is about; one that `misto new-room` wrote does not yet */
const PICTURED = ROOMS.filter((room) => /\bpictured\b/.test(readFileSync(join(DRAWN, room, 'index.ts'), 'utf8')))

/** The whole rulebook of a game, with its pictures. */
async function book(page, game) {
  await opened(page, `/rules/${game}`)
  if (PICTURED.includes(game)) await page.waitForSelector('.pics svg')
}

/** The paragraph stands below what is fixed on top, inside the window. */
async function inSight(page, n) {
  await page.waitForFunction((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect()
    return box && box.top >= 0 && box.top < innerHeight * 0.6
  }, n)
}

async function tooWide(page) {
  return await page.evaluate(() => {
    const found = []
    if (document.documentElement.scrollWidth > innerWidth) found.push(`page by ${document.documentElement.scrollWidth}`)
    for (const e of document.querySelectorAll('main[data-rules] *, .ph *')) {
      if (e.closest('.scroll, svg, .visually-hidden')) continue
      const box = e.getBoundingClientRect()
      if (box.width && (box.right > innerWidth + 1 || box.left < -1)) found.push(e.outerHTML.slice(0, 90))
    }
    return found.slice(0, 5)
  })
}

/** What somebody could reach with Tab or a finger is a finger's size. */
async function small(page, where) {
  return await page.evaluate(
    (q) =>
      Array.from(document.querySelectorAll(q))
        .filter((e) => e.getClientRects().length > 0)
        .map((e) => ({ box: e.getBoundingClientRect(), html: e.outerHTML.slice(0, 90) }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ html, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`),
    where,
  )
}

/** To the first question of building, where cards that cost too much say why not. */
async function refusing(page) {
  const pick = luck(5)
  for (let i = 0; i < 30; i++) {
    await asked(page)
    if (await page.locator('.table [data-refused]').count()) return
    await answer(page, pick)
  }
  throw new Error('nothing was refused')
}

test('from home by search and address to a paragraph, on a phone', { skip, timeout: 300_000 }, async () => {
  const page = await person(browser, server, { size: PHONE, lang: 'en', touch: true })
  await page.goto('/')
  await page.click('[data-rules-of="machi_koro"]')
  await page.waitForURL('**/rules/machi_koro')
  await page.waitForSelector('main[data-rules] .ch')
  assert.equal(await page.textContent('h1'), 'Machi Koro')
  await page.waitForSelector('.is-card .card')
  await clean(page, 'rules')
  assert.deepEqual(await small(page, '.ph button, .rules button'), [])
  assert.deepEqual(await tooWide(page), [])

  await page.click('[data-search]')
  await page.waitForFunction(() => document.activeElement?.matches('dialog [data-rules-search]'))
  await page.keyboard.type('пекарня')
  const first = page.locator('dialog [data-found]').first()
  assert.match(await first.textContent(), /Bakery/)
  await clean(page, 'search', walksAll ? null : 'dialog')
  const n = await first.getAttribute('data-found')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/rules/machi_koro#${n}`)
  await page.waitForSelector('dialog', { state: 'detached' })
  await inSight(page, n)
  assert.equal(await page.evaluate(() => document.activeElement?.id), n)

  await page.click('[data-contents]')
  await page.click('dialog nav li:nth-child(9) a')
  await page.waitForURL('**/rules/machi_koro#9')
  await inSight(page, '9')
  await page.waitForFunction(() => document.querySelector('.ph .no')?.textContent === '9')
  await page.goBack()
  await inSight(page, n)

  // A number that the rules cite leads to the paragraph that tells it.
  await opened(page, '/rules/machi_koro#MK-8.7')
  await page.waitForSelector('.par.here')
  const told = await page.getAttribute('.par.here', 'id')
  assert.match(told, /^\d+\.\d+$/)
  await inSight(page, told)
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

test('a refusal at a table opens its rule without leaving the table', { skip, timeout: 300_000 }, async () => {
  const page = await person(browser, server, { size: PHONE, lang: 'en' })
  await page.goto('/')
  const table = await newTable(page, { game: 'machi_koro', seats, start: true, options: { expansion: 'none' } })
  await page.goto(`/t/${table.id}`)
  await refusing(page)
  assert.doesNotMatch(await page.textContent('.table'), /MK-\d/, 'a number of the specification is shown')
  await press(page, '.table [data-refused]')
  await page.waitForSelector('[data-why] [data-rule]')
  const step = await page.getAttribute('.table', 'data-step')
  const n = await page.getAttribute('[data-why] [data-rule]', 'data-rule')
  assert.equal((await page.textContent('[data-why] [data-rule]')).trim(), `§ ${n}`)
  assert.deepEqual(await small(page, '.table [data-rule]'), [])
  await press(page, '[data-why] [data-rule]')
  await page.waitForSelector(`[data-rule-sheet="${n}"] .par`)
  assert.ok((await page.textContent('dialog h2')).startsWith(`§ ${n} `))
  await clean(page, 'the sheet of a rule', walksAll ? null : 'dialog')
  // The keys of the table are asleep under it.
  await page.keyboard.press('u')
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-rule-sheet]', { state: 'detached' })
  assert.equal(await page.getAttribute('.table', 'data-step'), step)
  assert.equal(await page.evaluate(() => document.activeElement?.dataset.rule), n, 'the focus comes back')

  // What may be done has its rule, in the list and once it is picked.
  await press(page, '.bar [data-moves]')
  await page.waitForSelector('dialog [data-option] + [data-rule]')
  assert.equal(
    await page.locator('dialog [data-option] + [data-rule]').count(),
    await page.locator('dialog [data-option]').count(),
  )
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog', { state: 'detached' })
  await press(page, '.table [data-part^="market:"][data-lit]')
  await page.waitForSelector('.bar .more [data-rule]')
  await page.keyboard.press('Escape')

  // The question has its rule too; from it to the whole rulebook, as this table plays.
  await press(page, '.ask [data-rule]')
  await page.click('[data-whole]')
  await page.waitForURL(`**/rules/machi_koro?table=${table.id}#*`)
  await page.waitForSelector('.par.here')
  assert.equal(await page.locator('.is-card .card').filter({ hasText: 'Tuna Boat' }).count(), 0, 'the Harbor is shown')
  await page.click('[data-everything]')
  await page.waitForFunction(() => document.querySelector('main').textContent.includes('Tuna Boat'))
  await page.click('.back')
  await page.waitForURL(`**/t/${table.id}`)
  await asked(page)
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

test('a line of a replay leads to its step, and its number to the rule', { skip, timeout: 120_000 }, async () => {
  const page = await person(browser, server, { size: WIDE, lang: 'en' })
  await page.goto('/')
  const options = { first_player: 1, turn_cap: 1 }
  const table = await newTable(page, { game: 'machi_koro', seats, start: true, options })
  await page.goto(`/t/${table.id}`)
  for (let n = 0; n < 4 && (await page.getAttribute('.table', 'data-status')) !== 'over'; n++) {
    await asked(page)
    await answer(page, () => 0)
  }
  await page.goto(`/t/${table.id}/replay?step=1`)
  await page.waitForSelector('.log button.line')
  await page.locator('.log [data-rule]').first().click()
  await page.waitForSelector('[data-rule-sheet] .par')
  assert.match(page.url(), /step=1$/)
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

test('the rules of an option open over the dialogue of a new table', { skip, timeout: 120_000 }, async () => {
  const page = await person(browser, server, { lang: 'en' })
  await page.goto('/new/akropolis')
  await page.waitForSelector('fieldset [data-rule]')
  assert.doesNotMatch(await page.textContent('main'), /AK-\d/)
  await page.click('fieldset [data-rule] >> nth=0')
  await page.waitForSelector('[data-rule-sheet] .par')
  await page.click('[data-rule-sheet] .main')
  await page.waitForSelector('[data-rule-sheet]', { state: 'detached' })
  assert.ok(page.url().endsWith('/new/akropolis'))
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

test('a rulebook that was never opened is there without a network', { skip, timeout: 120_000 }, async () => {
  const page = await person(browser, server, { lang: 'en', offline: true })
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  await opened(page, '/rules/san_juan#card:quarry')
  await page.waitForSelector('.par.here')
  assert.match(await page.textContent('.par.here h3'), /Quarry/)
  await page.context().close()
})

/** Entries whose text lies under their picture. */
const covered = () =>
  Array.from(document.querySelectorAll('.beside .body'))
    .filter((body) => {
      // The lines themselves: beside what floats, a paragraph's own box reaches under it.
      const texts = document.createTreeWalker(body.querySelector(':scope > .text'), NodeFilter.SHOW_TEXT)
      const lines = []
      while (texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        lines.push(...range.getClientRects())
      }
      const drawn = Array.from(body.querySelectorAll('.pics *'), (e) => e.getBoundingClientRect())
      return lines.some((line) =>
        drawn.some(
          (box) =>
            Math.min(box.right, line.right) - Math.max(box.left, line.left) > 2 &&
            Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top) > 2,
        ),
      )
    })
    .map((body) => body.textContent.trim().slice(0, 60))

/** Where `make rules-pdf` has what is printed. */
const PDFS = process.env.RULES_PDF

async function printed(game, lang) {
  const page = await person(browser, server, { lang, theme: 'dark' })
  await book(page, game)
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  assert.deepEqual(await page.evaluate(covered), [])
  const shown = await page.evaluate(() =>
    Array.from(document.querySelectorAll('header.hd, .side, .ph, .tools')).filter((e) => e.getClientRects().length),
  )
  assert.deepEqual(shown, [])
  const cut = await page.evaluate(
    () =>
      Array.from(document.querySelectorAll('.pics, .beside:not(.full)')).filter(
        (e) => getComputedStyle(e).breakInside !== 'avoid',
      ).length,
  )
  assert.equal(cut, 0, 'a card may be cut')
  const pdf = await page.pdf({ format: 'A4' })
  assert.ok(pdf.length > 20_000)
  if (PDFS) writeFileSync(join(PDFS, `${game}-${lang}.pdf`), pdf)
  await page.context().close()
}

for (const game of walksAll ? ROOMS : ['san_juan'])
  test(`${game}: on paper there are the rules and nothing to press`, { skip, timeout: 300_000 }, async () => {
    if (PDFS) mkdirSync(PDFS, { recursive: true })
    for (const lang of walksAll ? ['uk', 'ru', 'en'] : ['en']) await printed(game, lang)
  })

for (const game of walksAll ? ROOMS : []) {
  test(`${game} fits in every language and size`, { skip, timeout: 600_000 }, async () => {
    // 360 px wide, a phone, a wide screen, and that at twice the size of everything.
    for (const size of [{ width: 360, height: 740 }, PHONE, WIDE, { width: 720, height: 450 }])
      for (const lang of ['uk', 'ru', 'en']) {
        const page = await person(browser, server, { lang, size })
        await book(page, game)
        assert.deepEqual(await tooWide(page), [], `${game} ${lang} ${size.width}`)
        assert.deepEqual(await page.evaluate(covered), [], `${game} ${lang} ${size.width}`)
        assert.deepEqual(page.broken, [])
        await page.context().close()
      }
  })

  for (const theme of ['light', 'dark'])
    test(`${game} is clean, ${theme}`, { skip, timeout: 600_000 }, async () => {
      for (const size of [PHONE, WIDE]) {
        const page = await person(browser, server, { lang: 'uk', size, theme })
        await book(page, game)
        await clean(page, `${game} ${size.width} ${theme}`)
        await page.context().close()
      }
    })
}
