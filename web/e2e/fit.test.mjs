/** What is written on a card, a plate or a button stays on it: every room, full table, every language and width; and
 *  the pages around a table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { around, leaves, surrounded } from './around.mjs'
import { answer, asked, luck, opens, over, ROOMS, seated, walksAll, WIDE } from './harness.mjs'

const skip = opens({ MISTO_NTFY_URL: 'http://127.0.0.1:9' })
/** as many as a room's seats fill the strip with */
const seatsOf = (game) => (game === 'machi_koro' ? 5 : 4)
const SIZES = [
  [360, 740],
  [720, 450], // 1440x900 enlarged twice
  [844, 390], // a phone on its side
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1340, 800],
  [1440, 900],
  [1920, 1080],
]
/** in short the two rooms with the most words, on every other size */
const SHORT = ['machi_koro', 'san_juan']

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
  if (document.documentElement.scrollWidth > innerWidth) {
    const isCut = (e) => e !== document.body && (getComputedStyle(e).overflowX !== 'visible' || isCut(e.parentElement))
    const wide = [...document.querySelectorAll('body *')]
      .filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !isCut(e.parentElement))
      .map((e) => `${e.tagName}.${e.className} “${e.textContent.trim().slice(0, 40)}”`)
    found.add(`the page, by ${wide.slice(-4).join(' | ')}`)
  }
  return [...found]
}

/** Texts that lie upon each other, where both can be seen: boxes of their lines, cut off where they scroll. Deals
 *  differ: in short only what shares more than a letter's width counts, `make test-all` is strict. */
function overlapping(least) {
  const fixed = (element) => {
    for (let at = element; at; at = at.parentElement) if (/sticky|fixed/.test(getComputedStyle(at).position)) return at
    return null
  }
  const seen = (element, rect) => {
    let [left, top, right, bottom] = [rect.left, rect.top, rect.right, rect.bottom]
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.visibility === 'hidden' || style.opacity === '0' || /inset\(50%/.test(style.clipPath)) return null
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const box = at.getBoundingClientRect()
      ;[left, top] = [Math.max(left, box.left), Math.max(top, box.top)]
      ;[right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)]
    }
    return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : null
  }
  const lines = []
  // What a dialogue covers is not read meanwhile.
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const said = text.textContent.trim()
    if (!said || text.parentElement.closest('svg, .visually-hidden, .float, script, style')) continue
    if (text.parentElement.closest('details:not([open]) > :not(summary)')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const rect of range.getClientRects()) {
      const box = seen(text.parentElement, rect)
      if (box) lines.push({ ...box, said, text, layer: fixed(text.parentElement) })
    }
  }
  const found = new Set()
  for (const [i, a] of lines.entries())
    for (const b of lines.slice(i + 1)) {
      if (a.text === b.text || a.layer !== b.layer) continue
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      // Lines are set close: what their boxes share of the leading is no overlap.
      if (wide > least && high > 5) found.add(`“${a.said}” and “${b.said}” by ${Math.round(wide)}x${Math.round(high)}`)
    }
  return [...found]
}

async function speaks(page, lang) {
  await page.evaluate((l) => localStorage.setItem('misto-lang', l), lang)
  await page.reload()
}

/** What sticks out or lies upon something else at a size. */
async function misfits(page, what, [width, height]) {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const [long, over] = [await page.evaluate(tooLong), await page.evaluate(overlapping, walksAll ? 2 : 9)]
  const at = `${what} at ${width}x${height}`
  return [...long.map((one) => `${at}: ${one} too long`), ...over.map((one) => `${at}: ${one}`)]
}

for (const game of walksAll ? ROOMS : SHORT) {
  const seats = seatsOf(game)
  test(`nothing written in ${game} sticks out`, { skip, timeout: 300_000 }, async () => {
    const bots = Array.from({ length: seats - 1 }, (_, i) => `Bot ${i + 1}`)
    const page = await seated(game, {}, { me: 'Oleksandra', bots })
    const pick = luck(5)
    for (let moves = 0; moves < (walksAll ? 26 : 6); moves++) {
      await asked(page)
      if (await over(page)) break
      await answer(page, pick)
    }
    const found = []
    for (const lang of walksAll ? ['uk', 'ru', 'en'] : ['ru']) {
      await speaks(page, lang)
      await asked(page)
      const sizes = SIZES.filter((_, i) => walksAll || i % 2 === SHORT.indexOf(game))
      for (const size of sizes) found.push(...(await misfits(page, lang, size)))
    }
    assert.deepEqual([found, page.broken], [[], []])
  })
}

/** in short the pages that have most written on them */
const SHORT_AROUND = ['home', 'a new table', 'lobby', 'menu', 'talk', 'result']

test('nothing written around a table sticks out', { skip, timeout: 1_200_000 }, async () => {
  const page = await surrounded()
  const found = []
  for (const lang of walksAll ? ['uk', 'ru', 'en'] : ['ru']) {
    const measured = async (what) => {
      for (const size of walksAll ? SIZES : SIZES.slice(0, 3))
        found.push(...(await misfits(page, `${lang}, ${what}`, size)))
      await page.setViewportSize(WIDE)
    }
    await around(page, lang, measured, walksAll ? undefined : SHORT_AROUND)
  }
  assert.deepEqual([found, page.broken, page.other.broken], [[], [], []])
  await leaves(page)
})
