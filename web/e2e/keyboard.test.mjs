/** Whole games by keyboard alone: arrows, Enter, digits; no mouse, no Tab. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { asked, cannotRun, launch, luck, newTable, over, person, Server, SETTLED } from './harness.mjs'

const skip = cannotRun()
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']
let server, browser

before(async () => {
  if (skip) return
  server = await Server.start()
  browser = await launch()
})
after(async () => {
  await browser?.close()
  await server?.down()
})

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

for (const game of ['machi_koro', 'welcome_to']) {
  test(`a whole game of ${game} by keyboard alone`, { skip, timeout: 900_000 }, async () => {
    const page = await person(browser, server, { lang: 'en' })
    await page.goto('/')
    const table = await newTable(page, {
      game,
      seats: [
        { kind: 'me', name: 'Olya' },
        { kind: 'bot', bot: 'greedy', name: 'Leo' },
        { kind: 'bot', bot: 'greedy', name: 'Mia' },
      ],
      start: true,
    })
    await page.goto(`/t/${table.id}`)
    const pick = luck(17)
    let moves = 0
    for (;;) {
      await asked(page)
      if (await over(page)) break
      await decide(page, pick)
      moves += 1
    }
    await page.waitForSelector('[data-result]')
    assert.ok(moves > 15, `only ${moves} decisions`)
    assert.deepEqual(page.broken, [])
  })
}
