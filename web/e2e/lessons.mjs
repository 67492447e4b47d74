/** A picture of every step of every lesson, to be looked at.
 *
 * node lessons.mjs [GAME …] [uk|ru|en …] [phone|wide …] [dark] --out DIR    all of a kind that is not named
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { call, cannotRun, FULL, launch, person, PHONE, Server, WIDE } from './harness.mjs'
import { listen, settled, walk } from './learning.mjs'

const why = cannotRun()
if (why) {
  console.error(why)
  process.exit(1)
}
const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'build/lessons' } },
})
const SIZES = { phone: PHONE, wide: WIDE }
const named = (all) => (all.some((a) => wanted.includes(a)) ? all.filter((a) => wanted.includes(a)) : all)
const theme = wanted.includes('dark') ? 'dark' : 'light'
mkdirSync(flags.out, { recursive: true })

async function pictured(browser, server, { game, lesson, lang, where }) {
  const page = await person(browser, server, { size: SIZES[where], lang, theme })
  listen(page)
  // Nobody scrolls to press what stays at the foot of the screen.
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (...how) {
      if (!this.closest('.foot')) scroll.apply(this, how)
    }
  })
  await page.goto(`/learn/${game}/${lesson}`)
  await page.waitForSelector('[data-lesson-step="0"]')
  await settled(page)
  const name = `${game}-${lesson}-${lang}-${where}`
  await walk(page, async (step) => void (await page.screenshot({ path: join(flags.out, `${name}-${step}.png`) })))
  if (page.broken.length) throw new Error(`${name}: ${page.broken.join('\n')}`)
  await page.context().close()
  console.log(name)
}

const server = await Server.start()
const browser = await launch(FULL)
try {
  const page = await person(browser, server)
  await page.goto('/')
  const { data: games } = await call(page, 'GET', 'api/games')
  for (const game of named(games.map((g) => g.name))) {
    const { data: lessons } = await call(page, 'GET', `api/lessons/${game}`)
    for (const { id: lesson } of lessons)
      for (const lang of named(['uk', 'ru', 'en']))
        for (const where of named(Object.keys(SIZES))) await pictured(browser, server, { game, lesson, lang, where })
  }
} finally {
  await browser.close()
  await server.down()
}
