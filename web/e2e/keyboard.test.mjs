/** Games by keyboard alone: arrows, Enter, digits; no mouse, no Tab. `make test-all` plays them to the end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, luck, opens, over, seated, SETTLED, walksAll } from './harness.mjs'

const skip = opens()
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']

const look = (page) =>
  page.evaluate(() => {
    const seen = (q) => Array.from(document.querySelectorAll(q)).filter((e) => e.getClientRects().length > 0).length
    const table = document.querySelector('.table')
    return {
      step: table.dataset.step,
      owes: table.dataset.owes === '1',
      options: seen('.table [data-option]:not([data-pass])'),
      pass: seen('.table [data-pass]'),
      ignored: Number(table.dataset.ignored),
      lit: seen('.table [data-lit]'),
      confirm: seen('.table [data-confirm]'),
    }
  })

async function decide(page, pick) {
  for (let tries = 0; tries < 20; tries++) {
    await page.waitForFunction(() => document.querySelector('.table').dataset.busy !== '1', null, { polling: 5 })
    const now = await look(page)
    if (!now.owes) return
    const byDigit = now.options + now.pass > 0 && (now.lit === 0 || pick(3) === 0)
    if (byDigit) {
      const n = pick(Math.min(9, now.options) + now.pass)
      await page.keyboard.press(n < now.options ? String(1 + n) : '0')
    } else {
      await page.keyboard.press('ArrowRight')
      for (let i = pick(6); i > 0; i--) await page.keyboard.press(ARROWS[pick(4)])
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.querySelector('.table').dataset.busy !== '1', null, { polling: 5 })
      if ((await look(page)).confirm) await page.keyboard.press('Enter')
    }
    await page.waitForFunction(() => document.querySelector('.table').dataset.busy !== '1', null, { polling: 5 })
    const then = await look(page)
    if (then.step !== now.step) return
    if (then.ignored !== now.ignored) await page.waitForTimeout(SETTLED)
  }
  throw new Error('twenty tries by keyboard and no move')
}

for (const game of walksAll ? ['machi_koro', 'welcome_to'] : ['machi_koro']) {
  test(`a game of ${game} by keyboard alone`, { skip, timeout: 900_000 }, async () => {
    const page = await seated(game)
    const pick = luck(17)
    let moves = 0
    for (;;) {
      await asked(page)
      if ((!walksAll && moves > 6) || (await over(page))) break
      await decide(page, pick)
      moves += 1
    }
    if (walksAll) await page.waitForSelector('[data-result]')
    assert.ok(moves > (walksAll ? 15 : 6), `only ${moves} decisions`)
    assert.deepEqual(page.broken, [])
  })
}
