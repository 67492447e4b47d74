/** The table for whoever hears it, sees it in the system's own colours, or plays it by keys. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  answer,
  asked,
  atRest,
  browser,
  call,
  clean,
  luck,
  newTable,
  opens,
  over,
  person,
  PHONE,
  press,
  ROOMS,
  server,
  SETTLED,
  walksAll,
  WIDE,
} from './harness.mjs'

const skip = opens()
/** the sentence that says what a seat has */
const HAS = {
  machi_koro: /^Olya: \d+ coins?, \d of 4 landmarks, you, decides/,
  san_juan: /^Olya: \d+ of 12 buildings, \d+ cards, \d+ goods, \d+ points?, you, decides/,
  akropolis: /^Olya: \d+ points?, \d+ stones?, you, decides/,
  welcome_to: /^Olya: -?\d+ points, \d plans, \d refusals, you, decides/,
}

/** where the one who begins is drawn by lot, it is Olya */
const FIRST = { machi_koro: { first_player: 1 }, akropolis: { first_player: 1 } }

/** Answers until a question of this kind is asked, as the server calls it, or with this on the table. */
async function until(page, wanted, pick = luck(3), most = 60) {
  for (let i = 0; i < most; i++) {
    const { data } = await call(page, 'GET', `api/tables/${page.table}/state?seat=0`)
    if (data.decision && wanted(data.decision, data.view)) {
      await page.waitForTimeout(SETTLED)
      return data
    }
    await answer(page, pick)
    await asked(page)
    if (await over(page)) break
  }
  throw new Error('never asked')
}

/** Two people at one table, each at a screen of their own. */
async function pair(game) {
  const [page, bob] = [await person(browser, server, { size: WIDE }), await person(browser, server, { size: PHONE })]
  for (const one of [page, bob]) await one.goto('/')
  const { id } = await newTable(page, { game, seats: [{ kind: 'me', name: 'Olya' }, { kind: 'open' }] })
  assert.equal((await call(bob, 'POST', `api/tables/${id}/sit`, { seat: 1, name: 'Bob' })).status, 200)
  assert.equal((await call(page, 'POST', `api/tables/${id}/start`)).status, 200)
  for (const one of [page, bob]) await one.goto(`/t/${id}`)
  page.table = id
  return [page, bob]
}

/** Whoever is asked answers, until the first of them is asked for what is wanted, or never was until the end (null);
 *  a role that leads there is taken first. */
async function untilOne(people, wanted, pick, role = '', most = 400) {
  const [page] = people
  for (let i = 0; i < most; i++) {
    const { data } = await call(page, 'GET', `api/tables/${page.table}/state?seat=0`)
    if (data.outcome) return null
    const next = people[data.owes[0]]
    await next.waitForSelector(`.table[data-step="${data.step}"][data-owes="1"]`)
    if (data.decision && wanted(data.decision)) {
      await page.waitForTimeout(SETTLED)
      return data
    }
    const part = `.table [data-part="role:${role}"][data-lit]`
    if (await next.locator(part).count()) {
      await next.waitForTimeout(SETTLED)
      await press(next, part)
    }
    if ((await next.getAttribute('.table', 'data-step')) === String(data.step)) await answer(next, pick)
  }
  throw new Error('never asked')
}

/** What a sight without colour has of an element: borders, outline, and what stands before its text. */
const outlines = (page, selector) =>
  page.evaluate((q) => {
    const el = Array.from(document.querySelectorAll(q)).find((e) => e.getClientRects().length > 0)
    if (!el) return null
    const style = getComputedStyle(el)
    const sign = getComputedStyle(el.querySelector('b') ?? el, '::before').content
    return [
      `outline ${style.outlineStyle === 'none' ? 'none' : `${style.outlineStyle} ${style.outlineWidth}`}`,
      `border ${style.borderTopStyle} ${style.borderTopWidth}`,
      `sign ${sign}`,
    ].join(', ')
  }, selector)

async function differ(page, states) {
  const found = {}
  for (const [state, selector] of Object.entries(states)) {
    found[state] = await outlines(page, selector)
    assert.ok(found[state], `${state}: no ${selector}`)
  }
  assert.equal(new Set(Object.values(found)).size, Object.keys(found).length, JSON.stringify(found, null, 1))
}

for (const more of walksAll ? ['forced', 'contrast'] : ['forced'])
  test(`states are told by borders: ${more}`, { skip, timeout: 300_000 }, async () => {
    const media = more === 'forced' ? { forcedColors: 'active' } : { contrast: 'more' }
    const page = await atRest('machi_koro', { size: WIDE }, { options: { first_player: 1 } })
    await page.emulateMedia(media)
    assert.equal(
      await page.evaluate(() => matchMedia('(forced-colors: active), (prefers-contrast: more)').matches),
      true,
    )
    await differ(page, { decides: '.seat[data-now]', waits: '.seat:not([data-now])' })
    await until(page, (d) => d.kind === 'build' && d.options.length > 2)
    await press(page, '.table [data-part^="market:"][data-lit]')
    await differ(page, {
      chosen: '.table [data-chosen]',
      lit: '.table [data-part^="market:"][data-lit]:not([data-chosen])',
      dark: '.table [data-part^="market:"][data-refused]',
    })
    const bars = await page.evaluate(() =>
      ['mine', 'theirs'].map((whose) => {
        const style = getComputedStyle(document.querySelector(`.bars i.${whose}`))
        return `${style.borderTopStyle} ${parseFloat(style.borderTopWidth) > 0} ${style.backgroundImage !== 'none'}`
      }),
    )
    assert.match(bars[0], /solid true/)
    assert.notEqual(bars[0], bars[1])
    await page.evaluate(() => document.querySelector('.tool:not([data-undo])').setAttribute('disabled', ''))
    await differ(page, { disabled: '.bar .bt:disabled', able: '.bar .bt.tool:not(:disabled):not(.off)' })
    await clean(page, more)
    assert.deepEqual(page.broken, [])
    await page.context().close()

    await picks(media)
    if (more === 'forced') await tiles(media)
    if (!walksAll) return
    for (const [game, states] of Object.entries({
      san_juan: { free: '.roles .card[data-lit]', used: '.roles .used' },
      welcome_to: { taken: '.pairs .taken', other: '.pairs .card:not(.taken)' },
    })) {
      const other = await atRest(game, { size: WIDE })
      await other.emulateMedia(media)
      if (game === 'san_juan') await until(other, (d) => d.kind === 'choose_role' && d.options.length < 4)
      else await until(other, (d) => d.kind === 'house')
      await differ(other, states)
      if (game === 'welcome_to') await differ(other, { lit: '.house[data-lit]', dark: '.road' })
      if (game === 'san_juan' && more === 'forced') {
        // In the middle of a round: one role under way, another gone, and some still free.
        const used = (view) => Object.values(view.roles).filter((free) => !free).length
        await until(other, (d, view) => view.phase in view.roles && used(view) > 1 && used(view) < 5)
        await differ(other, { now: '.roles .now', free: '.roles .card:not(.now, .used)', used: '.roles .used' })
      }
      assert.deepEqual(other.broken, [])
      await other.context().close()
    }
  })

/** One of a few words on a strip: the level at home, the pace in a table's menu. */
async function picks(media) {
  const page = await atRest('akropolis', { size: PHONE })
  await page.emulateMedia(media)
  await press(page, '.menu')
  const pace = (on) => `dialog[open] label${on ? '.on' : ':not(.on)'}:has([data-pace])`
  await page.waitForSelector(pace(true))
  await differ(page, { chosen: pace(true), other: pace(false) })
  await page.goto('/')
  const level = (on) => `label${on ? '.on' : ':not(.on)'}:has([data-level])`
  await page.waitForSelector(level(true))
  await differ(page, { chosen: level(true), other: level(false) })
  assert.deepEqual(page.broken, [])
  await page.context().close()
}

/** Tiles of Akropolis: those one can pay for, those too dear, the one in hand. */
async function tiles(media) {
  const page = await atRest('akropolis', { size: WIDE })
  await page.emulateMedia(media)
  // The dearest tile that can be had is taken each time, until one cannot.
  for (let moves = 0; moves < 20 && !(await page.locator('.ak-slot.dear').count()); moves++) {
    await answer(page, (n) => n - 1)
    await asked(page)
  }
  await differ(page, { free: '.ak-slot[data-lit]', dear: '.ak-slot.dear' })
  await press(page, '.ak-slot[data-lit]')
  await page.waitForSelector('.ak-held')
  await differ(page, { held: '.ak-held', other: '.ak-slot:not(.ak-held)' })
  assert.deepEqual(page.broken, [])
  await page.context().close()
}

for (const game of walksAll ? Object.keys(HAS) : ['san_juan'])
  test(`${game}: every part says what it is and what it does`, { skip, timeout: 120_000 }, async () => {
    const page = await atRest(game, { size: WIDE })
    assert.equal(await page.locator('h1').count(), 1)
    assert.match(await page.locator('.seat[data-part="seat:0"] [data-name]').textContent(), HAS[game])
    await until(page, (d) => d.options.some((o) => /^(hand|market|row|house)/.test(o.touches[0] ?? '')))
    const { data } = await call(page, 'GET', `api/tables/${page.table}/state?seat=0`)
    const parts = await page.evaluate(() =>
      Array.from(document.querySelectorAll('.table [data-part]'))
        // a hex is heard in the list of its city (akropolis.test)
        .filter(
          (e) => e.getClientRects().length > 0 && !e.closest('[aria-hidden="true"], .city:has([data-part^="hex:"])'),
        )
        .map((e) => ({
          part: e.dataset.part,
          said: e.getAttribute('aria-label') ?? (e.querySelector(':scope > [data-name]') ?? e).textContent.trim(),
          lit: e.dataset.lit !== undefined,
          refused: e.dataset.refused !== undefined,
        })),
    )
    assert.ok(parts.length > 10)
    for (const { part, said, lit, refused } of parts) {
      assert.ok(said.length > 1, part)
      assert.doesNotMatch(said, /undefined|null|\{|about-|NaN/, part)
      // What it would do, or why not, is a sentence of its own.
      if (lit || refused) assert.match(said, /[^.]\. .{4}|[!?…] .{4}/, `${part}: ${said}`)
    }
    // The same facts as "what is it" tells.
    const asks = parts.filter((p) => /^(hand|market|landmark|plan|seat|row):/.test(p.part)).slice(0, walksAll ? 30 : 8)
    for (const { part, said } of asks) {
      const about = await call(page, 'GET', `api/tables/${page.table}/about?seat=0&what=${encodeURIComponent(part)}`)
      assert.equal(about.status, 200, part)
      const { seat: _, ...facts } = about.data.short.args
      for (const [fact, value] of Object.entries(facts))
        if (typeof value === 'number' && !['copies', 'stones', 'built'].includes(fact))
          assert.ok(new RegExp(`\\b${value}\\b`).test(said), `${part}: ${fact} ${value} in “${said}”`)
    }
    const several = Object.entries(data.view.areas?.[0]?.hand ?? {}).find(([, count]) => count > 1)
    if (several) {
      const said = parts.find((p) => p.part === `hand:${several[0]}`).said
      assert.match(said, /cost \d+, points \d+/)
      assert.ok(said.includes(`${several[1]} of them`), said)
    }
    assert.deepEqual(page.broken, [])
    await page.context().close()
  })

test('welcome_to: fences, estates and pools of a sheet are heard', { skip, timeout: 120_000 }, async () => {
  // A printed sheet of the expert game: three estates of one house and two of three, pools, a roundabout.
  const page = await atRest('welcome_to', { size: PHONE }, { begin: { example: 'T-47' } })
  const { data } = await call(page, 'GET', `api/tables/${page.table}/state?seat=0`)
  const said = (part) =>
    page.evaluate((p) => {
      const el = document.querySelector(`.wt-sheet [data-part="${p}"]`)
      return el.getAttribute('aria-label') ?? el.querySelector(':scope > [data-name]').textContent
    }, part)
  const sheet = data.view.sheets[0]
  const heard = { fence: 0, estate: 0, built: 0, lost: 0, open: 0 }
  let lot = 0
  for (const [s, street] of sheet.streets.entries())
    for (const [i, number] of street.numbers.entries()) {
      const house = i + 1
      const label = await said(`house:0:${lot++}`)
      const hasPool = data.view.pool_houses[s].includes(house)
      const has = {
        fence: /, a fence after it/.test(label),
        estate: /, in a completed estate of \d/.test(label),
        built: /, pool built/.test(label),
        lost: /\. Its pool can no longer be built/.test(label),
        open: /, a place for a pool/.test(label),
      }
      assert.deepEqual(
        { ...has, estate: null },
        {
          fence: street.fences.includes(house),
          estate: null,
          built: street.pools.includes(house),
          lost: hasPool && number !== null && !street.pools.includes(house),
          open: hasPool && number === null,
        },
        label,
      )
      for (const [what, is] of Object.entries(has)) heard[what] += Number(is)
    }
  assert.equal(
    heard.estate,
    sheet.estates.reduce((sum, count, i) => sum + count * (i + 1), 0),
    'a house of each estate',
  )
  for (const [what, times] of Object.entries(heard)) assert.ok(times > 0, `nothing tells of ${what}`)
  for (const [i, count] of sheet.estates.entries())
    assert.match(
      await said(`column:0:${i + 1}`),
      new RegExp(`^Estates of size ${i + 1}: \\d+ each, completed: ${count}\\b`),
    )
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

test('whoever watches hears whose city it is', { skip, timeout: 120_000 }, async () => {
  const watcher = await person(browser, server, { size: PHONE })
  for (const game of ROOMS) {
    const page = await atRest(game, { size: PHONE }, { bots: ['Leo'], options: FIRST[game] })
    const named = (one) =>
      one.locator('.board [aria-label], .board[aria-label]').evaluateAll((all) => all.map((e) => e.ariaLabel))
    const own = (await named(page)).filter((label) => label === 'My city').length
    assert.ok(own > 0, game)
    await watcher.goto(`/t/${page.table}`)
    await watcher.waitForSelector('.table .board')
    const heard = await named(watcher)
    assert.ok(!heard.includes('My city'), game)
    assert.equal(heard.filter((label) => label === 'City: Olya').length, own, game)
    await page.context().close()
  }
  assert.deepEqual(watcher.broken, [])
  await watcher.context().close()
})

test(
  'what is dark is reached by keys, and a line of the log leads to its rule',
  { skip, timeout: 60_000 },
  async () => {
    const page = await atRest('machi_koro', { size: WIDE }, { options: { first_player: 1 } })
    await page.locator('[data-part="market:bakery"]').focus()
    assert.equal(await page.evaluate(() => document.activeElement?.dataset.part), 'market:bakery')
    await page.keyboard.press('Shift+ArrowRight')
    const part = await page.evaluate(() => document.activeElement?.dataset.part)
    assert.match(part, /^market:(?!bakery)/)
    assert.equal(await page.evaluate(() => document.activeElement?.dataset.lit), undefined, 'it is dark')
    await page.keyboard.press('i')
    await page.waitForSelector(`[data-about="${part}"]`)
    await page.keyboard.press('Escape')
    await page.waitForSelector('[data-about]', { state: 'detached' })
    await answer(page, () => 0)
    await asked(page)
    const link = page.locator('.logbox [data-rule]').first()
    await link.waitFor()
    assert.equal(
      await page.locator('.logbox .log').evaluate((log) => log.scrollTop),
      0,
      'a short log is in sight whole',
    )
    assert.ok((await page.locator('[data-heard]').innerText()).length > 5, 'news are heard')
    await link.click()
    await page.waitForSelector('dialog[open] .entry, dialog[open] [data-entry], dialog[open] article')
    assert.deepEqual(page.broken, [])
    await page.context().close()
  },
)

test('welcome_to: a pair and a house are one tap each, undo takes both back', { skip, timeout: 60_000 }, async () => {
  const page = await atRest('welcome_to', { size: PHONE, touch: true })
  const step = async () => Number(await page.getAttribute('.table', 'data-step'))
  const first = await step()
  const { data } = await call(page, 'GET', `api/tables/${page.table}/state?seat=0`)
  const pair = data.view.offer.findIndex((p) => ['fence', 'estate_value', 'park'].includes(p.action))
  await press(page, `[data-part="pair:${Math.max(0, pair)}"]`)
  await page.waitForFunction((s) => Number(document.querySelector('.table').dataset.step) > s, first)
  if (await page.locator('.choice [data-option]').count()) await answer(page, () => 0) // a temp crew's number
  await page.waitForTimeout(SETTLED)
  const between = await step()
  const house = await page.locator('.house[data-lit]').nth(2).getAttribute('data-part')
  const asks = (await call(page, 'GET', `api/tables/${page.table}/state?seat=0`)).data.decision
  await press(page, `.house[data-part="${house}"]`)
  if (!asks.options.find((o) => o.touches.includes(house)).args.closes) {
    await page.waitForFunction((s) => Number(document.querySelector('.table').dataset.step) > s, between)
    await press(page, '[data-undo]')
    await page.waitForFunction(() => document.querySelectorAll('.house[data-lit]').length > 5)
  } else {
    await page.waitForSelector('[data-confirm]')
    assert.equal(await step(), between, 'what closes the round is confirmed')
  }
  assert.equal(await page.locator('[data-option="done"]').count(), 0, 'nobody is asked to be done')
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

const hand = (page) => page.locator('[data-part^="hand:"]').evaluateAll((all) => all.map((e) => e.dataset.part))

test(
  'san_juan: a payment is taken back whole; drawn cards leave the hand in sight',
  { skip, timeout: 300_000 },
  async () => {
    // Bob waits when he is asked: nothing is drawn that would forbid the undo.
    let people = await pair('san_juan')
    if (walksAll) {
      await untilOne(people, (d) => d.kind === 'council_keep', luck(2), 'councillor')
      const [page] = people
      const floor = (await page.locator('.bar').boundingBox()).y
      for (const part of await page.locator('[data-part^="hand:"], [data-part^="drawn:"]').all()) {
        const box = await part.boundingBox()
        const is = `${await part.getAttribute('data-part')} at ${box.y} to ${box.y + box.height} of ${floor}`
        assert.ok(box.y >= 0 && box.y + box.height <= floor + 1, is)
      }
    }
    // In some games nobody pays two cards with a move of the other's behind it: then another is played.
    let slots
    for (let can = false; !can;) {
      const pays = await untilOne(people, (d) => d.kind === 'pay_card' && d.choose.least > 1, luck(4))
      if (!pays) {
        for (const one of people) await one.context().close()
        people = await pair('san_juan')
        continue
      }
      const marks = pays.decision.choose.least
      slots = await hand(people[0])
      for (let i = 0; i < marks; i++)
        await press(
          people[0],
          '.table [data-part^="hand:"][data-lit]:not([data-chosen]), .table [data-part^="hand:"][data-more]',
        )
      assert.deepEqual(await hand(people[0]), slots, 'cards stay in their slots')
      await press(people[0], '[data-confirm]')
      await people[0].waitForFunction((s) => Number(document.querySelector('.table').dataset.step) > s, pays.step)
      can = (await call(people[0], 'GET', `api/tables/${people[0].table}/state?seat=0`)).data.can_undo
    }
    const [page, bob] = people
    await page.waitForSelector('[data-undo][data-can]')
    await page.waitForTimeout(SETTLED)
    await press(page, '[data-undo]')
    await page.waitForSelector('[data-bill]')
    assert.deepEqual(await hand(page), slots, 'every card is back')
    for (const one of [page, bob]) {
      assert.deepEqual(one.broken, [])
      await one.context().close()
    }
  },
)

test('the coach warns once before the game ends', { skip: skip || !walksAll, timeout: 300_000 }, async () => {
  const page = await atRest('akropolis', { size: PHONE, coach: true }, { bots: ['Leo'] })
  const pick = luck(9)
  let warned = 0
  let last = ''
  for (await asked(page); !(await over(page)); await asked(page)) {
    const said = await page
      .locator('[data-coach]')
      .getAttribute('data-coach', { timeout: 200 })
      .catch(() => '')
    if (said === 'coach-ending' && last !== said) warned += 1
    last = said
    await answer(page, pick)
  }
  assert.equal(warned, 1)
  await page.context().close()
})
