/** What moves, what is told when asked, fingers on a map, going back, playing again, starting without a network. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  answer,
  asked,
  browser,
  call,
  luck,
  markedPlaces,
  newTable,
  opens,
  person,
  PHONE,
  press,
  resign,
  seated,
  server,
  walksAll,
} from './harness.mjs'

const skip = opens()
const ONE = { bots: ['Taras'] }

/** Remembers every coin and card that ever flew over the table. */
const watchFlights = async (page) => {
  await page.waitForSelector('.flights', { state: 'attached' })
  await page.evaluate(() => {
    window.flown = 0
    new MutationObserver((all) => {
      for (const m of all) window.flown += [...m.addedNodes].filter((n) => n.classList?.contains('flight')).length
    }).observe(document.querySelector('.flights'), { childList: true })
  })
}

test(
  'coins travel once and briefly, a tap ends it, and reduced motion keeps them still',
  { skip, timeout: 300_000 },
  async () => {
    for (const motion of [true, false]) {
      const page = await seated('machi_koro', { motion }, ONE)
      await watchFlights(page)
      const pick = luck(4)
      const flown = () => page.evaluate(() => window.flown)
      for (let i = 0; i < (walksAll || motion ? 12 : 5); i++) {
        await asked(page)
        await answer(page, pick)
        if (!walksAll && (await flown()) > 0) break
      }
      await asked(page)
      if (motion) assert.ok((await flown()) > 0, 'nothing moved in twelve moves')
      else assert.equal(await flown(), 0)
      await page.evaluate(() => document.querySelectorAll('.flight').forEach((f) => f.classList.add('before')))
      await page.keyboard.press('Escape')
      assert.equal(await page.locator('.flight.before').count(), 0, 'Esc ends what moves')
      assert.deepEqual(page.broken, [])
      await page.context().close()
    }
  },
)

test(
  'a card says what it does: by a long press, by the right button, by key, and when it is built',
  { skip, timeout: 300_000 },
  async () => {
    const page = await seated('san_juan', { lang: 'uk', size: PHONE, touch: true }, ONE)
    const pick = luck(8)
    while (!(await page.locator('.hand-card[data-lit]').count())) {
      await answer(page, pick)
      await asked(page)
    }
    const step = await page.getAttribute('.table', 'data-step')
    const card = page.locator('.hand-card[data-lit]').first()
    await card.scrollIntoViewIfNeeded()
    assert.ok((await card.locator('.effect').innerText()).length > 5)
    const box = await card.boundingBox()
    const touch = await page.context().newCDPSession(page)
    const at = [{ x: box.x + box.width / 2, y: box.y + 30 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at })
    await page.waitForSelector('[data-about]')
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    assert.match(await page.textContent('[data-about]'), /Ціна/)
    await page.keyboard.press('Escape')
    await page.waitForSelector('[data-about]', { state: 'detached' })
    assert.equal(await page.getAttribute('.table', 'data-step'), step, 'asking is no move')
    await card.click({ button: 'right' })
    await page.waitForSelector('[data-about]')
    await page.keyboard.press('Escape')
    await card.focus()
    await page.keyboard.press('i')
    await page.waitForSelector('[data-about]')
    await page.keyboard.press('Escape')
    await press(page, '.building')
    await page.waitForSelector('[data-about]')
    assert.deepEqual(page.broken, [])
  },
)

test(
  'fingers on a city: a pinch zooms, a finger pans, a tap takes the nearest place, the tile follows a finger',
  { skip, timeout: 300_000 },
  async () => {
    const page = await seated('akropolis', { size: PHONE, touch: true }, ONE)
    await press(page, '.ak-slot[data-lit]')
    await page.waitForSelector('.ak-held')
    const box = async () => (await page.getAttribute('.ak-main svg.city', 'viewBox')).split(' ').map(Number)
    // Where it may lie, by the marks of the best few.
    const spots = await markedPlaces(page)
    const map = await page.locator('.ak-main .map').boundingBox()
    const middle = { x: map.x + map.width / 2, y: map.y + map.height / 2 }
    const cdp = await page.context().newCDPSession(page)
    const touch = (type, ...points) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
    // Moves reach the page with its next frame.
    const gesture = async (steps, holds, what) => {
      await touch('touchStart', ...steps[0])
      for (const step of steps.slice(1)) await touch('touchMove', ...step)
      await touch('touchEnd')
      for (let frames = 0; frames < 40; frames++) {
        const now = await box()
        if (await holds(now)) return now
        await page.waitForTimeout(50)
      }
      throw new Error(`${what}: ${whole} to ${await box()}`)
    }
    const whole = await box()
    const apart = (by) => [
      [middle.x - by, middle.y],
      [middle.x + by, middle.y],
    ]
    const near = await gesture(
      [30, 45, 60, 75].map(apart),
      (b) => b[2] < whole[2] * 0.45,
      'a pinch from 60 to 150 px zooms by 2.5',
    )
    const on = async () => await page.getAttribute('.ak-ghost', 'data-spot')
    const first = await on()
    // A finger whose lifting nobody told of is forgotten when the next touch begins.
    await page.evaluate(({ x, y }) => {
      const finger = { pointerId: 77, pointerType: 'touch', clientX: x, clientY: y, bubbles: true }
      document.querySelector('.ak-main svg.city').dispatchEvent(new PointerEvent('pointerdown', finger))
    }, middle)
    // In a corner of the map, away from the tile near its middle.
    const tile = await page.locator('.ak-ghost').boundingBox()
    const corner = tile.y + tile.height / 2 < middle.y ? map.y + map.height - 20 : map.y + 20
    await gesture(
      [0, 10, 25, 40].map((by) => [[map.x + 15 + by, corner]]),
      (b) => b[0] < near[0] - 5 && Math.abs(b[2] - near[2]) < 1,
      'the map goes with the finger',
    )
    assert.equal(await on(), first, 'neither was a move')
    await page.click('[data-fit]')
    await page.waitForFunction(
      (was) => document.querySelector('.ak-main svg.city').getAttribute('viewBox') === was,
      whole.join(' '),
    )
    // A tap twenty pixels off a place still takes it: that is a target of more than 44 pixels.
    const lies = await page.locator('.ak-ghost').boundingBox()
    const lone = spots
      .filter((s) => Math.hypot(s.x - lies.x - lies.width / 2, s.y - lies.y - lies.height / 2) > 60)
      .map((s) => ({ ...s, out: Math.hypot(s.x - middle.x, s.y - middle.y) }))
      .sort((a, b) => b.out - a.out)[0]
    const away = {
      x: lone.x + ((lone.x - middle.x) / lone.out) * 20,
      y: lone.y + ((lone.y - middle.y) / lone.out) * 20,
    }
    // Right after another touch the browser would wait for a double tap.
    await page.waitForTimeout(500)
    await page.touchscreen.tap(away.x, away.y)
    await page.waitForFunction((was) => document.querySelector('.ak-ghost').dataset.spot !== was, first)
    assert.match(await page.textContent('.ak-gain'), /[+−]\d+/)
    const picked = await on()
    const other = spots.filter((s) => Math.hypot(s.x - lone.x, s.y - lone.y) > 60)[0]
    const path = [0, 0.2, 0.5, 0.8, 1].map((k) => [[lone.x + (other.x - lone.x) * k, lone.y + (other.y - lone.y) * k]])
    await gesture(path, async () => (await on()) !== picked, 'the tile follows the finger')
    // The same way back in one piece, as a busy browser tells of it.
    const there = await on()
    await gesture([path.at(-1), path[0]], async () => (await on()) !== there, 'also when it is told at once')
    await press(page, '[data-confirm]')
    await page.waitForSelector('.ak-held', { state: 'detached' })
    assert.deepEqual(page.broken, [])
  },
)

test('at a table with free undo the log leads back to any line', { skip, timeout: 300_000 }, async () => {
  const page = await seated('machi_koro', {}, { ...ONE, undo: 'free' })
  const pick = luck(6)
  for (let i = 0; i < 5; i++) {
    await asked(page)
    await answer(page, pick)
  }
  await asked(page)
  await page.keyboard.press('l')
  await page.waitForSelector('dialog[open] [data-rewind]')
  const back = page.locator('dialog[open] [data-rewind]').nth(1)
  const turn = await page.textContent('.brand')
  await back.click()
  await page.waitForFunction((was) => document.querySelector('.brand').textContent !== was, turn)
  assert.match(await page.textContent('.logbox'), /takes the game back/)
  assert.deepEqual(page.broken, [])
})

test(
  'where take-backs are chosen the page says that the same luck comes again',
  { skip, timeout: 300_000 },
  async () => {
    const page = await person(browser, server, { lang: 'uk' })
    await page.goto('/new/machi_koro')
    await page.waitForSelector('[data-create]')
    const told = page.getByText('кубики й карти будуть ті самі')
    assert.equal(await told.count(), 0)
    for (const undo of ['за згодою інших', 'вільно']) {
      await page.getByText(undo, { exact: true }).click()
      await told.waitFor()
    }
    assert.deepEqual(page.broken, [])
  },
)

test('time left for a decision is shown', { skip, timeout: 300_000 }, async () => {
  const page = await seated('machi_koro', {}, { ...ONE, away: { policy: 'bot', after_s: 3600, deadline_s: 86400 * 3 } })
  assert.match(await page.textContent('[data-deadline]'), /^2 d 23 h left$/)
})

test('whoever sits at the table can join the rematch somebody calls', { skip, timeout: 300_000 }, async () => {
  const one = await person(browser, server, { lang: 'uk' })
  const two = await person(browser, server, { lang: 'en' })
  await one.goto('/')
  const seats = [{ kind: 'me', name: 'Оля' }, { kind: 'open' }]
  const table = await newTable(one, { game: 'machi_koro', seats, options: { turn_cap: 1 } })
  await two.goto(`/t/${table.id}`)
  await two.fill('#lobby-name', 'Sam')
  await two.click('[data-sit="1"]')
  await one.goto(`/t/${table.id}`)
  await one.click('[data-start]')
  await one.waitForSelector('.table[data-status="playing"]')
  await call(one, 'POST', `api/tables/${table.id}/resign`, { seat: 0 })
  await call(two, 'POST', `api/tables/${table.id}/resign`, { seat: 1 })
  await one.waitForSelector('[data-rematch]', { timeout: 120_000 })
  await two.waitForSelector('[data-result]', { timeout: 120_000 })
  await one.click('[data-rematch]')
  await one.waitForURL((u) => !u.pathname.includes(table.id))
  await two.waitForSelector('[data-join-result]')
  await two.click('[data-join-result]')
  await two.waitForURL((u) => !u.pathname.includes(table.id))
  assert.equal(new URL(one.url()).pathname, new URL(two.url()).pathname)
  assert.deepEqual([one.broken, two.broken], [[], []])
})

test(
  'a replay tells the whole log after moves were taken back, by steps and by turns',
  { skip, timeout: 600_000 },
  async () => {
    const page = await seated('akropolis', {}, ONE)
    await press(page, '.ak-slot[data-lit]')
    await page.waitForSelector('.ak-held')
    await page.keyboard.press('u')
    await page.waitForSelector('.ak-held', { state: 'detached' })
    const pick = luck(9)
    // three tiles each; the rest is played by bots
    while (Number(await page.getAttribute('.table', 'data-step')) < 12) {
      await answer(page, pick)
      await asked(page)
    }
    await resign(page)
    await page.goto(`/t/${page.table}/replay?step=12`)
    await page.waitForFunction(() => document.querySelectorAll('.logbox li').length > 8)
    const lines = await page.locator('.logbox li').allTextContents()
    assert.equal(lines.filter((l) => /takes a tile/.test(l)).length, 6, lines.join('\n'))
    assert.ok(!lines.some((l) => /takes a move back/.test(l)))
    await page.click('[data-by]')
    const at = Number((await page.textContent('[data-at]')).split('/')[0])
    await page.focus('[data-slide]')
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction((was) => document.querySelector('[data-at]').textContent.startsWith(`${was + 1}/`), at)
    await page.locator('.logbox button.line').first().click()
    await page.waitForFunction(() => /step=[01]\b/.test(location.search))
    // Where there is no clipboard the step's link stands there to be copied, and nobody is told that it was.
    const clipboard = (writes) =>
      page.evaluate((w) => {
        const value = w ? { writeText: async (url) => (window.kept = url) } : undefined
        Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
      }, writes)
    await clipboard(false)
    await page.click('[data-share]')
    assert.match(await page.inputValue('[data-link]'), /\/replay\?step=[01]\b/)
    assert.equal(await page.innerText('[data-share]'), 'Link to this step')
    await clipboard(true)
    await page.click('[data-share]')
    await page.waitForSelector('[data-link]', { state: 'detached' })
    assert.equal(await page.innerText('[data-share]'), 'Copied')
    assert.deepEqual(page.broken, [])
  },
)

test('the sheet of Welcome To is classic or a blueprint, as one likes', { skip, timeout: 300_000 }, async () => {
  const page = await seated('welcome_to', {}, ONE)
  assert.equal(await page.locator('.wt-sheet.blue').count(), 0)
  await page.click('.menu')
  await page.click('[data-paper="blueprint"]')
  await page.waitForSelector('.wt-sheet.blue')
  await page.reload()
  await page.waitForSelector('.wt-sheet.blue')
})

test(
  'the shell starts without a network, and nothing the server said is kept',
  { skip, timeout: 300_000 },
  async () => {
    const page = await person(browser, server, { offline: true })
    await page.goto('/')
    await page.waitForSelector('[data-play]')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (!navigator.serviceWorker.controller)
        await new Promise((r) => navigator.serviceWorker.addEventListener('controllerchange', r, { once: true }))
    })
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const urls = (
        await Promise.all(
          names.map(async (n) => (await (await caches.open(n)).keys()).map((r) => new URL(r.url).pathname)),
        )
      ).flat()
      return { names, urls }
    })
    assert.equal(kept.names.length, 1)
    assert.ok(kept.urls.includes('/') && kept.urls.some((u) => u.startsWith('/assets/')))
    assert.deepEqual(
      kept.urls.filter((u) => u.startsWith('/api/')),
      [],
    )
    await page.context().setOffline(true)
    await page.goto('/new/machi_koro')
    await page.waitForSelector('.hd')
    assert.match(await page.textContent('[role="alert"]'), /No connection/)
    await page.goto('/')
    await page.waitForSelector('.hero h1')
    await page.context().setOffline(false)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.waitForSelector('[data-play]')
  },
)

test('a page that was opened while there was no server comes by itself', { skip, timeout: 300_000 }, async () => {
  const page = await seated('machi_koro', {}, ONE)
  const pages = [
    [`/t/${page.table}`, '.table[data-owes]'],
    ['/learn/machi_koro', '[data-lesson-step]'],
    ['/new/machi_koro', '[data-create]'],
    [`/t/${page.table}/replay`, '[data-at]'],
    ['/privacy', '[data-holding]'],
  ]
  await resign(page)
  for (const [address, there] of walksAll ? pages : pages.slice(0, 2)) {
    await page.route('**/api/**', (route) => route.abort())
    await page.goto(address)
    await page.waitForFunction(() => /No connection/.test(document.querySelector('main')?.textContent))
    await page.unroute('**/api/**')
    await page.waitForSelector(there)
    assert.equal(await page.getByText('No connection').count(), 0, address)
  }
  // What failed for want of a connection is not said for longer than it lasts.
  await page.clock.install()
  await page.goto('/')
  await page.waitForSelector('[data-play]')
  await page.route('**/api/tables', (route) => route.abort())
  await page.locator('[data-play]').first().click()
  await page.waitForSelector('.trouble')
  await page.clock.runFor(16_000)
  await page.waitForSelector('.trouble', { state: 'detached' })
  assert.deepEqual(page.broken, [])
})
