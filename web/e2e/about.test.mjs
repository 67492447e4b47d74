/** What is it, and hints that teach: every room explains a part that is held, and a hint is drawn and says why. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, asked, clean, luck, opens, PHONE, press, seated, walksAll, WIDE } from './harness.mjs'

const skip = opens()
/** a part that has no action at the first question, what its sheet must say, a line of the score with its arithmetic,
 *  and what a hint marks on the board */
const TOLD = {
  machi_koro: {
    part: 'market:cafe',
    says: /Costs 2 coins/,
    score: 'landmark',
    sum: /: not built yet[^]*\b0 in all/,
    moves: 1,
  },
  san_juan: { part: 'tiles', says: /turns up the next tile/, score: 'building', sum: /\d × \d+ = \d/, moves: 0 },
  akropolis: {
    part: 'hex:0:0,0',
    says: /stars?/,
    score: 'houses',
    sum: /Value 0 × stars 1 = 0/,
    marks: '.ak-ghost.advised',
    moves: 1,
  },
  welcome_to: { part: 'house:0:4', says: /fit here/, score: 'park', sum: /0 cells, 0/, moves: 0 },
}

/** A finger that rests on a part, and leaves it. */
async function holdOn(page, part) {
  const at = `.table [data-part="${part}"]`
  await page.waitForSelector(at, { state: 'attached' })
  await page.evaluate((q) => document.querySelector(q).scrollIntoView({ block: 'center', inline: 'center' }), at)
  await page.evaluate((q) => {
    const finger = { bubbles: true, pointerType: 'touch', pointerId: 7 }
    document.querySelector(q).dispatchEvent(new PointerEvent('pointerdown', finger))
  }, at)
  await page.waitForSelector('[data-about]')
  await page.evaluate((q) => {
    const finger = { bubbles: true, pointerType: 'touch', pointerId: 7 }
    document.querySelector(q).dispatchEvent(new PointerEvent('pointerup', finger))
    document.querySelector(q).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }, at)
}

for (const [game, { part, says, score, sum, moves, marks = '[data-hinted]' }] of Object.entries(TOLD)) {
  // in short a room on a phone and one on a wide screen
  if (!walksAll && !['machi_koro', 'akropolis'].includes(game)) continue
  test(`${game}: a part that is held tells what it is, and a hint why`, { skip, timeout: 240_000 }, async () => {
    const options = ['machi_koro', 'akropolis'].includes(game) ? { first_player: 1 } : {}
    const size = game === 'akropolis' ? WIDE : PHONE
    const page = await seated(game, { size, touch: true }, { bots: ['Leo'], options })

    await holdOn(page, part)
    const sheet = page.locator('[data-about]')
    assert.equal(await sheet.getAttribute('data-about'), part)
    assert.match(await sheet.innerText(), says)
    assert.ok((await sheet.locator('[data-rule]').count()) > 0, 'no rule to open')
    assert.doesNotMatch(await sheet.innerText(), /about-|undefined|\{/)
    await clean(page, `${game}: what ${part} is`)
    await page.keyboard.press('Escape')
    await page.waitForSelector('[data-about]', { state: 'detached' })

    // A score is told line by line with its arithmetic: behind a seat, at every table and on every size.
    await press(page, '.seat[data-part="seat:0"]')
    // by its points: its name may hold a link to the rule
    await page.locator(`dialog[open] [data-part="score:0:${score}"] td`).first().click()
    assert.equal(await sheet.getAttribute('data-about'), `score:0:${score}`)
    assert.match(await sheet.innerText(), sum)
    await page.keyboard.press('Escape')
    await page.waitForSelector('[data-about]', { state: 'detached' })
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog[open]', { state: 'detached' })

    const pick = luck(5)
    for (let i = 0; i < moves; i++) {
      await answer(page, pick)
      await asked(page)
    }
    await page.click('[data-hint-ask]')
    const hint = page.locator('[data-hint]')
    await hint.waitFor()
    const said = await hint.innerText()
    assert.match(said, /Advice: /)
    assert.doesNotMatch(said, /why-|undefined|\{|-?\d+, ?-?\d+, /)
    if (await hint.locator('[data-compared]').count()) {
      assert.match(await hint.locator('[data-compared]').innerText(), /better than|as good/)
      const reasons = hint.locator('[data-reasons]')
      if (await reasons.count()) assert.match(await reasons.innerText(), /Why: |looking ahead/)
    }
    assert.ok((await page.locator(marks).count()) > 0, 'the hint is not on the board')
    assert.deepEqual(page.broken, [])
    await page.context().close()
  })
}

test('what it is: by the right button, by I, and after the game', { skip, timeout: 240_000 }, async () => {
  const options = { first_player: 1, turn_cap: 2 }
  const page = await seated('machi_koro', { size: WIDE, lang: 'uk' }, { bots: ['Leo'], options })
  await page.click('[data-part="market:bakery"]', { button: 'right' })
  assert.match(await page.locator('[data-about]').innerText(), /Коштує 1 монету/)
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-about]', { state: 'detached' })
  await answer(page, () => 0)
  await asked(page)
  const lit = page.locator('.table [data-part^="market:"][data-lit]').first()
  if (await lit.count()) {
    await lit.focus()
    await page.keyboard.press('i')
    await page.waitForSelector('[data-about]')
    await page.keyboard.press('Escape')
    await page.waitForSelector('[data-about]', { state: 'detached' })
  }
  for (let i = 0; i < 12 && (await page.getAttribute('.table', 'data-status')) !== 'over'; i++) {
    await answer(page, () => 0)
    await asked(page)
  }
  await page.goto(`/t/${page.table}/replay?step=1`)
  await page.waitForSelector('[data-part="market:bakery"]')
  await page.click('[data-part="market:bakery"]', { button: 'right' })
  assert.match(await page.locator('[data-about]').innerText(), /Коштує 1 монету/)
  assert.deepEqual(page.broken, [])
  await page.context().close()
})
