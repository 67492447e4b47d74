/** Each room through the page, against bots: some moves on one size; `make test-all` plays to the end, on both. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, asked, luck, opens, over, PHONE, ROOMS, seated, walksAll, WIDE } from './harness.mjs'

const skip = opens()
const botsOf = (game) => (game === 'machi_koro' ? ['Leo', 'Mia', 'Taras'] : ['Leo', 'Mia'])
const SHORT_ON_PHONE = ['san_juan', 'welcome_to']

for (const game of ROOMS) {
  for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
    // in short: each room once; how a game ends is in tables.test and follow.test
    if (!walksAll && (name === 'phone') !== SHORT_ON_PHONE.includes(game)) continue
    const most = walksAll ? Infinity : 8
    test(`a game of ${game}, ${name}`, { skip, timeout: 900_000 }, async () => {
      const page = await seated(game, { size }, { bots: botsOf(game) })
      const pick = luck(size.width + game.length)
      let moves = 0
      for (;;) {
        await asked(page)
        if (moves >= most || (await over(page))) break
        await answer(page, pick)
        moves += 1
        if (moves % 20 === 1) {
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          assert.equal(sideways, 0, `the page scrolls sideways by ${sideways}px after ${moves} moves`)
        }
      }
      if (most === Infinity) await page.waitForSelector('[data-result]')
      assert.ok(moves >= Math.min(most, 11), `only ${moves} moves`)
      assert.deepEqual(page.broken, [])
      await page.context().close()
    })
  }
}
