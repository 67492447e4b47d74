/** A printed example of each game, in short of two: from the rulebook to a real board, its first move, again, back to the rules. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browser, clean, opens, person, PHONE, server, walksAll, WIDE } from './harness.mjs'

const skip = opens()
const EXAMPLES = [
  { game: 'machi_koro', example: 'MK-T20', size: WIDE, lang: 'en' },
  { game: 'san_juan', example: 'SJ-T1', size: PHONE, lang: 'uk' },
  { game: 'akropolis', example: 'AK-T2', size: WIDE, lang: 'ru' },
  { game: 'welcome_to', example: 'T-02', size: PHONE, lang: 'en' },
]

async function follow(page) {
  const id = page.url().match(/\/t\/([^/?#]+)/)[1]
  const state = await page.evaluate(async (at) => (await fetch(`/api/tables/${at}`)).json(), id)
  return state.begin
}

/** Makes the move that the line above the board names, by its notation. */
async function makeTheMove(page) {
  const { next } = await follow(page)
  await page.locator('.menu').click()
  await page.locator('[data-all-moves]').click()
  await page.locator(`dialog [data-option="${next}"], [role="dialog"] [data-option="${next}"]`).click()
}

for (const { game, example, size, lang } of walksAll ? EXAMPLES : EXAMPLES.slice(0, 2)) {
  test(`${example} of ${game} is opened and its first move made`, { skip, timeout: 120_000 }, async () => {
    const page = await person(browser, server, { size, lang })
    await page.goto(`/rules/${game}#${example}`)
    const entry = page.locator(`article[data-example="${example}"]`)
    await entry.locator('[data-try]').click()
    const line = page.locator(`[data-opening="${example}"]`)
    await line.waitFor()
    assert.equal(await line.getAttribute('data-advice'), 'try')
    assert.match(await line.innerText(), /§ \d+\.\d+/)
    if (walksAll || game === 'machi_koro') await clean(page)
    await line.locator('[data-show]').click()
    await page.waitForSelector('[data-hinted]')
    const before = (await follow(page)).next
    await makeTheMove(page)
    await page.waitForFunction(
      async ([id, next]) => (await (await fetch(`/api/tables/${id}`)).json()).begin.next !== next,
      [page.url().match(/\/t\/([^/?#]+)/)[1], before],
    )
    const first = page.url()
    await line.locator('[data-again]').click()
    await page.waitForFunction((was) => location.href !== was && document.querySelector('[data-opening]'), first)
    await page.waitForSelector('[data-advice="try"]')
    await page.locator('[data-opening] [data-back]').click()
    await entry.waitFor()
    assert.deepEqual(page.broken, [])
    await page.context().close()
  })
}

test('without the server the button says what it needs', { skip, timeout: 60_000 }, async () => {
  const page = await person(browser, server, { size: PHONE, lang: 'uk' })
  await page.goto('/rules/machi_koro#MK-T1')
  const entry = page.locator('article[data-example="MK-T1"]')
  await entry.locator('[data-try]').waitFor()
  await page.route('**/api/**', (route) => route.abort())
  await entry.locator('[data-try]').click()
  assert.match(await entry.locator('[data-try-trouble]').innerText(), /сервер/)
  await page.context().close()
})
