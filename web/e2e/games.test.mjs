/** One whole game of each room through the page, against bots, on a phone and on a wide screen. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { answer, asked, cannotRun, launch, luck, newTable, over, person, PHONE, Server, WIDE } from './harness.mjs'

const skip = cannotRun()
const GAMES = [
  { game: 'machi_koro', bots: 3, bot: 'greedy' },
  { game: 'san_juan', bots: 2, bot: 'greedy' },
  { game: 'akropolis', bots: 2, bot: 'greedy' },
  { game: 'welcome_to', bots: 2, bot: 'greedy' },
]
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

for (const { game, bots, bot } of GAMES) {
  for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
    test(`a whole game of ${game}, ${name}`, { skip, timeout: 900_000 }, async () => {
      const page = await person(browser, server, { size, lang: 'en' })
      await page.goto('/')
      const seats = [
        { kind: 'me', name: 'Olya' },
        ...Array.from({ length: bots }, (_, i) => ({ kind: 'bot', bot, name: `Bot ${i + 1}` })),
      ]
      const table = await newTable(page, { game, seats, start: true })
      await page.goto(`/t/${table.id}`)
      const pick = luck(size.width + game.length)
      let moves = 0
      for (;;) {
        await asked(page)
        if (await over(page)) break
        await answer(page, pick)
        moves += 1
        if (moves % 20 === 1) {
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          assert.equal(sideways, 0, `the page scrolls sideways by ${sideways}px after ${moves} moves`)
        }
      }
      await page.waitForSelector('[data-result]')
      assert.ok(moves > 10, `only ${moves} moves`)
      assert.deepEqual(page.broken, [])
      await page.context().close()
    })
  }
}
