/** Everything that lies around a table or opens at one, each brought up as a person does: `fit` measures it at every size
 *  and in each language, `axe` looks at it in both themes. */
import {
  admin,
  answer,
  asked,
  browser,
  call,
  luck,
  newTable,
  person,
  press,
  resign,
  seated,
  server,
  Server,
  SETTLED,
} from './harness.mjs'

/** Someone with a game that ended, and one with people. */
export async function surrounded(who = {}) {
  const page = await seated('machi_koro', who, { me: 'Oleksandra', bots: ['Leo', 'Mia', 'Taras'] })
  page.ended = page.table
  await resign(page)
  const other = await person(browser, server)
  await other.goto('/')
  const seats = [{ kind: 'me', name: 'Oleksandra' }, { kind: 'open' }]
  const { id } = await newTable(page, { game: 'machi_koro', seats, hints: true, options: { first_player: 1 } })
  await other.goto(`/t/${id}`)
  await other.fill('#lobby-name', 'Maksymilian')
  await other.click('[data-sit="1"]')
  await page.goto(`/t/${id}`)
  await page.click('[data-start]:not([disabled])')
  await asked(page)
  page.table = id
  page.other = other
  return page
}

export async function leaves(page) {
  await page.club?.down()
  await page.other.context().close()
  await page.context().close()
}

const against = (page, game, names, more) => {
  const bots = names.map((name) => ({ kind: 'bot', bot: 'greedy', name }))
  return newTable(page, { game, seats: [{ kind: 'me', name: 'Oleksandra' }, ...bots], start: true, ...more })
}

/** A table that was played until something is in sight; what leads there comes first. */
async function until(page, { id }, wanted, ...first) {
  await page.goto(`/t/${id}`)
  const pick = luck(5)
  for (let moves = 0; moves < 200; moves++) {
    await asked(page)
    if (await page.locator(wanted).count()) return id
    const step = await page.getAttribute('.table', 'data-step')
    for (const part of first.map((one) => `.table ${one}[data-lit]:not([data-chosen])`)) {
      if (!(await page.locator(part).count())) continue
      await page.waitForTimeout(SETTLED)
      await press(page, part)
      break
    }
    if ((await page.locator(wanted).count()) === 0 && (await page.getAttribute('.table', 'data-step')) === step)
      await answer(page, pick)
  }
  throw new Error(`never seen: ${wanted}`)
}

/** A table at which no press is too soon any more. */
const table = async (page, id = page.table) => {
  await page.goto(`/t/${id}`)
  await asked(page)
  await page.waitForTimeout(SETTLED)
}
const opened = async (page, button, there) => {
  await press(page, button)
  await page.waitForSelector(`dialog[open] ${there}`)
}
const kept = (page, key, value) => page.evaluate(([k, v]) => localStorage.setItem(k, v), [key, value])

/** Whoever runs the server enters once. */
async function hosts(page) {
  await page.goto('/host')
  if ((await call(page, 'GET', 'api/host')).status === 200) return
  await page.goto(admin(server, 'host-link').split('\n')[0])
  await page.click('[data-host-enter]')
}
const NOTICE = {
  uk: 'Сервер перезапуститься, ваші столи залишаться такими, як є',
  ru: 'Сервер перезапустится, ваши столы останутся такими, как есть',
  en: 'The server restarts, your tables stay as they are',
  at: 1_896_000_000,
}

const AROUND = {
  home: async (page) => {
    await page.goto('/')
    await page.waitForSelector('[data-play]')
  },
  'a new table': async (page) => {
    await page.goto('/new/san_juan')
    await page.waitForSelector('[data-create]')
  },
  'a new table, rulings unfolded': async (page) => {
    await page.goto('/new/machi_koro')
    await page.waitForSelector('[data-create]')
    await page.click('[data-rulings] summary')
    await page.waitForSelector('[data-rulings][open]')
  },
  lobby: async (page) => {
    const seats = [{ kind: 'me', name: 'Oleksandra' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }]
    const { id } = await newTable(page, { game: 'san_juan', seats })
    await page.goto(`/t/${id}`)
    await page.waitForSelector('[data-bot]')
  },
  menu: async (page) => {
    await table(page)
    await opened(page, '.menu', '[data-pace]')
  },
  notices: async (page) => {
    await table(page)
    await opened(page, '.menu', '[data-bell-ntfy]')
    await page.check('[data-bell-ntfy]')
    await page.check('[data-bell-quiet]')
    await page.waitForSelector('[data-bell-from]:not([disabled])')
    await page.locator('[data-bell]').scrollIntoViewIfNeeded()
  },
  talk: async (page) => {
    await table(page)
    await opened(page, '[data-talk]', '[data-sign]')
  },
  'an open hint': async (page) => {
    await table(page)
    await page.click('[data-hint-ask]')
    await page.waitForSelector('[data-hint]')
  },
  'what a card is': async (page) => {
    await table(page)
    await page.locator('[data-part^="market:"]').first().focus()
    await page.keyboard.press('i')
    await page.waitForSelector('dialog[open] [data-about]')
  },
  'a move that is told': async (page) => {
    const { id } = await against(page, 'machi_koro', ['Leo', 'Mia'], { options: { first_player: 1 } })
    await kept(page, 'misto-pace', 'step')
    await table(page, id)
    await kept(page, 'misto-pace', 'once')
    const pick = luck(7)
    while (!(await page.locator('[data-tell]').count())) await answer(page, pick)
  },
  'a payment': async (page) => {
    page.paying ??= await until(
      page,
      await newTable(page, { game: 'san_juan', begin: { example: 'SJ-T20' } }),
      '[data-bill] .track > *',
      '[data-part="role:builder"]',
      '.hand-card',
    )
    await table(page, page.paying)
    await page.waitForSelector('[data-bill]')
  },
  'cards drawn': async (page) => {
    const begun = async () => await against(page, 'san_juan', ['Leo', 'Mia'])
    page.drawing ??= await until(page, await begun(), '[data-part^="drawn:"]', '[data-part="role:councillor"]')
    await table(page, page.drawing)
    await page.waitForSelector('[data-part^="drawn:"]')
  },
  'a tile in hand': async (page) => {
    page.placing ??= await until(page, await against(page, 'akropolis', ['Leo']), '.ak-ghost', '.ak-slot')
    await table(page, page.placing)
    await page.waitForSelector('.ak-ghost')
  },
  'a lesson': async (page) => {
    await page.goto('/learn/san_juan')
    await page.waitForSelector('[data-lesson-step]')
    await page.waitForSelector('.table[data-busy="0"]')
  },
  'the coach': async (page) => {
    await kept(page, 'misto-coach-machi_koro', '{}')
    await table(page, (await against(page, 'machi_koro', ['Leo'])).id)
    await page.waitForSelector('[data-coach]')
    await kept(page, 'misto-coach-machi_koro', '{"off":true}')
  },
  result: async (page) => {
    await page.goto(`/t/${page.ended}`)
    await page.waitForSelector('dialog[open] [data-result]')
  },
  replay: async (page) => {
    await page.goto(`/t/${page.ended}/replay?step=4`)
    await page.waitForSelector('[data-at]')
  },
  'my data': async (page) => {
    await page.goto('/me')
    await page.waitForSelector('[data-device=this]')
    await page.click('[data-make-code]')
    await page.waitForSelector('[data-secret]')
  },
  'the door': async (page) => {
    page.club ??= await Server.start({ MISTO_JOIN_CODE: 'sesame' })
    await page.goto(page.club.url)
    await kept(page, 'misto-lang', page.lang)
    await page.reload()
    await page.waitForSelector('[data-door]')
  },
  host: async (page) => {
    await hosts(page)
    await page.waitForSelector('[data-host-table]')
  },
  'a table with a notice': async (page) => {
    await hosts(page)
    await call(page, 'POST', 'api/host/notice', NOTICE)
    await table(page)
    await page.waitForSelector('[data-notice]')
  },
}

/** Those that are wanted, each in turn, in a language; what was put up for it is taken down. */
export async function around(page, lang, seen, wanted = Object.keys(AROUND)) {
  page.lang = lang
  await page.goto('/')
  await kept(page, 'misto-lang', lang)
  for (const what of wanted) {
    await AROUND[what](page)
    await seen(what)
  }
  await page.goto('/')
  await call(page, 'POST', 'api/host/notice', {})
}
