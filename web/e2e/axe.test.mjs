/** axe-core on every page and table, in both themes: nothing but what is minor. Targets are 44 px. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { around, leaves, surrounded } from './around.mjs'
import {
  answer,
  asked,
  browser,
  clean,
  luck,
  newTable,
  opens,
  over,
  person,
  PHONE,
  ROOMS,
  seated,
  server,
  walksAll,
  WIDE,
} from './harness.mjs'

const skip = opens({ MISTO_NTFY_URL: 'http://127.0.0.1:9' })

const THEMES = ['light', 'dark']
/** In short each page in one theme and each room on one size, so that both of both are looked at. */
const looksAt = (number, theme) => walksAll || THEMES[number % 2] === theme

for (const theme of THEMES) {
  if (looksAt(0, theme))
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
      // The last tile of a game, from the rulebook.
      const table = await newTable(page, { game: 'akropolis', begin: { example: 'AK-T20' } })
      await page.goto(`/t/${table.id}`)
      const pick = luck(4)
      for (await asked(page); !(await over(page)); await asked(page)) await answer(page, pick)
      await page.waitForSelector('[data-result]')
      await clean(page, 'result')
      await page.goto(`/t/${table.id}/replay?step=1`)
      await page.waitForSelector('[data-at]')
      await clean(page, 'replay')
    })

  // In short each is looked at once, where it is tried: in light.
  test(`what opens at a table and around it, ${theme}`, { skip: skip || !walksAll, timeout: 1_200_000 }, async () => {
    for (const size of [PHONE, WIDE]) {
      const page = await surrounded({ theme, size })
      await around(page, 'uk', async (what) => await clean(page, `${what}, ${theme}`))
      for (const game of ROOMS) {
        await page.goto(`/learn/${game}`)
        await page.waitForSelector('[data-lesson-step] [data-do], [data-lesson-step] [data-next]')
        await clean(page, `a lesson of ${game}, ${theme}`)
      }
      assert.deepEqual([page.broken, page.other.broken], [[], []])
      await leaves(page)
    }
  })

  for (const [number, game] of ROOMS.entries()) {
    if (!looksAt(number, theme)) continue
    test(`${game}, ${theme}`, { skip, timeout: 600_000 }, async () => {
      for (const size of walksAll ? [WIDE, PHONE] : [number < 2 ? PHONE : WIDE]) {
        const page = await seated(game, { theme, size, lang: 'uk' })
        const pick = luck(6)
        const moves = walksAll ? 14 : 6
        for (let i = 0; i < moves; i++) {
          await asked(page)
          if (i % 5 === 1) await clean(page, `${game} after ${i} moves`)
          await answer(page, pick)
        }
        await asked(page)
        await clean(page, `${game} after ${moves} moves`)
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
