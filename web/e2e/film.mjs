/** One turn of each game as a moving picture: node film.mjs [GAME…], into docs/gallery/<game>.webp.
 *
 * A real server, a real browser, bots at the other seats. Chromium tells every frame it draws; the frames and how long
 * each stood go to docs/site/film.py, which packs them.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  answer,
  asked,
  call,
  cannotRun,
  DRAWN,
  FULL,
  launch,
  luck,
  newTable,
  person,
  ROOMS,
  Server,
  SETTLED,
} from './harness.mjs'

const why = cannotRun()
if (why) {
  console.error(why)
  process.exit(1)
}
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SIZE = { width: 1440, height: 900 }
const LOOK = 900 // how long a spectator needs to see what is asked
const MOST_ANSWERS = 8
const OPEN = '.table [data-lit]:not([data-chosen]), .table [data-lit][data-more]'
/** The rooms that have a film, as `film` of their fixture.json says: how many moves are played before, so that something
 *  lies on the table, and what is asked first in a turn. */
const GAMES = Object.fromEntries(
  ROOMS.map((room) => [room, JSON.parse(readFileSync(join(DRAWN, room, 'fixture.json'), 'utf8'))])
    .filter(([, { film }]) => film)
    .map(([room, { film, options = {} }]) => [room, { ...film, options }]),
)

/** A ring where the pointer is: a film shows no mouse. */
const showPointer = (page) =>
  page.evaluate(() => {
    const ring = document.createElement('div')
    Object.assign(ring.style, {
      position: 'fixed',
      width: '22px',
      height: '22px',
      margin: '-11px 0 0 -11px',
      border: '3px solid #d33',
      borderRadius: '50%',
      zIndex: '99999',
      pointerEvents: 'none',
      left: '-99px',
    })
    document.body.append(ring)
    document.addEventListener('mousemove', (e) => {
      ring.style.left = `${e.clientX}px`
      ring.style.top = `${e.clientY}px`
    })
    document.addEventListener('mousedown', () => (ring.style.background = '#d336'))
    document.addEventListener('mouseup', () => setTimeout(() => (ring.style.background = ''), 250))
  })

/** Every frame that Chromium draws until `stop` is called, with the moment it came. */
async function record(page, folder) {
  const session = await page.context().newCDPSession(page)
  const frames = []
  session.on('Page.screencastFrame', async ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(4, '0')}.png`)
    frames.push({ file, at: metadata.timestamp })
    writeFileSync(file, Buffer.from(data, 'base64'))
    await session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'png' })
  return async () => {
    await session.send('Page.stopScreencast')
    return { frames, end: Date.now() / 1000 }
  }
}

const seen = (page, selector) =>
  page.evaluate(
    (q) => Array.from(document.querySelectorAll(q)).filter((e) => e.getClientRects().length > 0).length,
    selector,
  )
/** What I am asked, as the server calls it. */
const what = async (page, table) => {
  const { data } = await call(page, 'GET', `api/tables/${table.id}/state?seat=0`)
  return data.decision?.kind ?? ''
}
const owes = async (page) => (await page.getAttribute('.table', 'data-owes')) === '1'

/** A press on the n-th that is seen, after a way there that eyes can follow. What is in sight is not scrolled. */
async function press(page, selector, n = 0) {
  const at = await page.evaluate(
    ([q, i]) => {
      const el = Array.from(document.querySelectorAll(q)).filter((e) => e.getClientRects().length > 0)[i]
      const top = (x, y) => el.contains(document.elementFromPoint(x, y))
      const spots = (b) => [
        [b.x + b.width / 2, b.y + b.height / 2],
        [b.x + b.width / 2, b.y + b.height / 4],
        [b.x + b.width / 4, b.y + b.height / 2],
        [b.x + b.width / 2, b.y + b.height * 0.8],
      ]
      const free = () => spots(el.getBoundingClientRect()).find(([x, y]) => top(x, y))
      if (!free()) el.scrollIntoView({ block: 'center', inline: 'center' })
      return free()
    },
    [selector, n],
  )
  if (!at) throw new Error(`covered: ${selector} ${n}`)
  await page.mouse.move(...at, { steps: 6 })
  await page.waitForTimeout(200)
  await page.mouse.click(...at)
}

/** One decision, tap by tap, as slowly as somebody who thinks. */
async function slowly(page, pick) {
  const step = await page.getAttribute('.table', 'data-step')
  for (let taps = 0; taps < 12; taps++) {
    if (!(await owes(page)) || (await page.getAttribute('.table', 'data-step')) !== step) return
    const [confirm, options, lit] = [
      await seen(page, '.table [data-confirm]'),
      await seen(page, '.table [data-option]'),
      await seen(page, OPEN),
    ]
    if (confirm) await press(page, '.table [data-confirm]')
    else {
      const n = pick(options + lit)
      if (n < options) await press(page, '.table [data-option]', n)
      else await press(page, OPEN, n - options)
    }
    await page.waitForTimeout(SETTLED + 250)
  }
}

async function film(browser, server, game) {
  const { options, seats, before, first, seed } = GAMES[game]
  const page = await person(browser, server, { size: SIZE, motion: true })
  await page.goto('/')
  const people = ['Olya', 'Taras', 'Mary'].slice(0, seats)
  const table = await newTable(page, {
    game,
    options,
    seats: people.map((name, i) => (i ? { kind: 'bot', bot: 'greedy', name } : { kind: 'me', name })),
    start: true,
  })
  await page.goto(`/t/${table.id}`)
  const pick = luck(seed)
  for (let i = 0; i < before || (await what(page, table)) !== first; i++) {
    await asked(page)
    if (i >= before + 40) throw new Error(`${game}: nobody is asked ${first}`)
    await answer(page, pick)
    await asked(page)
  }
  await page.reload() // what was told of the moves before stands in nobody's way
  await asked(page)
  await page.waitForTimeout(2 * LOOK)
  await showPointer(page)
  const folder = mkdtempSync(join(tmpdir(), `misto-film-${game}-`))
  const stop = await record(page, folder)
  await page.mouse.move(SIZE.width / 2, SIZE.height - 120)
  await page.waitForTimeout(LOOK)
  for (let i = 0; i < MOST_ANSWERS && (await owes(page)); i++) {
    await slowly(page, pick)
    await page.waitForTimeout(LOOK)
    if ((await what(page, table)) === first) break // the next turn
  }
  await page.mouse.move(SIZE.width - 20, SIZE.height - 20)
  await page.waitForTimeout(LOOK)
  const told = await stop()
  if (page.broken.length) throw new Error(page.broken.join('\n'))
  await page.context().close()
  writeFileSync(join(folder, 'frames.json'), JSON.stringify(told))
  return folder
}

const wanted = process.argv.slice(2)
const server = await Server.start({ MISTO_BOT_PAUSE_S: '0.4' })
const browser = await launch(FULL)
const folders = {}
try {
  for (const game of Object.keys(GAMES))
    if (!wanted.length || wanted.includes(game)) folders[game] = await film(browser, server, game)
} finally {
  await browser.close()
  await server.down()
}
const words = Object.entries(folders).map(([game, folder]) => `${game}=${folder}`)
const { status } = spawnSync(process.env.MISTO_PYTHON ?? 'python', ['-m', 'docs.site.film', ...words], {
  cwd: ROOT,
  stdio: 'inherit',
})
process.exit(status ?? 1)
