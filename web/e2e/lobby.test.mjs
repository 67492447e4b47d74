/** Before the start and among people: bots on open seats, a link others can open, take-backs and hints in sight. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, asked, browser, call, clean, newTable, opens, person, PHONE, server, tap } from './harness.mjs'

const skip = opens()

async function look(page, name) {
  if (process.env.LOOK_INTO) await page.screenshot({ path: `${process.env.LOOK_INTO}/${name}.png`, fullPage: true })
}

async function named(lang, name, size) {
  const page = await person(browser, server, { lang, size })
  await page.goto('/')
  await call(page, 'POST', 'api/me', { name })
  return page
}

test('a host fills seats with bots, and is warned of a link for this computer only', { skip }, async () => {
  const host = await named('uk', 'Олена', PHONE)
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const { id } = await newTable(host, { game: 'machi_koro', seats })
  await host.goto(`/t/${id}`)
  // This server listens on 127.0.0.1 only, and says what to do about it.
  await host.waitForSelector('[data-reach=none]')
  assert.match(await host.textContent('[data-reach]'), /--host 0\.0\.0\.0/)
  assert.deepEqual(await host.locator('[data-bot="1"] option').allTextContents(), [
    'Бот…',
    'новачок',
    'легкий',
    'звичайний',
    'сильний',
    'майстер',
  ])
  await host.selectOption('[data-bot="1"]', 'level:easy')
  await host.waitForSelector('[data-free="1"]')
  await host.selectOption('[data-bot="2"]', 'level:hard')
  await host.waitForSelector('[data-start]:not([disabled])')
  await look(host, 'lobby-phone')
  await clean(host, 'a lobby')
  const names = (await call(host, 'GET', `api/tables/${id}`)).data.seats.map((s) => s.name)
  assert.equal(new Set(names).size, 3, 'each has a name of its own')
  await host.click('[data-free="1"]')
  await host.waitForSelector('[data-sit="1"]')
  await host.selectOption('[data-bot="1"]', 'level:normal')

  // Where the server is heard in the local network, that is the address which is given away.
  const near = `http://192.168.7.7:8000/t/${id}`
  await host.route('**/reach', (route) => route.fulfill({ json: { links: [near], local_only: false } }))
  await host.reload()
  await host.waitForSelector('[data-reach=near]')
  assert.match(await host.textContent('[data-reach]'), /127\.0\.0\.1/)
  assert.equal(await host.locator('[data-reach]').count(), 1)
  assert.equal(await host.inputValue('.share input'), near)
  await host.click('[data-start]:not([disabled])')
  await asked(host)
  assert.deepEqual(host.broken, [])
  await host.context().close()
})

test('the link for my other device is one that it can open', { skip }, async () => {
  const [host, guest] = [await named('en', 'Ann', PHONE), await named('en', 'Bob')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await newTable(host, { game: 'machi_koro', seats })
  await call(guest, 'POST', `api/tables/${id}/sit`, { seat: 1, name: '' })
  await call(host, 'POST', `api/tables/${id}/start`)
  const link = async (page) => {
    await page.goto(`/t/${id}`)
    await page.click('.menu')
    await page.click('[data-device-link]')
    return new URL(await page.getAttribute('[data-device]', 'data-device'))
  }
  // A server that listens here only says so, to a guest as well, who cannot ask for more.
  assert.equal((await link(host)).origin, server.url)
  await host.waitForSelector('dialog [data-reach=none]')
  const links = [`http://192.168.7.7:8000/t/${id}`]
  for (const page of [host, guest])
    await page.route('**/reach', (route) => route.fulfill({ json: { links, local_only: false } }))
  const near = await link(host)
  assert.equal(near.origin, 'http://192.168.7.7:8000')
  assert.match(near.hash, /^#claim=./)
  assert.equal(await host.locator('[data-reach]').count(), 0)
  assert.equal((await link(guest)).origin, server.url)
  await guest.waitForSelector('dialog [data-reach=none]')
  assert.deepEqual([...host.broken, ...guest.broken], [])
  await host.context().close()
  await guest.context().close()
})

test('a take-back is answered in sight of who asked, a hint in sight of all', { skip }, async () => {
  const [ann, bob] = [await named('en', 'Ann'), await named('en', 'Bob', PHONE)]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const wish = { game: 'machi_koro', seats, undo: 'ask', hints: true, options: { first_player: 1 } }
  const { id } = await newTable(ann, wish)
  await bob.goto(`/t/${id}`)
  await bob.click('[data-sit="1"]')
  await bob.waitForSelector('.lobby button:has-text("Leave"), .lobby button:has-text("Stand")')
  await ann.goto(`/t/${id}`)
  await ann.click('[data-start]:not([disabled])')
  await asked(ann)

  await ann.click('[data-hint-ask]')
  await ann.waitForSelector('[data-hint]')
  await bob.waitForFunction(() => /Ann took a hint/.test(document.body.textContent))

  // The dice have fallen: undo by the rule is over, and the same button asks Bob.
  await answer(ann, () => 0)
  await ann.waitForFunction(async (path) => {
    const state = await (await fetch(path)).json()
    return state.can_takeback && !state.can_undo && document.querySelector('.table').dataset.step === `${state.step}`
  }, `/api/tables/${id}/state?seat=0`)
  const ask = async () => {
    await tap(ann, '[data-undo][data-can]')
    await ann.waitForSelector('[data-takeback=waits]')
    assert.match(await ann.textContent('[data-takeback]'), /Bob/)
  }
  await ask()
  await bob.click('[data-refuse]')
  await ann.waitForSelector('[data-takeback=refused]')
  assert.match(await ann.textContent('[data-takeback]'), /Bob refused/)
  await look(ann, 'takeback-wide')
  await ask()
  await bob.click('[data-allow]')
  await ann.waitForSelector('[data-takeback=granted]')

  // Who took hints is said with the result, to everybody.
  await call(ann, 'POST', `api/tables/${id}/resign`, { seat: 0 })
  await call(bob, 'POST', `api/tables/${id}/resign`, { seat: 1 })
  for (const page of [ann, bob]) {
    await page.waitForSelector('dialog[open] [data-result]')
    assert.equal(await page.innerText('dialog [data-hints-taken]'), 'Hints taken: Ann 1')
  }
  assert.deepEqual([...ann.broken, ...bob.broken], [])
  await ann.context().close()
  await bob.context().close()
})

test('a part of the page that is gone brings the new page, once', { skip }, async () => {
  const page = await named('en', 'Ann')
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }]
  const { id } = await newTable(page, { game: 'machi_koro', seats, options: { first_player: 1 }, start: true })
  let loads = 0
  page.on('framenavigated', (frame) => (loads += frame === page.mainFrame() ? 1 : 0))
  const gone = []
  await page.route('**/assets/Menu-*.js', (route) => {
    gone.push(loads)
    return route.abort()
  })
  await page.goto(`/t/${id}`)
  // The table fetches what may be pressed next, finds one part gone, and is loaded anew; the second time it stays.
  for (let waits = 0; waits < 200 && !gone.includes(2); waits++) await page.waitForTimeout(50)
  await asked(page)
  await page.waitForTimeout(500)
  assert.deepEqual([loads, [...new Set(gone)]], [2, [1, 2]], 'one load and one reload')
  await answer(page, () => 0)
  await asked(page)
  // The server has it again: a press finds it.
  await page.unroute('**/assets/Menu-*.js')
  await page.reload()
  await asked(page)
  await page.click('.menu')
  await page.waitForSelector('dialog[open] [data-pace]')
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

test('what breaks in a page is told to the host', { skip }, async () => {
  const page = await named('en', 'Ann')
  const heard = page.waitForResponse((r) => r.url().endsWith('/api/trouble'))
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' })) // nothing broke
    setTimeout(() => JSON.parse('{'))
  })
  const answered = await heard
  assert.deepEqual([answered.status(), answered.request().postDataJSON().kind], [200, 'SyntaxError'])
  assert.deepEqual(page.broken.length, 1)
  await page.context().close()
})

/** Every line to a table of this page, so that it can be cut. */
async function lines(page) {
  const all = []
  await page.routeWebSocket(/\/live\?/, (line) => {
    line.connectToServer()
    all.push(line)
  })
  return all
}

/** The server goes away, and comes back updated: the page that asks after its table hears of it. */
async function updated(page, id, all) {
  let isBack = false
  await page.route('**/api/**', async (route) => {
    if (!isBack) return route.request().url().endsWith(id) ? route.abort() : route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'misto-build': 'of-tomorrow' } })
  })
  await page.evaluate(() => void (window.before = true))
  const lost = page.waitForEvent('requestfailed', (r) => r.url().endsWith(id))
  await all.at(-1).close()
  await lost
  isBack = true
  await page.waitForResponse((r) => r.url().endsWith(id))
}

const isOld = (page) => page.evaluate(() => window.before === true)
const isNew = (page) => page.waitForFunction(() => !window.before && document.querySelector('.table[data-step]'))

test(
  'an old page makes way when nobody is asked, and at a question only when it rests',
  { skip, timeout: 120_000 },
  async () => {
    const [page, bob] = [await named('en', 'Ann', PHONE), await named('en', 'Bob')]
    const all = await lines(page)
    await page.clock.install()
    const wish = { game: 'machi_koro', options: { first_player: 1 } }
    const alone = await newTable(page, {
      ...wish,
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
      start: true,
    })
    await page.evaluate(() => localStorage.setItem('misto-pace', 'step'))
    await page.goto(`/t/${alone.id}`)
    await asked(page)
    while (!(await page.locator('[data-tell]').count())) await answer(page, () => 0)

    // A move that is told is looked at, for as long as somebody wants.
    await updated(page, alone.id, all)
    await page.clock.runFor(60_000)
    assert.ok((await isOld(page)) && (await page.locator('[data-tell]').isVisible()), 'a move is told')
    await tap(page, '[data-tell-skip]')
    await asked(page)
    while (!(await page.locator('.card[data-lit]').count())) {
      await answer(page, () => 0)
      await page.waitForFunction(() => document.querySelector('.table[data-owes="1"], [data-tell]'))
      if (await page.locator('[data-tell]').count()) await tap(page, '[data-tell-skip]')
      await asked(page)
    }
    // So is a hint, and what is picked stays picked.
    await page.click('[data-hint-ask]')
    await page.waitForSelector('[data-hint]')
    await page.clock.runFor(60_000)
    assert.ok((await isOld(page)) && (await page.locator('[data-hint]').isVisible()), 'a hint is read')
    await tap(page, '.card[data-lit]')
    await page.waitForSelector('[data-confirm]')
    await page.clock.runFor(60_000)
    assert.ok((await isOld(page)) && (await page.locator('[data-confirm]').isVisible()), 'something is picked')
    await tap(page, '[data-undo]')
    await page.waitForSelector('[data-confirm]', { state: 'detached' })
    await page.clock.runFor(4000)
    await page.mouse.move(100, 300)
    await page.clock.runFor(4000)
    assert.ok(await isOld(page), 'a hand moves')
    const step = await page.getAttribute('.table', 'data-step')
    await page.clock.runFor(2000)
    await isNew(page)
    await asked(page)
    assert.equal(await page.getAttribute('.table', 'data-step'), step, 'the same question as before')
    assert.deepEqual(page.broken, [])
    await page.context().close()

    // Who waits for others loses nothing.
    const waits = await named('en', 'Kim')
    const its = await lines(waits)
    const { id } = await newTable(bob, { ...wish, seats: [{ kind: 'me' }, { kind: 'open' }] })
    await call(waits, 'POST', `api/tables/${id}/sit`, { seat: 1, name: '' })
    await call(bob, 'POST', `api/tables/${id}/start`)
    await waits.goto(`/t/${id}`)
    await waits.waitForSelector('.table[data-owes="0"] .bar')
    await updated(waits, id, its)
    await isNew(waits)
    assert.deepEqual(waits.broken, [])
    await bob.context().close()
    await waits.context().close()
  },
)
