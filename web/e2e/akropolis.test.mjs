/** A tile of Akropolis laid with one thumb: shown, dragged, stepped, turned, counted, laid; and a city in words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  answer,
  asked,
  clean,
  ignored,
  luck,
  LYING,
  markedPlaces,
  opens,
  PHONE,
  press,
  resign,
  seated,
  SETTLED,
  walksAll,
} from './harness.mjs'

const skip = opens()
/** a window of 1440x900 and one of 1280x720 at 200 % */
const ENLARGED = [
  { width: 720, height: 450 },
  { width: 640, height: 360 },
]

/** In a game, with a tile in hand: after so many moves of one's own. */
async function placing(size, moves = walksAll ? 12 : 4) {
  const page = await seated('akropolis', { size, touch: true })
  const pick = luck(3)
  for (let i = 0; i < moves; i++) {
    await asked(page)
    await answer(page, pick)
  }
  await asked(page)
  if (!(await page.locator('.ak-held').count())) {
    await page.waitForTimeout(SETTLED)
    await press(page, '.ak-slot[data-lit]')
  }
  await page.waitForSelector('.ak-ghost')
  await page.waitForTimeout(SETTLED)
  return page
}

const spot = (page) => page.getAttribute('.ak-ghost', 'data-spot')
const step = (page) => page.getAttribute('.table', 'data-step')
const ghost = (page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.ak-ghost').getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
/** What lies where under the ghost: turned, a tile covers the same three cells with other hexes. */
const drawnHexes = () =>
  Array.from(document.querySelectorAll('.ak-ghost > g > use'), (e) => {
    return `${e.parentElement.getAttribute('transform')} ${e.getAttribute('href')}`
  })
    .sort()
    .join()
/** Where the hexes of one's city are seen on the screen. */
const builtHexes = () =>
  Array.from(document.querySelectorAll('.ak-main [data-part^="hex:"]'), (e) => {
    const { x, y, width, height } = e.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  })
const moved = (page, was) =>
  page.waitForFunction((w) => document.querySelector('.ak-ghost').dataset.spot !== w, was, { timeout: 5000 })

/** What can be seen of the map: not under the bar, not beyond the screen. */
const shownMap = (page) =>
  page.evaluate(() => {
    const map = document.querySelector('.ak-main .map').getBoundingClientRect()
    const floor = Math.min(innerHeight, document.querySelector('.bar').getBoundingClientRect().top)
    const seats = document.querySelector('.seats').getBoundingClientRect()
    return (Math.min(map.bottom, floor) - Math.max(map.top, seats.bottom, 0)) / innerHeight
  })

const small = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.ak-main button, .bar button'))
      .map((e) => ({ e, b: e.getBoundingClientRect() }))
      .filter(({ b }) => b.width > 0 && (b.width < 44 || b.height < 44))
      .map(({ e, b }) => `${e.ariaLabel ?? e.textContent} ${b.width}x${b.height}`),
  )

const points = (said) => Number(said.replace('−', '-').match(/[+-]?\d+/)[0])
const gain = async (page) => points(await page.textContent('.points'))

/** What the best few places bring: neither marked nor said before it is asked for, nor afterwards. */
async function bestGains(page) {
  const isTold = async () => [
    await page.locator('[data-mark]').count(),
    /by points/.test(await page.textContent('.ak-gain')),
  ]
  assert.deepEqual(await isTold(), [0, false], 'unasked')
  await press(page, '[data-best]')
  const marks = await page.locator('[data-mark] text:last-child').allTextContents()
  assert.deepEqual(await isTold(), [marks.length, true])
  await press(page, '[data-best]')
  assert.deepEqual(await isTold(), [0, false], 'put away')
  return marks.map(points)
}

test('where a tile is best is for the player to find, or to ask', { skip, timeout: 120_000 }, async () => {
  // The last tile of a printed game, with and without hints.
  for (const hints of [false, true]) {
    const page = await seated('akropolis', { size: PHONE }, { begin: { example: 'AK-T20' }, hints })
    await page.waitForTimeout(SETTLED)
    await press(page, '.ak-slot[data-lit]')
    await page.waitForSelector('.ak-ghost')
    await page.waitForTimeout(SETTLED)
    assert.equal(await page.locator('.ak-ghost.advised').count(), 0)
    const [first, marks] = [await gain(page), await bestGains(page)]
    assert.ok(first < Math.max(...marks), `it lies on the best place at once: ${first} of ${marks}`)
    assert.equal(await page.locator('[data-hint-ask]').count(), Number(hints))
    if (hints) {
      await press(page, '[data-hint-ask]')
      await page.waitForSelector('.ak-ghost.advised')
    }
    assert.deepEqual(page.broken, [])
    await page.context().close()
  }
})

test('a thumb drags, steps, turns and lays a tile', { skip, timeout: 300_000 }, async () => {
  const page = await placing(PHONE)
  const begun = await step(page)
  assert.equal(await page.locator('.ak-main [data-lit]').count(), 0, 'no small targets on the map')
  assert.deepEqual(await small(page), [], 'every button is as large as a thumb')
  assert.ok((await shownMap(page)) >= 0.3, `the map shows ${await shownMap(page)} of the screen`)

  // The best places are told on request, and no other promises more.
  assert.match(await page.textContent('.ak-gain'), /level \d/)
  const marks = await bestGains(page)
  assert.ok(marks.length >= 1 && marks.length <= 5, `${marks.length} marks`)
  const most = Math.max(...marks)
  assert.ok((await gain(page)) <= most)

  // Stepped: some way leads on from anywhere.
  const first = await spot(page)
  for (const way of ['up', 'up-right', 'down-right', 'down', 'down-left', 'up-left']) {
    await press(page, `[data-step="${way}"]`)
    if ((await spot(page)) !== first) break
  }
  assert.notEqual(await spot(page), first)
  assert.ok((await gain(page)) <= most)

  // Turned: other hexes in other cells, and by the key back again or on.
  const lay = await page.evaluate(drawnHexes)
  await press(page, '[data-turn="1"]')
  assert.notEqual(await page.evaluate(drawnHexes), lay)
  await page.keyboard.press('z')

  // Carried to where it may not lie, it lies beside that, and the map says why.
  const cdp = await page.context().newCDPSession(page)
  const touch = (type, ...points) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
  const missed = page.locator('[data-missed]')
  assert.equal(await missed.count(), 0)
  await page.evaluate(() => scrollTo(0, 0)) // a press brings what is pressed to the middle, and the map behind the head
  const lies = await ghost(page)
  await touch('touchStart', [lies.x, lies.y])
  for (const [x, y] of await page.evaluate(builtHexes)) {
    await touch('touchMove', [x, y])
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    if (await missed.count()) break
  }
  assert.match(await missed.innerText(), /\w{3}.*\.$/)
  await touch('touchEnd')

  // Dragged: it snaps to another place and stays there.
  const others = await markedPlaces(page)
  const at = await spot(page)
  const from = await ghost(page)
  const to = others.find((o) => Math.hypot(o.x - from.x, o.y - from.y) > 60)
  await touch('touchStart', [from.x, from.y])
  assert.equal(await page.locator('.ak-dot').count(), 0, 'no dots while it lies')
  for (const k of [0.2, 0.4, 0.6, 0.8, 1])
    await touch('touchMove', [from.x + (to.x - from.x) * k, from.y + (to.y - from.y) * k])
  await page.waitForSelector('.ak-dot', { state: 'attached', timeout: 5000 }) // carried, it shows where it may lie
  await touch('touchEnd')
  await moved(page, at)
  const there = await ghost(page)
  assert.ok(Math.hypot(there.x - to.x, there.y - to.y) < Math.hypot(there.x - from.x, there.y - from.y))

  // Two quick taps look nearer at that place, and lay nothing.
  if (walksAll) {
    const whole = await page.getAttribute('.ak-main svg.city', 'viewBox')
    const dragged = await spot(page)
    await page.waitForTimeout(SETTLED)
    // Both within one task: on a busy machine a second could pass between two that are sent.
    await page.evaluate(({ x: clientX, y: clientY }) => {
      const part = document.elementFromPoint(clientX, clientY)
      const finger = { bubbles: true, clientX, clientY, pointerType: 'touch', pointerId: 9, isPrimary: true }
      for (let tap = 0; tap < 2; tap++) {
        part.dispatchEvent(new PointerEvent('pointerdown', finger))
        part.dispatchEvent(new PointerEvent('pointerup', finger))
        part.dispatchEvent(new MouseEvent('click', finger))
      }
    }, there)
    await page.waitForFunction(
      (was) => document.querySelector('.ak-main svg.city').getAttribute('viewBox') !== was,
      whole,
    )
    await page.waitForTimeout(2 * SETTLED)
    assert.equal(await step(page), begun, 'a double tap lays nothing')
    const near = await ghost(page)
    assert.ok(Math.hypot(near.x - there.x, near.y - there.y) < 60, 'it zooms to where the finger is')
    assert.equal(await spot(page), dragged)
  }

  await clean(page, 'a tile in hand')
  const quiet = await ignored(page)
  await press(page, '[data-confirm]')
  await page.waitForFunction((was) => document.querySelector('.table').dataset.step !== was, begun)
  await page.waitForSelector('.ak-ghost', { state: 'detached' })
  assert.equal(await ignored(page), quiet)
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

test('a slow second tap lays, arrows step, Enter lays', { skip, timeout: 300_000 }, async () => {
  const page = await placing(PHONE, 4)
  let was = await step(page)
  const first = await spot(page)
  const { x, y } = (await markedPlaces(page)).at(-1)
  await page.touchscreen.tap(x, y)
  await moved(page, first)
  assert.equal(await step(page), was, 'one tap lays nothing')
  await page.waitForTimeout(SETTLED)
  await page.touchscreen.tap(x, y)
  await page.waitForFunction((w) => document.querySelector('.table').dataset.step !== w, was)

  await asked(page)
  await page.waitForTimeout(SETTLED)
  await press(page, '.ak-slot[data-lit]')
  await page.waitForSelector('.ak-ghost')
  await page.waitForTimeout(SETTLED)
  was = await step(page)
  const before = await spot(page)
  for (const arrow of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) {
    await page.keyboard.press(arrow)
    if ((await spot(page)) !== before) break
  }
  assert.notEqual(await spot(page), before)
  assert.equal(await step(page), was)
  await page.keyboard.press('Enter')
  await page.waitForFunction((w) => document.querySelector('.table').dataset.step !== w, was)
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

test('the map keeps its height in landscape and at 200 %', { skip, timeout: 300_000 }, async () => {
  const page = await placing(LYING)
  for (const size of [LYING, ...ENLARGED]) {
    await page.setViewportSize(size)
    await page.reload()
    await page.waitForSelector('.ak-ghost')
    await page.waitForTimeout(SETTLED)
    const shown = await shownMap(page)
    assert.ok(shown >= 0.4, `${size.width}x${size.height}: the map shows ${shown} of the screen`)
    assert.deepEqual(await small(page), [], `${size.width}x${size.height}`)
    const reached = await page.evaluate(() => {
      const floor = document.querySelector('.bar').getBoundingClientRect().top
      return Array.from(document.querySelectorAll('.ak-pad button'), (e) => e.getBoundingClientRect()).every(
        (b) => b.top >= 0 && b.bottom <= floor + 1,
      )
    })
    assert.ok(reached, `${size.width}x${size.height}: every button of the thumb is in sight`)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
  }
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

/** Buttons of the thumb that something lies over or that are beyond the screen, as the page stands: nothing scrolls. */
const outOfReach = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.ak-pad button'))
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const spots = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y]))
        return spots.some(([x, y]) => !button.contains(document.elementFromPoint(x, y)))
      })
      .map((button) => button.ariaLabel ?? button.textContent),
  )

test('the bar leaves every button of the thumb free, also with a hint open', { skip, timeout: 300_000 }, async () => {
  const page = await placing(PHONE)
  for (const size of [PHONE, { width: 360, height: 740 }]) {
    const where = `${size.width}x${size.height}`
    await page.setViewportSize(size)
    await page.reload()
    await page.waitForSelector('.ak-ghost')
    await page.waitForTimeout(SETTLED)
    assert.deepEqual(await outOfReach(page), [], where)
    assert.ok((await shownMap(page)) >= 0.28, `${where}: the map shows ${await shownMap(page)} of the screen`)
    const low = await page.evaluate(() => document.querySelector('.bar').offsetHeight)
    await press(page, '[data-hint-ask]')
    await page.waitForSelector('[data-hint]')
    await page.waitForTimeout(SETTLED)
    const high = await page.evaluate(() => document.querySelector('.bar').offsetHeight)
    assert.ok(high > low + 20, `${where}: a hint makes the bar higher`)
    assert.deepEqual(await outOfReach(page), [], `${where}, with a hint`)
    assert.ok((await shownMap(page)) >= 0.12, `${where}, with a hint: the map shows ${await shownMap(page)}`)
  }

  // A replay's city ends where its story begins.
  await resign(page)
  await page.setViewportSize(PHONE)
  await page.goto(`/t/${page.table}/replay?step=20`)
  await page.waitForSelector('[data-at]')
  await page.waitForTimeout(SETTLED)
  const under = await page.evaluate(
    () =>
      document.querySelector('.ak-main').getBoundingClientRect().bottom -
      document.querySelector('footer').getBoundingClientRect().top,
  )
  assert.ok(under <= 1, `${under} px of the city lie under the story`)
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

test('every city exists in words, also while a tile is in hand', { skip, timeout: 300_000 }, async () => {
  const page = await placing(PHONE, 4)
  assert.match(await page.textContent('h1'), /^\s*Akropolis, Round \d+\s*$/)
  const hexes = await page.locator('.ak-main [data-part^="hex:0:"]').count()
  for (const seat of [0, 1, 2]) {
    const text = page.locator(`[data-city-text="${seat}"]`)
    assert.equal(await text.count(), 1)
    const said = await text.innerText()
    assert.match(said, /\d+ points?, \d+ stones?/)
    // a tile may lie on the only house, or on every quarry of the ground
    assert.match(said, /quarry, level \d, column -?\d+, row -?\d+/)
    assert.match(said, /(House|Market|Barrack|Temple|Garden)s: \d+ × \d+ ★[^;]*(; [^;]*)*; \d+ points?/)
    assert.doesNotMatch(said, /akropolis-|undefined|\{/)
  }
  assert.equal(await page.locator('[data-city-text="0"] li li').count(), hexes)
  assert.match(await page.getAttribute('.ak-slot[data-part="row:0"]', 'aria-label'), /, free$/)

  // Every hex of one's own is heard once, in the list; on the map only where the keys lead, and there I explains it.
  const places = async () => (await page.locator('.ak-main').ariaSnapshot()).match(/column -?\d+, row -?\d+/g).length
  assert.equal(await places(), hexes + 3, 'the hexes of the city, and those of the tile in hand')
  await page.locator('.ak-held').focus()
  const focused = () => page.evaluate(() => document.activeElement.dataset.part)
  for (let n = 0; n < 12 && !/^hex:0:/.test(await focused()); n++) await page.keyboard.press('Shift+ArrowDown')
  const part = await focused()
  assert.match(part, /^hex:0:/)
  const [q, r] = part.split(':')[2].split(',')
  const here = page.locator(`.ak-main [data-part="${part}"]`)
  assert.ok((await here.getAttribute('aria-label')).endsWith(`, column ${q}, row ${r}`))
  await page.keyboard.press('i')
  await page.waitForSelector(`[data-about="${part}"]`)
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-about]', { state: 'detached' })
  await page.evaluate(() => document.activeElement.blur())
  assert.equal(await here.getAttribute('aria-label'), null)

  // The tile is said to lie where the list has it once it is laid.
  const cells = (await page.textContent('[data-cells]')).split('; ')
  assert.equal(cells.length, 3)
  const was = await step(page)
  await press(page, '[data-confirm]')
  await page.waitForFunction((w) => document.querySelector('.table').dataset.step !== w, was)
  const list = await page.locator('[data-city-text="0"] li li').allTextContents()
  for (const cell of cells) {
    const [hex, place] = cell.split(': ')
    assert.match(place, /^column -?\d+, row -?\d+$/)
    const found = list.find((line) => line.endsWith(`, ${place}`))
    assert.ok(found?.startsWith(`${hex}, level `), `${cell} among ${list.join('; ')}`)
  }
  assert.deepEqual(page.broken, [])
  await page.context().close()
})
