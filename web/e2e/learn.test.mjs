/** From nothing to the first own game: home, Learn, the steps of the lesson by its own board, a game with the coach. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  answer,
  asked,
  atRest,
  browser,
  clean,
  luck,
  opens,
  person,
  PHONE,
  press,
  ROOMS,
  ROOT,
  server,
  walksAll,
  WIDE,
} from './harness.mjs'
import { listen, settled, walk } from './learning.mjs'

const skip = opens()
/** A room that `misto new-room` wrote has no lessons yet. */
const TAUGHT = ROOMS.filter((game) => existsSync(join(ROOT, 'src/misto/games', game, 'lessons')))
assert.ok(TAUGHT.length > 0)
const SHORT = TAUGHT.map((game) => ({ game, lang: 'en', size: PHONE }))
const LONG = TAUGHT.flatMap((game) => [
  { game, lang: 'en', size: PHONE },
  { game, lang: 'uk', size: PHONE },
  { game, lang: 'uk', size: WIDE },
  { game, lang: 'ru', size: PHONE },
  { game, lang: 'ru', size: WIDE },
])
const SHORT_LESSONS = [
  { game: 'machi_koro', lesson: 'harbor', lang: 'uk' },
  { game: 'san_juan', lesson: 'events', lang: 'ru' },
  { game: 'san_juan', lesson: 'new_buildings', lang: 'uk' },
  { game: 'akropolis', lesson: 'variants', lang: 'ru' },
  { game: 'welcome_to', lesson: 'expert', lang: 'uk' },
  { game: 'welcome_to', lesson: 'aaa', lang: 'ru' },
]
/** what follows every sentence on a wrong answer; that the answer is wrong is said only where nothing else is */
const AGAIN = { en: /.{20}Nothing is lost/, uk: /.{20}Нічого не втрачено/, ru: /.{20}Ничего не потеряно/ }
const WRONG = { en: /Not this one/, uk: /Не те\./, ru: /Не то\./ }

/** A legal answer that is not meant: it gets its sentence and changes nothing. */
async function err(page, lang) {
  const { options } = page.told.decision
  const was = await page.getAttribute('.table', 'data-step')
  const wrong = options.find((o) => o.action !== page.told.show)
  await press(page, '.bar [data-moves]')
  await page.locator(`[role="dialog"] [data-option="${wrong.code}"], dialog [data-option="${wrong.code}"]`).click()
  await page.waitForSelector('[data-said="other"]')
  const said = await page.locator('[data-said="other"]').innerText()
  assert.match(said, AGAIN[lang])
  assert.doesNotMatch(said, WRONG[lang], 'a sentence of its own was said')
  assert.equal(await page.getAttribute('.table', 'data-step'), was)
  await settled(page)
}

/** What the coach speaks of is outlined on the board, and the way to the goal is told where it has an end. */
async function coached(page, game) {
  const said = await page.getAttribute('[data-coach]', 'data-coach')
  const outlined = () =>
    [...document.querySelectorAll('.table [data-part]')].filter((el) => getComputedStyle(el).outlineStyle === 'dashed')
      .length
  // Where most of the board is lit, that is enough.
  const isLit = (await page.locator('.table [data-lit]').count()) > 20
  assert.ok(isLit || (await page.evaluate(outlined)) > 0, `${game}: ${said} points at nothing`)
  assert.equal(await page.locator('[data-progress]').count(), game === 'akropolis' ? 0 : 1)
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
        await clean(page, `${name}, step ${n}`)
        if (game === 'machi_koro') await err(page, lang)
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
      if (await page.locator('[data-coach]').count()) await coached(page, game)
      await answer(page, pick)
    }
    assert.deepEqual(page.broken, [])
    await page.context().close()
  })
}

for (const { game, lesson, lang } of walksAll ? SHORT_LESSONS : [])
  test(`${game}, ${lesson}: a short lesson to its end`, { skip, timeout: 300_000 }, async () => {
    const page = await person(browser, server, { size: PHONE, lang })
    listen(page)
    await page.goto(`/learn/${game}/${lesson}`)
    await page.waitForSelector('[data-lesson-step="0"]')
    await settled(page)
    await walk(page, async (step) => {
      if (step.endsWith('done')) assert.ok(await page.locator('[data-said="done"]').isVisible())
    })
    assert.ok(await page.locator('[data-first-game]').isVisible())
    await clean(page, `${game}, ${lesson}: its end`)
    assert.deepEqual(page.broken, [])
    await page.context().close()
  })

test('what the coach said is folded away until there is something new', { skip, timeout: 60_000 }, async () => {
  const page = await atRest('machi_koro', { size: PHONE, coach: true })
  await page.waitForSelector('[data-coach="coach-goal"]')
  const top = () => page.locator('.market').evaluate((el) => el.getBoundingClientRect().top)
  const was = await top()
  await page.locator('[data-coach-read]').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-coach]', { state: 'detached' })
  assert.ok((await top()) < was - 80, 'the board has its room')
  const on = () => document.activeElement?.matches('.table :is([data-lit], [data-option], [data-confirm])')
  assert.ok(await page.evaluate(on), 'the keyboard goes on at the question')
  // It was not sent away: with the next question it speaks again.
  await answer(page, luck(1))
  await page.waitForSelector('[data-coach^="coach-"]')
  assert.notEqual(await page.getAttribute('[data-coach]', 'data-coach'), 'coach-goal')
  assert.deepEqual(page.broken, [])
  await page.context().close()
})
/** By arrows to a lit part: each one towards it, as somebody presses who sees where it lies. */
async function arrowsTo(page, part) {
  for (let n = 0; n < 40; n++) {
    const way = await page.evaluate((wanted) => {
      const el = document.activeElement
      if (el?.dataset.part === wanted) return ''
      const to = document.querySelector(`.table [data-part="${wanted}"][data-lit]`).getBoundingClientRect()
      const from = el?.matches('[data-lit], [data-option]') ? el.getBoundingClientRect() : to
      const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2]
      return Math.abs(dx) >= Math.abs(dy) ? (dx < 0 ? 'ArrowLeft' : 'ArrowRight') : dy < 0 ? 'ArrowUp' : 'ArrowDown'
    }, part)
    if (!way) return
    await page.keyboard.press(way)
  }
  assert.fail(`no arrows lead to ${part}`)
}

/** The meant answer by arrows, Tab and Enter: what it touches, then its button or what confirms it. */
async function byKeys(page) {
  const { code, touches } = page.told.decision.options.find((o) => o.action === page.told.show)
  const was = await page.getAttribute('.table', 'data-step')
  const isOn = async () => (await page.getAttribute('.table', 'data-step')) !== was
  for (let tries = 0; tries < 5 && !(await isOn()); tries++) {
    const button = `.bar [data-option="${code}"]`
    const next = await page.evaluate(
      (parts) => parts.find((p) => document.querySelector(`.table [data-part="${p}"][data-lit]:not([data-chosen])`)),
      touches,
    )
    if (await page.locator(button).count()) await tabTo(page, button)
    else if (next) await arrowsTo(page, next)
    await page.keyboard.press('Enter')
    await settled(page)
  }
  assert.ok(await isOn(), `${code} is not reached by keys`)
}

/** By Tab to something, as far as a patient person goes. */
async function tabTo(page, selector) {
  for (let n = 0; n < 80; n++) {
    if (await page.evaluate((q) => document.activeElement?.matches(q), selector)) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`Tab does not lead to ${selector}`)
}

test('a lesson by the keyboard alone', { skip, timeout: 300_000 }, async () => {
  const page = await person(browser, server, { size: WIDE, lang: 'en' })
  listen(page)
  await page.goto('/learn/machi_koro')
  await page.waitForSelector('[data-lesson-step="0"]')
  const steps = walksAll ? page.told.of - 1 : 3
  for (let n = 0; n < steps; n++) {
    await settled(page)
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'lesson-title', 'a step is read from its title')
    while (page.told.do) await byKeys(page)
    await tabTo(page, '[data-next]')
    await page.keyboard.press('Enter')
    await page.waitForSelector(`[data-lesson-step="${n + 1}"]`)
  }
  assert.deepEqual(page.broken, [])
  await page.context().close()
})
