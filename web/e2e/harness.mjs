/** A real server and a real browser for the tests: one of each per test file. */
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** The page's folder of each room that is drawn. */
export const DRAWN = join(ROOT, 'web/src/games')
export const ROOMS = readdirSync(DRAWN).filter((name) => existsSync(join(DRAWN, name, 'index.ts')))
/** With everything a browser has: what makes pictures takes this one. */
export const FULL = process.env.MISTO_CHROMIUM ?? '/usr/bin/chromium'
/** The same without what draws windows, where it is installed: a fifth less work for the same page. */
const SHELL = '/usr/bin/chromium-headless-shell'
const CHROMIUM = !process.env.MISTO_CHROMIUM && existsSync(SHELL) ? SHELL : FULL
const PYTHON = process.env.MISTO_PYTHON ?? 'python'
const AXE = readFileSync(fileURLToPath(new URL('../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8')
export const WIDE = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
/** A phone on its side. */
export const LYING = { width: 844, height: 390 }

/** Why the tests cannot run here, or false. In CI they must run. */
export function cannotRun() {
  const why = !existsSync(CHROMIUM)
    ? `no Chromium at ${CHROMIUM}: set MISTO_CHROMIUM`
    : !existsSync(join(ROOT, 'src/misto/server/page/index.html'))
      ? 'the page is not built: run make page'
      : ''
  if (why && process.env.CI === 'true') throw new Error(why)
  return why || false
}

/** Whether every language, size and long path is walked: `make test-all` does, `make test` a short one each. */
export const walksAll = process.env.MISTO_PATHS === 'all'

async function freePort() {
  return await new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

export class Server {
  constructor(port, folder, settings) {
    this.port = port
    this.folder = folder
    this.settings = settings
    this.url = `http://127.0.0.1:${port}`
  }

  /** On a free port with a new database; `kept` names the folder of one to go on with, and the port it had. */
  static async start(settings = {}, kept = null) {
    const port = kept?.port ?? (await freePort())
    const server = new Server(port, kept?.folder ?? mkdtempSync(join(tmpdir(), 'misto-e2e-')), settings)
    await server.up()
    return server
  }

  async up() {
    this.process = spawn(
      PYTHON,
      ['-c', 'from misto.server.run import run; from misto.server.settings import Settings; run(Settings())'],
      {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          PYTHONPATH: join(ROOT, 'src'),
          MISTO_PORT: String(this.port),
          MISTO_DATABASE_URL: `sqlite:///${join(this.folder, 'tables.db')}`,
          MISTO_REQUESTS_PER_S: '0',
          MISTO_MOVES_PER_S: '0',
          MISTO_TABLES_PER_HOUR: '0',
          MISTO_GUESTS_PER_HOUR: '0',
          MISTO_CODES_PER_HOUR: '0',
          MISTO_TALK_PER_MINUTE: '0',
          MISTO_BOT_PAUSE_S: '0',
          MISTO_DRAIN_S: '1',
          ...this.settings,
        },
      },
    )
    let said = ''
    this.process.stderr.on('data', (d) => (said += d))
    this.process.stdout.on('data', (d) => (said += d))
    for (let i = 0; i < 300; i++) {
      try {
        if ((await fetch(`${this.url}/readyz`)).ok) return
      } catch {
        // not listening yet
      }
      if (this.process.exitCode !== null) break
      await new Promise((r) => setTimeout(r, 100))
    }
    throw new Error(`the server did not start:\n${said}`)
  }

  async down() {
    const gone = new Promise((r) => this.process.once('exit', r))
    this.process.kill('SIGTERM')
    const late = setTimeout(() => this.process.kill('SIGKILL'), 8000)
    await gone
    clearTimeout(late)
  }
}

/** What whoever runs a server types there. */
export function admin(at, ...words) {
  const env = {
    ...process.env,
    PYTHONPATH: join(ROOT, 'src'),
    MISTO_DATABASE_URL: `sqlite:///${join(at.folder, 'tables.db')}`,
    MISTO_PORT: String(at.port),
    MISTO_LANG: 'en',
  }
  return execFileSync(PYTHON, ['-m', 'misto', 'admin', ...words], { env, encoding: 'utf8' })
}

export async function launch(executablePath = CHROMIUM) {
  return await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** The test file's own, while its tests run. */
export let server, browser

/** Opens both before the first test and closes them after the last: why they cannot be opened, or false. Settings that
 *  need something first are made by a function. */
export function opens(settings = {}, why = cannotRun()) {
  before(async () => {
    if (why) return
    server = await Server.start(typeof settings === 'function' ? await settings() : settings)
    browser = await launch()
  })
  after(async () => {
    await browser?.close()
    await server?.down()
  })
  return why
}

/** A person: a browser of its own, in a language and a size. What breaks in the page breaks the test. */
export async function person(
  browser,
  server,
  {
    size = WIDE,
    lang = 'en',
    theme = 'light',
    touch = false,
    motion = false,
    offline = false,
    coach = false,
    pace = 'once',
    known,
  } = {},
) {
  const context = await browser.newContext({
    viewport: size,
    locale: lang,
    colorScheme: theme,
    baseURL: server.url,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    hasTouch: touch,
    serviceWorkers: offline ? 'allow' : 'block',
    storageState: known,
  })
  // A page that could not be loaded has no storage.
  await context.addInitScript((l) => {
    if (origin === 'null') return
    if (!localStorage.getItem('misto-lang')) localStorage.setItem('misto-lang', l)
  }, lang)
  // A test does not wait for what is told to people; where it looks at that, it says its pace.
  await context.addInitScript((p) => {
    if (origin === 'null') return
    if (!localStorage.getItem('misto-pace')) localStorage.setItem('misto-pace', p)
  }, pace)
  // Who plays many games has sent the coach away.
  if (!coach)
    await context.addInitScript((rooms) => {
      if (origin === 'null') return
      for (const game of rooms)
        if (!localStorage.getItem(`misto-coach-${game}`))
          localStorage.setItem(`misto-coach-${game}`, JSON.stringify({ off: true }))
    }, ROOMS)
  const page = await context.newPage()
  page.setDefaultTimeout(45000)
  page.broken = []
  page.on('pageerror', (e) => page.broken.push(String(e)))
  page.on('console', (m) => {
    if (m.type() === 'error' && !/WebSocket|Failed to load resource|net::ERR/.test(m.text())) page.broken.push(m.text())
  })
  return page
}

export async function call(page, method, path, body) {
  return await page.evaluate(
    async ([m, p, b]) => {
      const answer = await fetch(new URL(p, document.baseURI), {
        method: m,
        headers: { 'content-type': 'application/json' },
        body: m === 'GET' ? undefined : JSON.stringify(b ?? {}),
      })
      return { status: answer.status, data: await answer.json() }
    },
    [method, path, body],
  )
}

/** A table made through the server's own calls, by the person whose page it is. */
export async function newTable(page, wish) {
  const { status, data } = await call(page, 'POST', 'api/tables', {
    options: {},
    spectators: true,
    open_information: false,
    undo: 'rule',
    hints: true,
    away: { policy: 'wait', after_s: 60, deadline_s: null },
    ...wish,
  })
  if (status !== 201) throw new Error(`no table: ${status} ${JSON.stringify(data)}`)
  return data
}

/** A person at a table of their own with bots, asked for the first time; `begin: { example }` opens a printed example,
 *  which brings its own seats. `page.table` names the table, `page.sent` has every answer this page gives, each a list
 *  of actions. */
export async function seated(game, who = {}, { me = 'Olya', bots = ['Leo', 'Mia'], bot = 'greedy', ...wish } = {}) {
  const page = await person(browser, server, who)
  page.sent = []
  page.on('request', (r) => {
    if (r.method() === 'POST' && /\/moves$/.test(r.url())) page.sent.push(r.postDataJSON().actions)
  })
  await page.goto('/')
  const seats = [{ kind: 'me', name: me }, ...bots.map((name) => ({ kind: 'bot', bot, name }))]
  const own = wish.begin ? {} : { seats, start: true }
  page.table = (await newTable(page, { game, ...own, ...wish })).id
  await page.goto(`/t/${page.table}`)
  await asked(page)
  return page
}

/** The same, when no press is too soon any more. */
export async function atRest(...table) {
  const page = await seated(...table)
  await page.waitForTimeout(SETTLED)
  return page
}

export async function over(page) {
  return (await page.getAttribute('.table', 'data-status')) === 'over'
}

/** Gives the game up: a greedy bot plays the seat to the end at once. */
export async function resign(page, seat = 0) {
  const { status } = await call(page, 'POST', `api/tables/${page.table}/resign`, { seat })
  assert.equal(status, 200)
  await page.waitForSelector('.table[data-status="over"]')
}

/** Waits until this page is asked, or the game is over. */
export async function asked(page, timeout = 120000) {
  await page.waitForFunction(
    () => {
      const table = document.querySelector('.table')
      return table?.dataset.owes === '1' || table?.dataset.status === 'over' || document.querySelector('[data-curtain]')
    },
    null,
    { timeout, polling: 20 },
  )
}

/** A small seeded source of choices, so that a failing game can be played again. */
export function luck(seed) {
  let s = seed >>> 0
  return (n) => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0
    return Math.floor((s / 2 ** 32) * n)
  }
}

/** Presses the n-th visible match with the mouse, where a finger would; fails if something covers it. */
export async function press(page, selector, n = 0) {
  await still(page) // while an answer is under way no press counts
  const at = await page.evaluate(
    ([q, i]) => {
      const all = Array.from(document.querySelectorAll(q)).filter((e) => e.getClientRects().length > 0)
      const el = all[i]
      if (!el) return { gone: true }
      el.scrollIntoView({ block: 'center', inline: 'center' })
      const box = el.getBoundingClientRect()
      const spots = [
        [0.5, 0.5],
        [0.5, 0.25],
        [0.25, 0.5],
        [0.75, 0.5],
        [0.5, 0.8],
        [0.3, 0.3],
        [0.7, 0.7],
      ]
      for (const [fx, fy] of spots) {
        const [x, y] = [box.x + box.width * fx, box.y + box.height * fy]
        const top = document.elementFromPoint(x, y)
        if (top && (el === top || el.contains(top))) return { x, y }
      }
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return { covered: `${el.outerHTML.slice(0, 160)} by ${top?.outerHTML.slice(0, 160)} at ${JSON.stringify(box)}` }
    },
    [selector, n],
  )
  if (at.gone) return false
  if (at.covered) throw new Error(`covered: ${at.covered}`)
  await page.mouse.click(at.x, at.y)
  return true
}

/** Until the page has nothing under way: then it says its step. */
async function still(page) {
  await page.waitForFunction(() => document.querySelector('.table')?.dataset.busy !== '1', null, { polling: 5 })
  return await page.getAttribute('.table', 'data-step')
}

/** Where else a tile of Akropolis may lie: the marks of the best few, which are put away again; the map is in sight. */
export async function markedPlaces(page) {
  await press(page, '[data-best]')
  await page.waitForSelector('[data-mark]')
  return await page.evaluate(() => {
    document.querySelector('.ak-main .map').scrollIntoView({ block: 'center' })
    const others = Array.from(document.querySelectorAll('[data-mark]:not(.on)'), (e) => {
      const { e: x, f: y } = e.getScreenCTM()
      return { x, y }
    })
    document.querySelector('[data-best]').click()
    return others
  })
}

/** How many presses the page let go, because they came too soon after a new question. */
export async function ignored(page) {
  return Number(await page.getAttribute('.table', 'data-ignored'))
}

/** Longer than a new question is new. */
export const SETTLED = 450

/** A press that counts: one that came too soon after a new question is made again. */
export async function tap(page, selector, n = 0) {
  const before = await ignored(page)
  await press(page, selector, n)
  if ((await ignored(page)) === before) return
  await page.waitForTimeout(SETTLED)
  await press(page, selector, n)
}

/** What is lit and not chosen yet, or has another copy to choose. */
const OPEN = '.table [data-lit]:not([data-chosen]), .table [data-lit][data-more]'

/** One decision answered the way a person does: taps on lit components, a small choice, confirm. */
export async function answer(page, pick) {
  const step = await still(page)
  for (let taps = 0; taps < 12; taps++) {
    const before = await ignored(page)
    const found = await page.evaluate((open) => {
      const table = document.querySelector('.table')
      if (!table || table.dataset.owes !== '1') return null
      const count = (q) => Array.from(document.querySelectorAll(q)).filter((e) => e.getClientRects().length > 0).length
      return {
        confirm: count('.table [data-confirm]'),
        options: count('.table [data-option]'),
        lit: count(open),
      }
    }, OPEN)
    if (!found) return
    if (found.confirm) await press(page, '.table [data-confirm]')
    else {
      if (found.options + found.lit === 0) throw new Error('asked, but nothing is lit and there is no button')
      const n = pick(found.options + found.lit)
      if (n < found.options) await press(page, '.table [data-option]', n)
      else await press(page, OPEN, n - found.options)
    }
    if ((await still(page)) !== step) return
    // Nobody is as fast as a test: who was too fast presses again.
    if ((await ignored(page)) !== before) await page.waitForTimeout(SETTLED)
  }
  throw new Error('twelve taps and no move')
}

/** Nothing but what is minor, says axe-core: of the whole page, or of a part of it. */
export async function clean(page, what, within = null) {
  // Evaluated by the test, not put into the page: the server's policy allows no foreign script.
  await page.evaluate(AXE)
  const found = await page.evaluate(async (part) => {
    const { violations } = await window.axe.run(part ?? document, { resultTypes: ['violations'] })
    return violations
      .filter((v) => v.impact !== 'minor')
      .map(
        (v) =>
          `${v.id}: ${v.nodes.length} × ${v.nodes
            .slice(0, 3)
            .map((n) => `${n.target.join(' ')} (${(n.any[0]?.message ?? '').slice(0, 140)})`)
            .join(' | ')}`,
      )
  }, within)
  assert.deepEqual(found, [], what)
}
