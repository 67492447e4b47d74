/** From nothing to the first own game: home, Learn, the steps of the lesson by its own board, a game with the coach. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, asked, browser, clean, luck, opens, person, PHONE, press, server, walksAll, WIDE } from './harness.mjs'
import { listen, settled, walk } from './learning.mjs'

const skip = opens()
const GAMES = ['machi_koro', 'san_juan', 'akropolis', 'welcome_to']
const SHORT = GAMES.map((game) => ({ game, lang: 'en', size: PHONE }))
const LONG = GAMES.flatMap((game) => [
  { game, lang: 'en', size: PHONE },
  { game, lang: 'uk', size: PHONE },
  { game, lang: 'ru', size: WIDE },
])

/** A legal answer that is not meant: it gets its sentence and changes nothing. */
async function err(page) {
  const { options } = page.told.decision
  const was = await page.getAttribute('.table', 'data-step')
  const wrong = options.find((o) => o.action !== page.told.show)
  await press(page, '.bar [data-moves]')
  await page.locator(`[role="dialog"] [data-option="${wrong.code}"], dialog [data-option="${wrong.code}"]`).click()
  await page.waitForSelector('[data-said="other"]')
  assert.ok((await page.locator('[data-said="other"]').innerText()).length > 20)
  assert.equal(await page.getAttribute('.table', 'data-step'), was)
  await settled(page)
}

for (const { game, lang, size } of walksAll ? LONG : SHORT) {
  const name = `${game}-${lang}-${size.width}`
  test(`${name}: home, the steps of the lesson, the first own game`, { skip, timeout: 300_000 }, async () => {
    const page = await person(browser, server, { size, lang, coach: true })
    listen(page)
    await page.goto('/')
    await page.locator(`[data-learn="${game}"]`).click()
    await page.waitForSelector('[data-lesson-step="0"]')
    await settled(page)
    await walk(
      page,
      async (step) => {
        if (step.endsWith('done')) assert.ok(await page.locator('[data-said="done"]').isVisible())
      },
      async (n) => {
        assert.equal(page.told.number, n)
        if (n !== 2) return
        if (walksAll || game === 'machi_koro') await clean(page, `${name}, step ${n}`)
        if (game === 'machi_koro') await err(page)
        await page.reload() // whoever comes back goes on where they were
        await page.waitForSelector(`[data-lesson-step="${n}"]`)
        await settled(page)
      },
      // in short what lies between the first steps and the last is skipped
      (n) => !walksAll && n > 2 && n < page.told.of - 1,
    )
    await press(page, '[data-first-game]')
    await page.waitForURL(/\/t\//)
    await page.waitForSelector('.table[data-owes="1"]')
    await page.waitForSelector('[data-coach]')
    const pick = luck(7)
    for (let n = 0; n < (walksAll ? 10 : 2); n++) {
      await asked(page)
      await answer(page, pick)
    }
    assert.deepEqual(page.broken, [])
    await page.context().close()
  })
}
