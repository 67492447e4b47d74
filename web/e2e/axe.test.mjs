/** axe-core on every page and table, in both themes: nothing serious, nothing critical. Targets are 44 px. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  answer,
  asked,
  cannotRun,
  clean,
  launch,
  luck,
  newTable,
  over,
  person,
  PHONE,
  Server,
  WIDE,
} from './harness.mjs'

const skip = cannotRun()
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

for (const theme of ['light', 'dark']) {
  test(`home, new table and a replay, ${theme}`, { skip, timeout: 600_000 }, async () => {
    const page = await person(browser, server, { theme, lang: 'uk' })
    await page.goto('/')
    await page.waitForSelector('[data-play]')
    await clean(page, 'home')
    await page.goto('/new/san_juan')
    await page.waitForSelector('[data-create]')
    await clean(page, 'new table')
    const lobby = await newTable(page, { game: 'welcome_to', seats: [{ kind: 'me', name: 'Оля' }, { kind: 'open' }] })
    await page.goto(`/t/${lobby.id}`)
    await page.waitForSelector('[data-sit]')
    await clean(page, 'lobby')
    const table = await newTable(page, {
      game: 'akropolis',
      seats: [
        { kind: 'me', name: 'Оля' },
        { kind: 'bot', bot: 'greedy', name: 'Лев' },
      ],
      start: true,
    })
    await page.goto(`/t/${table.id}`)
    const pick = luck(4)
    for (await asked(page); !(await over(page)); await asked(page)) await answer(page, pick)
    await page.waitForSelector('[data-result]')
    await clean(page, 'result')
    await page.goto(`/t/${table.id}/replay?step=9`)
    await page.waitForSelector('[data-at]')
    await clean(page, 'replay')
  })

  for (const game of ['machi_koro', 'san_juan', 'akropolis', 'welcome_to']) {
    test(`${game}, ${theme}`, { skip, timeout: 600_000 }, async () => {
      for (const size of [WIDE, PHONE]) {
        const page = await person(browser, server, { theme, size, lang: 'uk' })
        await page.goto('/')
        const table = await newTable(page, {
          game,
          seats: [
            { kind: 'me', name: 'Оля' },
            { kind: 'bot', bot: 'greedy', name: 'Лев' },
            { kind: 'bot', bot: 'greedy', name: 'Марічка' },
          ],
          start: true,
        })
        await page.goto(`/t/${table.id}`)
        const pick = luck(6)
        for (let i = 0; i < 14; i++) {
          await asked(page)
          if (i % 5 === 1) await clean(page, `${game} after ${i} moves`)
          await answer(page, pick)
        }
        await asked(page)
        await clean(page, `${game} after 14 moves`)
        const small = await page.evaluate(() =>
          Array.from(document.querySelectorAll('.table button'))
            .filter((e) => e.getClientRects().length > 0)
            .map((e) => ({ box: e.getBoundingClientRect(), html: e.outerHTML.slice(0, 90) }))
            .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
            .map(({ html, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`),
        )
        assert.deepEqual(small, [], 'buttons smaller than 44 px')
        await page.context().close()
      }
    })
  }
}
