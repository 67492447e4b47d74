/** What a table does at its own questions: a payment as a whole, yes and no, the result. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  answer,
  asked,
  browser,
  luck,
  opens,
  over,
  person,
  PHONE,
  press,
  seated,
  server,
  SETTLED,
  tap,
  walksAll,
  WIDE,
} from './harness.mjs'

const skip = opens()

const stepOf = (page) => page.getAttribute('.table', 'data-step')

/** Plays on until something is in sight; the builder's role and whatever can be built come first. */
async function until(page, wanted, seed = 5) {
  const pick = luck(seed)
  for (let moves = 0; moves < 400; moves++) {
    await asked(page)
    if (await over(page)) return false
    if (await wanted(page)) return true
    const step = await stepOf(page)
    // The builder's role, then the dearest building: the cards lie in the order of the rulebook.
    const builds = await page.locator('.table [data-pass]').count()
    const first = builds ? '.hand-card[data-lit]' : '[data-lit][data-part="role:builder"]'
    const found = await page.locator(`.table ${first}:not([data-chosen])`).count()
    if (found) {
      await page.waitForTimeout(SETTLED)
      await press(page, `.table ${first}:not([data-chosen])`, found - 1)
    }
    if ((await stepOf(page)) === step) await answer(page, pick)
  }
  return false
}

const slots = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.hand-card')).map((el) => {
      // where its slot lies in the hand, however far that is scrolled
      const { offsetLeft, offsetTop } = el.parentElement
      return [el.dataset.part, offsetLeft, offsetTop]
    }),
  )

for (const [name, who] of Object.entries({ wide: { size: WIDE }, phone: { size: PHONE, touch: true, lang: 'uk' } })) {
  if (!walksAll && name === 'wide') continue
  test(`a payment is marked card by card and sent whole, ${name}`, { skip, timeout: 300_000 }, async () => {
    const paying = (p) =>
      p.evaluate(
        () => document.querySelectorAll('[data-bill] .track > *').length >= 2 && !document.querySelector('[data-pass]'),
      )
    // The builder's role is free there, and the hand pays for the dearest building.
    const page = await seated('san_juan', who, { begin: { example: 'SJ-T20' } })
    // Whoever took the role sees on each card what it costs now, and what is printed.
    assert.ok(await until(page, async (p) => (await p.locator('.hand-card .cost.less').count()) > 0))
    for (const cost of await page.locator('.hand-card .cost.less').all()) {
      const was = Number(await cost.locator('s').innerText())
      assert.equal((await cost.textContent()).replace(/\s/g, ''), `${was}${was - 1}`)
    }
    assert.ok(await until(page, paying), 'a building of two cards or more')
    await page.waitForTimeout(SETTLED)
    const before = await slots(page)
    const step = await stepOf(page)
    // A card paid is no point lost, at no moment of it.
    await page.evaluate(() => {
      window.lost = []
      const look = () =>
        document.querySelectorAll('[data-part="seat:0"] .float.minus').forEach((e) => window.lost.push(e.textContent))
      new MutationObserver(look).observe(document.querySelector('.seats'), { subtree: true, childList: true })
    })
    const due = await page.locator('[data-bill] .track > *').count()
    // The sum explains itself, the building lies where it will stand.
    const [printed, ...parts] = (await page.locator('[data-bill] .sum div > b').allTextContents()).map(Number)
    assert.equal(parts.pop(), due)
    assert.equal(printed - parts.reduce((a, b) => a + b, 0), due, `${printed} − ${parts} = ${due}`)
    assert.match(await page.textContent('[data-bill] .less small'), name === 'wide' ? /role/ : /роль/)
    assert.equal(await page.locator('.own .building.site').count(), 1)
    page.sent.length = 0
    assert.equal(await page.locator('[data-confirm]').count(), 0, 'nothing to confirm yet')
    const open = '.hand-card[data-lit]:not([data-chosen]), .hand-card[data-more]'
    await tap(page, '.hand-card[data-lit]')
    assert.equal(await page.locator('.hand-card[data-chosen]').count(), 1)
    assert.deepEqual(await slots(page), before, 'every card stays in its slot')
    await tap(page, '[data-undo]')
    assert.equal(await page.locator('.hand-card[data-chosen]').count(), 0, 'cancelled')
    for (let i = 0; i < due; i++) await tap(page, open)
    assert.match(await page.textContent('[data-marked]'), new RegExp(`${due}\\D+${due}`))
    assert.match(await page.textContent('[data-bill]'), new RegExp(`${due}\\D+${due}`))
    assert.deepEqual(await slots(page), before)
    assert.deepEqual([await stepOf(page), page.sent], [step, []], 'no tap has paid anything')
    await tap(page, '[data-confirm]')
    await page.waitForFunction((s) => document.querySelector('.table').dataset.step !== s, step)
    assert.deepEqual(
      page.sent.map((actions) => actions.length),
      [due],
      'one answer of so many cards',
    )
    await asked(page)
    assert.deepEqual(await page.evaluate(() => window.lost), [])
    assert.deepEqual(page.broken, [])
    await page.context().close()
  })
}

test('a wide San Juan table fills its screen from the first round', { skip, timeout: 300_000 }, async () => {
  const page = await seated('san_juan', { size: WIDE })
  const boxes = (q) =>
    page.evaluate((selector) => {
      const all = Array.from(document.querySelectorAll(selector), (e) => e.getBoundingClientRect())
      return all.map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))
    }, q)
  await until(page, (p) => p.evaluate(() => document.querySelectorAll('.hands li').length < 5))
  const [board] = await boxes('.middle > .board')
  const [round] = await boxes('.sj-round')
  const cards = await boxes('.hands li')
  assert.ok(round && cards.every((c) => c.right <= round.left), 'the round lies beside the hand')
  assert.ok(board.right - round.right < 2, 'up to the edge')
  for (const card of cards) assert.ok(card.bottom <= board.bottom + 1, 'no card is cut')
  const panels = await boxes('.supplies > *')
  const [own] = await boxes('.own')
  assert.ok(panels.at(-1).bottom <= own.bottom + 1, 'prices, piles and governor are whole')
  assert.ok(own.bottom - panels.at(-1).bottom < 100, 'and leave nothing empty below them')
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

test('a park is asked with yes and no, and no round asks whether it is done', { skip, timeout: 300_000 }, async () => {
  const page = await seated('welcome_to', { size: PHONE, touch: true })
  const pick = luck(11)
  let questions = 0
  for (let moves = 0; moves < 60 && questions < (walksAll ? 3 : 1); moves++) {
    await asked(page)
    if (await over(page)) break
    const { codes, passes } = await page.evaluate(() => ({
      codes: Array.from(document.querySelectorAll('.bar [data-option]')).map((b) => b.dataset.option),
      passes: document.querySelectorAll('.bar [data-pass]').length,
    }))
    assert.notDeepEqual(codes, ['done'], 'nothing else could be answered')
    if (/park|pool/.test(await page.textContent('[data-prompt]'))) {
      questions += 1
      assert.deepEqual([codes.length, passes], [2, 1], 'yes and no')
    }
    await answer(page, pick)
  }
  assert.ok(questions > 0, 'parks or pools were asked about')
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

test(
  'the result has a column for everybody, each open where there is room, and a rematch in sight',
  { skip, timeout: 600_000 },
  async () => {
    // In short from a printed example: a third refusal ends the game.
    const page = await seated('welcome_to', { size: WIDE }, walksAll ? {} : { begin: { example: 'T-49' } })
    const pick = luck(3)
    for (;;) {
      await asked(page)
      if (await over(page)) break
      await answer(page, pick)
    }
    await page.waitForSelector('[data-result]')
    const columns = await page.$$eval('[data-column]', (all) =>
      all.map((el) => [el.dataset.column, el.open, Math.round(el.getBoundingClientRect().top)]),
    )
    assert.ok(
      columns.every(([, open]) => open),
      'where there is room, each lies open',
    )
    assert.ok(columns.length > 1, 'everybody has one')
    assert.deepEqual(new Set(columns.map(([, , top]) => top)).size, 1, 'side by side')
    const rematch = await page.locator('[data-rematch]').boundingBox()
    assert.ok(rematch.y > 0 && rematch.y + rematch.height < WIDE.height, 'a rematch needs no scrolling')

    // The winners wear a laurel; confetti falls for whoever won, and for whoever looks on.
    const won = await page.$$eval('[data-column]:has(.place.won)', (all) => all.map((el) => el.dataset.column))
    assert.ok(won.length > 0)
    assert.equal(await page.locator('[data-laurel]').count(), won.length)
    assert.equal(await page.locator('[data-cheer]').count(), won.includes('0') ? 1 : 0)
    const guest = await person(browser, server, { size: WIDE })
    await guest.goto(`/t/${page.table}`)
    await guest.waitForSelector('[data-result]')
    assert.equal(await guest.locator('[data-cheer]').count(), 1)
    await guest.context().close()

    // The replay is handed on by the system's way, else copied, else shown to be copied.
    const way = `/t/${page.table}/replay`
    const hand = (share, writes) =>
      page.evaluate(
        ([s, w]) => {
          const keep = (text) => (window.handed = text)
          Object.defineProperty(navigator, 'share', {
            value: s ? async ({ url }) => keep(url) : undefined,
            configurable: true,
          })
          const clipboard = w ? { writeText: async (url) => keep(url) } : undefined
          Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
          window.handed = ''
        },
        [share, writes],
      )
    const handed = () =>
      page.waitForFunction(() => window.handed).then(async (h) => new URL(await h.jsonValue()).pathname)
    await hand(true, true)
    await page.click('[data-share]')
    assert.equal(await handed(), way)
    assert.equal(await page.innerText('[data-share]'), 'Share')
    await hand(false, false)
    await page.click('[data-share]')
    assert.equal(new URL(await page.inputValue('.acts input')).pathname, way)
    await hand(false, true)
    await page.click('[data-share]')
    assert.equal(await handed(), way)
    await page.waitForFunction(() => document.querySelector('[data-share]').innerText === 'Copied')
    assert.equal(await page.locator('.acts input').count(), 0)

    // On a phone mine comes first, the others by swipe or by a press on their points.
    await page.setViewportSize(PHONE)
    await page.waitForSelector('.swiped')
    const shown = () =>
      page.$$eval('[data-column]', (all) =>
        all
          .filter((el) => el.getBoundingClientRect().left >= 0 && el.getBoundingClientRect().right <= innerWidth)
          .map((el) => el.dataset.column),
      )
    assert.deepEqual(await shown(), ['0'])
    assert.equal(await page.locator('[data-column][open]').count(), columns.length)
    assert.equal(await page.locator('[data-bring]').count(), columns.length)
    const other = columns.map(([seat]) => seat).find((seat) => seat !== '0')
    await page.click(`[data-bring="${other}"]`)
    await page.waitForTimeout(SETTLED)
    assert.ok((await shown()).includes(other), 'brought into sight')
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    assert.deepEqual(page.broken, [])
    await page.context().close()
  },
)
