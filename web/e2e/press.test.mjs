/** Two presses where one was meant: the second never answers the question that came between. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, atRest, luck, LYING, opens, over, PHONE, SETTLED, walksAll, WIDE } from './harness.mjs'

const skip = opens()
/** What a page answers by itself, where it is all that is left: the end of a Welcome To turn. */
const BY_ITSELF = { welcome_to: 228 }

const box = (page, selector) =>
  page.evaluate((q) => {
    const el = Array.from(document.querySelectorAll(q)).find((e) => e.getClientRects().length > 0)
    if (!el) return null
    const { left, top, right, bottom } = el.getBoundingClientRect()
    return { left, top, right, bottom, x: (left + right) / 2, y: (top + bottom) / 2 }
  }, selector)
const apart = (a, b) => a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom
const prompt = (page) => page.textContent('[data-prompt]')
const stepOf = async (page) => Number(await page.getAttribute('.table', 'data-step'))
const quiet = (page) =>
  page.waitForFunction(() => document.querySelector('.table')?.dataset.busy !== '1', null, { polling: 5 })

async function press(page, at) {
  await (page.touch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y))
  await quiet(page)
}

async function twice(page, at, ms) {
  const one = () => (page.touch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y))
  await one()
  await page.waitForTimeout(ms)
  await one()
  await quiet(page)
}

for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
  for (const ms of [100, 300]) {
    if (!walksAll && (name === 'wide') !== (ms === 100)) continue
    test(
      `two ${size === PHONE ? 'taps' : 'clicks'} ${ms} ms apart roll the dice and do not build nothing, ${name}`,
      { skip, timeout: 120_000 },
      async () => {
        const touch = size === PHONE
        const page = await atRest('machi_koro', { size, touch })
        page.touch = touch
        const roll = await box(page, '[data-option]:not([data-pass])')
        const asksRoll = await prompt(page)
        await twice(page, roll, ms)
        await page.waitForSelector('[data-pass]')
        assert.equal(page.sent.length, 1, 'the second press is no move')
        assert.equal(await page.locator('[data-asks]').count(), 0, 'nor does it ask')
        assert.notEqual(await prompt(page), asksRoll)
        const pass = await box(page, '[data-pass]')
        assert.ok(apart(pass, roll), `passing stands where "Roll" stood: ${JSON.stringify([pass, roll])}`)

        // Three coins buy something good: passing asks, once, and moves off the finger.
        await page.waitForTimeout(SETTLED)
        const step = await stepOf(page)
        await twice(page, pass, ms)
        assert.equal(await stepOf(page), step, 'passing asks first')
        assert.match(await page.textContent('[data-asks]'), /Still open to you: .+ for \d/)
        const anyway = await box(page, '[data-pass]')
        assert.ok(apart(anyway, pass), 'the second pass stands elsewhere')
        await page.waitForTimeout(SETTLED)
        await press(page, anyway)
        await page.waitForFunction((s) => Number(document.querySelector('.table').dataset.step) > s, step)
        assert.equal(page.sent.length, 2)
        assert.deepEqual(page.broken, [])
        await page.context().close()
      },
    )
  }
}

test('an asked pass is forgotten by choosing something, and by cancelling', { skip, timeout: 120_000 }, async () => {
  const page = await atRest('machi_koro', { size: PHONE, lang: 'uk' })
  await page.click('[data-option]')
  await page.waitForSelector('[data-pass]')
  await page.waitForTimeout(SETTLED)
  await page.click('[data-pass]')
  assert.match(await page.textContent('[data-asks]'), /Вам іще доступно: .+Усе одно пропустити\?/)
  assert.match(await page.textContent('[data-pass]'), /Так, нічого не будувати/)
  await page.click('[data-undo]')
  assert.equal(await page.locator('[data-asks]').count(), 0)
  await page.waitForTimeout(SETTLED)
  await page.click('[data-pass]')
  await page.waitForSelector('[data-asks]')
  await page.waitForTimeout(SETTLED)
  await page.locator('.card[data-lit]').first().click()
  await page.waitForSelector('[data-confirm]')
  assert.equal(await page.locator('[data-asks]').count(), 0)
  assert.equal(page.sent.length, 1)
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

test('who knows the game plays on at once', { skip, timeout: 120_000 }, async () => {
  const page = await atRest('machi_koro')
  // What stood dark before the roll may be pressed as soon as it is lit.
  await page.click('[data-option]')
  await page.waitForSelector('.card[data-lit]')
  const card = await box(page, '.card[data-lit]')
  await page.mouse.click(card.x, card.y)
  await page.waitForSelector('[data-confirm]')
  await page.click('[data-confirm]')
  await quiet(page)
  assert.equal(page.sent.length, 2, 'a roll and a building without any wait')
  // And at 700 ms a press, each counts at once.
  const turns = walksAll ? 3 : 1
  for (let turn = 0; turn < turns; turn++) {
    for (const selector of ['[data-option]:not([data-pass])', '.card[data-lit]', '[data-confirm]']) {
      await page.waitForSelector(selector)
      await page.waitForTimeout(700)
      if (selector === '.card[data-lit]') await page.locator(selector).first().scrollIntoViewIfNeeded()
      const at = await box(page, selector)
      const before = await page.getAttribute('.table', 'data-ignored')
      await page.mouse.click(at.x, at.y)
      await quiet(page)
      assert.equal(await page.getAttribute('.table', 'data-ignored'), before, `${selector} was pressed in vain`)
    }
  }
  assert.equal(page.sent.length, 2 + 2 * turns)
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

test('a key pressed twice or held down answers one question', { skip, timeout: 120_000 }, async () => {
  const page = await atRest('machi_koro')
  await page.keyboard.press('1')
  await page.waitForSelector('[data-pass]')
  await page.keyboard.press('1')
  assert.equal(await page.locator('[data-confirm]').count(), 0, 'the second 1 picks no card')
  for (let i = 0; i < 3; i++) await page.keyboard.down('1')
  await page.keyboard.up('1')
  await page.waitForTimeout(SETTLED)
  await page.keyboard.press('0')
  await page.waitForSelector('[data-asks]')
  await page.keyboard.press('0')
  await page.keyboard.down('0')
  await page.waitForTimeout(SETTLED)
  for (let i = 0; i < 3; i++) await page.keyboard.down('0')
  await page.keyboard.up('0')
  assert.equal(page.sent.length, 1, 'a held key repeats nothing')
  const step = await stepOf(page)
  await page.keyboard.press('0')
  await page.waitForFunction((s) => Number(document.querySelector('.table').dataset.step) > s, step)
  assert.equal(page.sent.length, 2)
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

/** Something to press, where a finger would: what confirms, else now and then what passes, else anything. */
const something = (page, pick) =>
  page.evaluate(
    ([r, passes]) => {
      const seen = (q) => Array.from(document.querySelectorAll(q)).filter((e) => e.getClientRects().length > 0)
      const confirm = seen('.table [data-confirm]')
      const pass = passes ? seen('.table [data-pass]') : []
      const any = seen('.table [data-option], .table [data-lit]:not([data-chosen]), .table [data-lit][data-more]')
      const all = confirm.length ? confirm : pass.length ? pass : any
      const el = all[r % all.length]
      if (!el) return null
      el.scrollIntoView({ block: 'center', inline: 'center' })
      const b = el.getBoundingClientRect()
      for (const [fx, fy] of [
        [0.5, 0.5],
        [0.5, 0.25],
        [0.25, 0.5],
        [0.75, 0.75],
      ]) {
        const [x, y] = [b.x + b.width * fx, b.y + b.height * fy]
        const top = document.elementFromPoint(x, y)
        if (!top || !(el === top || el.contains(top))) continue
        const { left, top: high, right, bottom } = b
        return { x, y, picks: el.dataset.lit !== undefined, left, top: high, right, bottom }
      }
      return null
    },
    [pick(1000), pick(2) === 0],
  )

for (const [game, size, short] of [
  ['welcome_to', PHONE, true],
  ['san_juan', PHONE, false],
  ['akropolis', WIDE, false],
  ['welcome_to', WIDE, false],
  ['san_juan', WIDE, false],
  ['akropolis', PHONE, false],
  ['machi_koro', PHONE, false],
  ['machi_koro', WIDE, false],
  ['welcome_to', LYING, false],
  ['san_juan', LYING, false],
  ['akropolis', LYING, false],
  ['machi_koro', LYING, false],
]) {
  const touch = size !== WIDE
  const name = `a whole stretch of ${game} in double ${touch ? 'taps' : 'clicks'}, ${size.width} wide`
  if (!short && !walksAll) continue
  test(name, { skip, timeout: 300_000 }, async () => {
    const page = await atRest(game, { size, touch })
    page.touch = touch
    const pick = luck(size.width + game.length)
    let answered = 0
    const passes = []
    const wanted = walksAll ? 24 : 8
    for (let i = 0; i < 120 && answered < wanted; i++) {
      await asked(page)
      if (await over(page)) break
      await page.waitForTimeout(SETTLED)
      const at = await something(page, pick)
      if (!at) continue
      page.sent.length = 0
      // A second tap on what is picked confirms it. Now and then it is picked by one, and then confirmed by two.
      if (at.picks && pick(2)) await press(page, at)
      else await twice(page, at, i % 2 ? 100 : 300)
      // The same card may be paid twice; nothing else may come of the second press.
      const given = page.sent.map(([first]) => first).filter((action) => action !== BY_ITSELF[game])
      assert.ok(new Set(given).size <= 1, `one double press, two answers: ${page.sent}`)
      answered += page.sent.length > 0 ? 1 : 0
      if (page.sent.length > 0) await asked(page)
      if (await over(page)) break // then the result opens by itself
      assert.deepEqual(await page.locator('dialog[open]').allInnerTexts(), [], 'nor does it open anything')
      // Passing never stands where the answer stood that brought it.
      const pass = page.sent.length > 0 && (await box(page, '[data-pass]'))
      if (pass) passes.push(apart(pass, at) ? 'apart' : JSON.stringify([pass, at]))
    }
    assert.deepEqual([...new Set(passes)], passes.length ? ['apart'] : [])
    assert.ok(answered >= (walksAll && !(await over(page)) ? 15 : 8), `only ${answered} answers`)
    assert.deepEqual(page.broken, [])
    await page.context().close()
  })
}
