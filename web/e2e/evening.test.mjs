/**
 * A whole evening of San Juan: Olena and Bohdan on phones, Anna at a desk, each in a language of their own. Signs
 * are shown, a move is taken back with everybody's leave, one goes away, a bot plays for her, she comes back, and
 * all see the same end. `STRIP=file.png` keeps a film strip of it: `make strip`.
 */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  answer,
  asked,
  browser,
  call,
  cannotRun,
  luck,
  newTable,
  opens,
  over,
  person,
  PHONE,
  server,
  tap,
  walksAll,
  WIDE,
} from './harness.mjs'

const walks = walksAll || process.env.STRIP
const skip = opens({}, cannotRun() || (!walks && 'an evening is long: MISTO_PATHS=all or make strip'))
const AWAY_S = 5
const pick = luck(11)
const frames = []

async function guest(name, lang, size) {
  const page = await person(browser, server, { lang, size, touch: size === PHONE })
  await page.goto('/')
  await call(page, 'POST', 'api/me', { name })
  return page
}

/** One moment of the film: all three screens at once. */
async function frame(people, said) {
  if (!process.env.STRIP) return
  const shots = await Promise.all(
    people.map(async (p) =>
      p.isClosed() ? null : (await p.screenshot({ type: 'jpeg', quality: 70 })).toString('base64'),
    ),
  )
  frames.push({ said, shots })
}

const isAsked = async (page) => !page.isClosed() && (await page.getAttribute('.table', 'data-owes')) === '1'

/** Whoever is asked answers, so many times; the bots' moves go by themselves. */
async function play(people, times) {
  for (let made = 0; made < times;) {
    const here = people.filter((p) => !p.isClosed())
    await Promise.race(here.map((p) => asked(p)))
    for (const page of here) {
      if (await over(page)) return
      if (!(await isAsked(page))) continue
      await answer(page, pick)
      made++
    }
  }
}

async function show(page, sign) {
  await tap(page, '[data-talk]')
  await page.click(`[data-sign=${sign}]`)
}

const evening = walks ? test : () => undefined
evening('three people play San Juan to its end', { skip, timeout: 900_000 }, async () => {
  const olena = await guest('Олена', 'uk', PHONE)
  let bohdan = await guest('Богдан', 'ru', PHONE)
  const anna = await guest('Anna', 'en', WIDE)
  const { id } = await newTable(olena, {
    game: 'san_juan',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    undo: 'ask',
    away: { policy: 'bot', after_s: AWAY_S, deadline_s: null },
  })
  for (const [seat, page] of [bohdan, anna].entries()) {
    await page.goto(`/t/${id}`)
    await page.click(`[data-sit="${seat + 1}"]`)
  }
  await olena.goto(`/t/${id}`)
  await olena.waitForSelector('[data-start]:not([disabled])')
  await frame([olena, bohdan, anna], 'The lobby: everybody sits')
  await olena.click('[data-start]:not([disabled])')
  await play([olena, bohdan, anna], 8)
  await frame([olena, bohdan, anna], 'The first rounds')

  await show(anna, 'well')
  await Promise.all([olena, bohdan].map((p) => p.waitForSelector('[data-bubble=well]')))
  await frame([olena, bohdan, anna], 'Anna likes a move')
  await show(olena, 'thanks')
  await Promise.all([bohdan, anna].map((p) => p.waitForSelector('[data-bubble=thanks]')))

  await takeBack([olena, bohdan, anna])
  await play([olena, bohdan, anna], 9)

  // Bohdan's phone goes dark; his cookie stays with him.
  const known = await bohdan.context().storageState()
  await bohdan.context().close()
  await olena.waitForSelector('[data-part="seat:1"] .away')
  await play([olena, anna], 12)
  await frame([olena, bohdan, anna], 'Bohdan is away: a bot plays for him')

  bohdan = await person(browser, server, { lang: 'ru', size: PHONE, touch: true, known })
  await bohdan.goto(`/t/${id}`)
  const all = [olena, bohdan, anna]
  for (await Promise.race(all.map((p) => asked(p))); !(await isAsked(bohdan));) {
    await play([olena, anna], 1)
    await Promise.race(all.map((p) => asked(p)))
  }
  await answer(bohdan, pick)
  await show(bohdan, 'hello')
  await Promise.all([olena, anna].map((p) => p.waitForSelector('[data-bubble=hello]')))
  await frame([olena, bohdan, anna], 'He is back, and plays himself')

  await play([olena, bohdan, anna], 5000)
  await Promise.all([olena, bohdan, anna].map((p) => p.waitForSelector('[data-result], .result')))
  await frame([olena, bohdan, anna], 'The end')
  const ends = await Promise.all(
    [0, 1, 2].map(async (seat) => {
      const page = [olena, bohdan, anna][seat]
      return (await call(page, 'GET', `api/tables/${id}/state?seat=${seat}`)).data.outcome
    }),
  )
  assert.deepEqual(ends[0], ends[1])
  assert.deepEqual(ends[0], ends[2])
  for (const page of [olena, bohdan, anna]) assert.deepEqual(page.broken, [])
  await strip()
})

/** Whoever cannot simply undo a move any more asks for it, and the others agree. */
async function takeBack(people) {
  for (let moves = 0; moves < 40; moves++) {
    await play(people, 1)
    for (const [seat, page] of people.entries()) {
      const { data } = await call(page, 'GET', `api/tables/${page.url().split('/t/')[1]}/state?seat=${seat}`)
      if (data.can_undo || !data.can_takeback) continue
      await page.waitForSelector(`.table[data-step="${data.step}"] [data-undo][data-can]`)
      await page.click('[data-undo]')
      const others = people.filter((p) => p !== page)
      await Promise.all(others.map((p) => p.waitForSelector('[data-takeback=asked]')))
      await frame(people, 'A move is asked back')
      for (const other of others) await other.click('[data-takeback=asked] [data-allow]')
      await page.waitForSelector('[data-takeback=granted]')
      return
    }
  }
  throw new Error('nobody could ask a move back')
}

/** The frames one under the other, each with what happens in it. */
async function strip() {
  if (!process.env.STRIP) return
  const page = await (await browser.newContext({ viewport: { width: 1300, height: 900 } })).newPage()
  const row = ({ said, shots }) =>
    `<h2>${said}</h2><div>${shots
      .map((shot) => (shot ? `<img src="data:image/jpeg;base64,${shot}">` : '<i>away</i>'))
      .join('')}</div>`
  await page.setContent(
    `<style>body{font:16px sans-serif;margin:20px}div{display:flex;gap:12px;align-items:center}
     img{height:400px;border-radius:8px;box-shadow:0 1px 4px #0004}i{width:185px;text-align:center;color:#777}h2{font-size:17px}</style>
     ${frames.map(row).join('')}`,
  )
  writeFileSync(process.env.STRIP, await page.screenshot({ fullPage: true }))
}
