/** What a move would bring, drawn in before it is made: the chart and the city of Machi Koro, the score of Akropolis. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, asked, atRest, call, luck, opens, press, SETTLED, WIDE } from './harness.mjs'

const skip = opens()

/** The question as the server asks it; whoever plays answers until it is of this kind. */
async function until(page, kind, pick = luck(3)) {
  for (let i = 0; i < 40; i++) {
    await asked(page)
    const { data } = await call(page, 'GET', `api/tables/${page.table}/state?seat=0`)
    if (data.decision?.kind === kind) {
      await page.waitForTimeout(SETTLED)
      return data
    }
    await answer(page, pick)
  }
  throw new Error(`never asked ${kind}`)
}

test('machi_koro: a picked card is drawn into the chart and the city', { skip, timeout: 60_000 }, async () => {
  const page = await atRest('machi_koro', { size: WIDE })
  const { decision } = await until(page, 'build')
  const option = decision.options.find((o) => o.args.card === 'ranch')
  assert.deepEqual([option.args.gains[1], option.args.gains_others[1]], [1, 1], 'a ranch brings a coin on a 2')
  const drawn = () => page.$$eval('.plot em', (all) => all.map((el) => Math.round(el.getBoundingClientRect().height)))
  const places = () =>
    page.locator('.stacks .soon').evaluateAll((all) => all.map((el) => el.getAttribute('aria-label')))
  assert.deepEqual([await drawn(), await places()], [[], []])
  assert.equal((await page.textContent('[data-gains]')).trim(), '')

  await press(page, '[data-part="market:ranch"]')
  await page.waitForSelector('.plot em')
  const heights = await drawn()
  assert.equal(heights.length, 2, 'on the own turn and on another’s')
  assert.ok(
    heights.every((h) => h > 5),
    `${heights}`,
  )
  assert.equal((await page.textContent('[data-gains]')).trim(), 'if built: 2: +1 on the own turn, +1 on another’s')
  assert.match((await places()).join('|'), /^Ranch: on 2; 0 in the city, goes here$/)
  // The system's own colours leave the hatching and the dashes.
  await page.emulateMedia({ forcedColors: 'active' })
  const [place, more] = await page.evaluate(() =>
    ['.stacks .soon', '.plot em']
      .map((q) => getComputedStyle(document.querySelector(q)))
      .map((s) => [s.outlineStyle, s.backgroundImage]),
  )
  assert.equal(place[0], 'dashed')
  assert.match(more[1], /repeating-linear-gradient/)
  await page.emulateMedia({ forcedColors: 'none' })

  // Let go of, it is gone.
  await page.keyboard.press('Escape')
  await page.waitForSelector('.plot em', { state: 'detached' })
  assert.deepEqual(await places(), [])
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

test('akropolis: the score after the move, and a key for every way', { skip, timeout: 60_000 }, async () => {
  const page = await atRest('akropolis', { size: WIDE })
  await until(page, 'take')
  assert.equal(await page.locator('[data-after]').count(), 0)
  await press(page, '.ak-slot[data-lit]')
  await page.waitForSelector('.ak-ghost')
  const { decision, view } = await until(page, 'place')
  const spot = () => page.getAttribute('.ak-ghost', 'data-spot')
  const promised = async () => Number((await page.textContent('.points')).replace('−', '-').match(/[+-]?\d+/)[0])
  const said = async () => {
    const all = await page.locator('[data-part^="score:0:"] ins').allTextContents()
    return all.map((text) => Number(text.replace('−', '-')))
  }
  const told = async () => {
    const gain = await promised()
    const after = Number(await page.getAttribute('[data-after]', 'data-after'))
    assert.equal(after, view.cities[0].points + gain)
    const sums = await said()
    assert.equal(sums.length, 6, 'five colours and the stones')
    assert.equal(
      sums.reduce((a, b) => a + b, 0),
      gain,
      'what is told line by line is what it brings',
    )
    assert.ok(
      decision.options.some((o) => [...o.args.colours, o.args.stones].join() === sums.join()),
      `no place brings ${sums}`,
    )
  }
  await told()

  // Every button of the pad names its key, and is pressed by it; letters count by their place.
  const keys = await page.locator('.ak-pad kbd:visible').allTextContents()
  assert.deepEqual(keys.sort(), Array.from('ABDEQSWXZ'))
  const first = await spot()
  const seen = new Set()
  for (const key of Array.from('QWEDSA')) {
    await page.keyboard.press(key.toLowerCase())
    seen.add(await spot())
    await told()
  }
  seen.delete(first)
  assert.ok(seen.size > 1, 'it was stepped')
  await page.keyboard.press('b')
  await page.waitForSelector('[data-mark]')
  await page.keyboard.press('b')
  await page.waitForSelector('[data-mark]', { state: 'detached' })
  assert.deepEqual(page.broken, [])
  await page.context().close()
})
