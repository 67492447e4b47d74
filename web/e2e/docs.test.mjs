/** The documentation at /docs in a real browser: nothing is refused, nothing comes from elsewhere, and it can be searched. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { browser, cannotRun, opens, person, PHONE, server, walksAll, WIDE } from './harness.mjs'

const built = existsSync(fileURLToPath(new URL('../../src/misto/server/docs/index.html', import.meta.url)))
const cannotOpen = opens({}, cannotRun())
const skip = cannotOpen || (!built && 'the documentation is not built: run make docs')
if (!built && process.env.CI === 'true') throw new Error(skip)

/** A reader whose page tells what the content policy refused and where it asked. */
async function reader(options) {
  const page = await person(browser, server, options)
  page.elsewhere = []
  page.on('request', (r) => {
    if (!r.url().startsWith(server.url) && !r.url().startsWith('data:')) page.elsewhere.push(r.url())
  })
  page.on('response', (r) => {
    if (r.status() >= 400) page.broken.push(`${r.status()} ${r.url()}`)
  })
  await page.context().addInitScript(() => {
    window.refused = JSON.parse(sessionStorage.getItem('refused') ?? '[]')
    document.addEventListener('securitypolicyviolation', (e) => {
      window.refused.push(`${e.violatedDirective} ${e.blockedURI} ${e.sourceFile}:${e.lineNumber}`)
      sessionStorage.setItem('refused', JSON.stringify(window.refused))
    })
  })
  return page
}

async function fine(page) {
  assert.deepEqual(await page.evaluate(() => window.refused), [])
  assert.deepEqual(page.broken, [])
  assert.deepEqual(page.elsewhere, [])
}

test('the site opens, leads through its doors and is searched', { skip, timeout: 120_000 }, async () => {
  const page = await reader({ size: WIDE })
  await page.goto('/docs')
  assert.match(page.url(), /\/docs\/$/)
  const doors = await page.locator('article table a[href]').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  for (const door of ['play/', 'first-bot/', 'first-room/']) assert.ok(doors.includes(door), `${door} of ${doors}`)
  await page.click('article a[href="first-bot/"]')
  await page.waitForURL(/\/docs\/first-bot\/$/)
  assert.match(await page.locator('article h1').innerText(), /first bot/i)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('barracks_edge')
  await page.getByRole('option').filter({ hasText: 'barracks_edge' }).first().click()
  await page.waitForURL(/akropolis|options/)
  assert.match(await page.locator('article').innerText(), /barracks_edge/)
  await fine(page)
  await page.context().close()
})

test(
  'every page opens, light and dark, wide and on a phone',
  { skip: skip || !walksAll, timeout: 600_000 },
  async () => {
    for (const [size, theme] of [
      [WIDE, 'light'],
      [PHONE, 'dark'],
    ]) {
      const page = await reader({ size, theme })
      await page.goto('/docs/')
      const pages = await page.evaluate(() => [
        ...new Set(Array.from(document.querySelectorAll('nav a[href]'), (a) => a.href.split('#')[0])),
      ])
      assert.ok(pages.length > 40, `${pages.length} pages`)
      for (const one of pages.filter((url) => url.startsWith(`${server.url}/docs/`))) {
        await page.goto(one)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.ok(wide <= 1, `${one} is ${wide} px too wide`)
        await fine(page)
      }
      await page.context().close()
    }
  },
)

test(
  'the About page leads to the documentation where it is built, and only there',
  { skip: cannotOpen, timeout: 60_000 },
  async () => {
    for (const status of [200, 404]) {
      const page = await person(browser, server, { size: PHONE })
      let asked = 0
      await page.route('**/docs/', (route) => {
        asked += 1
        return route.fulfill({ status, body: '' })
      })
      const answered = page.waitForResponse((r) => r.url().endsWith('/docs/'))
      await page.goto('/about')
      await answered
      await page.waitForSelector('a[href$="notices.txt"]')
      const link = page.locator('main a[href$="/docs/"]')
      if (status === 200) await link.waitFor()
      assert.equal(await link.count(), status === 200 ? 1 : 0)
      assert.equal(asked, 1)
      assert.deepEqual(page.broken, [])
      await page.context().close()
    }
  },
)
