/** What is written on a card, a plate or a button stays on it: every room, full table, every language and width. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { answer, asked, cannotRun, launch, luck, newTable, over, person, Server } from './harness.mjs'

const skip = cannotRun()
const SEATS = { machi_koro: 5, san_juan: 4, akropolis: 4, welcome_to: 4 }
const SIZES = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1340, 800],
  [1440, 900],
  [1920, 1080],
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

/** Texts that stick out of the nearest box with rounded corners, and things wider than their place in a list. */
function tooLong() {
  const found = new Set()
  const beyond = (inner, outer) => Math.round(Math.max(inner.right - outer.right, outer.left - inner.left))
  const drawn = (style) =>
    style.display !== 'inline' &&
    parseFloat(style.borderTopLeftRadius) > 0 &&
    (style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.boxShadow !== 'none' || style.borderTopWidth !== '0px')
  const boxOf = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.overflowX !== 'visible') return null
      if (drawn(style)) return at.getBoundingClientRect()
    }
    return null
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const said = text.textContent.trim()
    if (!said || text.parentElement.closest('svg, .visually-hidden, script, style, dialog:not([open])')) continue
    const box = boxOf(text.parentElement)
    if (!box || box.width < 30) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const line of range.getClientRects())
      if (line.width > 1 && beyond(line, box) > 1) found.add(`“${said}” by ${beyond(line, box)}`)
  }
  for (const card of document.querySelectorAll('li > [data-part]')) {
    const out = beyond(card.getBoundingClientRect(), card.parentElement.getBoundingClientRect())
    if (out > 2) found.add(`${card.dataset.part} by ${out}`)
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add('the page')
  return [...found]
}

for (const [game, seats] of Object.entries(SEATS)) {
  test(`nothing written in ${game} sticks out`, { skip, timeout: 300_000 }, async () => {
    const page = await person(browser, server)
    await page.goto('/')
    const bots = Array.from({ length: seats - 1 }, (_, i) => ({ kind: 'bot', bot: 'greedy', name: `Bot ${i + 1}` }))
    const table = await newTable(page, { game, seats: [{ kind: 'me', name: 'Oleksandra' }, ...bots], start: true })
    await page.goto(`/t/${table.id}`)
    const pick = luck(5)
    for (let moves = 0; moves < 26; moves++) {
      await asked(page)
      if (await over(page)) break
      await answer(page, pick)
    }
    for (const lang of ['uk', 'ru', 'en']) {
      await page.evaluate((l) => localStorage.setItem('misto-lang', l), lang)
      await page.reload()
      await asked(page)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
        assert.deepEqual(await page.evaluate(tooLong), [], `${lang} at ${width}`)
      }
    }
    assert.deepEqual(page.broken, [])
  })
}
