/** What people are called: asked before the first invitation, changed at once, and by no word of the page's. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, asked, browser, call, luck, newTable, opens, person, PHONE, server, walksAll } from './harness.mjs'

const skip = opens()

const stored = async (page, id) => (await call(page, 'GET', `api/tables/${id}`)).data.seats.map((s) => s.name)
const idOf = (page) => new URL(page.url()).pathname.split('/').pop()
const strip = (page) => page.locator('.seats .who b').allTextContents()

test('an unnamed host says who invites before the link is given', { skip, timeout: 120_000 }, async () => {
  const host = await person(browser, server, { lang: 'uk', size: PHONE })
  await host.goto('/new/machi_koro?invite')
  await host.click('form button[type=submit]')
  assert.equal(await host.textContent('[role=alert]'), 'Спершу назвіться: друзі побачать, хто їх запрошує.')
  assert.equal(await host.evaluate(() => document.activeElement.id), 'new-name')
  await host.fill('#new-name', 'Олена')
  await host.click('form button[type=submit]')
  await host.waitForSelector('[data-share]')
  assert.equal(await host.inputValue('#lobby-name'), 'Олена')
  assert.equal((await stored(host, idOf(host)))[0], 'Олена')

  // A friend reads the name, sits down without one, and both read each other in their own language.
  const friend = await person(browser, server, { lang: 'en' })
  await friend.goto(`/t/${idOf(host)}`)
  await friend.waitForSelector('[data-sit]')
  assert.match(await friend.textContent('.lobby li'), /Олена/)
  await friend.click('[data-sit="1"]')
  await friend.waitForFunction(() => /Player 2/.test(document.querySelector('.lobby ul').textContent))
  await host.waitForFunction(() => /Гравець 2/.test(document.querySelector('.lobby ul').textContent))
  assert.equal((await stored(host, idOf(host)))[1], '')
  // A name given at last is seen by everybody, nobody reloads.
  await friend.fill('#lobby-name', 'Sam')
  await friend.press('#lobby-name', 'Enter')
  await host.waitForFunction(() => /Sam/.test(document.querySelector('.lobby ul').textContent))

  // The next invitation asks nothing.
  await host.goto('/new/machi_koro?invite')
  await host.waitForSelector('form button[type=submit]')
  assert.equal(await host.locator('#new-name').count(), 0)
  assert.deepEqual([...host.broken, ...friend.broken], [])
  await host.context().close()
  await friend.context().close()
})

test('a lobby gives no link away before its host has a name', { skip, timeout: 120_000 }, async () => {
  const host = await person(browser, server, { lang: 'en' })
  await host.goto('/')
  const table = await newTable(host, { game: 'akropolis', seats: [{ kind: 'me' }, { kind: 'open' }] })
  // However late the page hears who its host is: no link before, and no field that the answer would write over.
  let answerNow
  const late = new Promise((go) => (answerNow = go))
  await host.route('**/api/me', async (route) => {
    await late
    await route.continue()
  })
  await host.goto(`/t/${table.id}`)
  await host.waitForSelector('.lobby li')
  assert.equal(await host.locator('[data-share], #lobby-name').count(), 0)
  answerNow()
  await host.waitForSelector('[data-name-first]')
  await host.unroute('**/api/me')
  assert.equal(await host.locator('[data-share]').count(), 0)
  await host.fill('#lobby-name', 'Olive')
  await host.press('#lobby-name', 'Enter')
  await host.waitForSelector('[data-share]')
  await host.waitForFunction(() => /Olive/.test(document.querySelector('.lobby ul').textContent))
  assert.deepEqual(host.broken, [])
  await host.context().close()
})

test('a change of name at a running table is seen by all at once', { skip, timeout: 120_000 }, async () => {
  const me = await person(browser, server, { lang: 'en' })
  await me.goto('/')
  await me.click('[data-play=machi_koro]')
  await asked(me)
  const id = idOf(me)
  const watcher = await person(browser, server, { lang: 'uk' })
  await watcher.goto(`/t/${id}`)
  await watcher.waitForSelector('.seats .who b')
  assert.equal((await stored(me, id))[0], '', 'no word stands for a missing name')
  assert.ok((await strip(me)).includes('Player 1'))
  assert.ok((await strip(watcher)).includes('Гравець 1'))
  await me.click('.menu')
  await me.fill('#table-name', 'Olya')
  await me.press('#table-name', 'Enter')
  for (const page of [me, watcher])
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll('.seats .who b')).some((b) => b.textContent === 'Olya'),
    )
  assert.deepEqual([...me.broken, ...watcher.broken], [])
  await me.context().close()
  await watcher.context().close()
})

for (const [lang, you] of [
  ['en', /\bYou\b/i],
  ['uk', /(^|[^\p{L}])(ви|вас|вам)([^\p{L}]|$)/iu],
  ['ru', /(^|[^\p{L}])(вы|вас|вам)([^\p{L}]|$)/iu],
].filter(([lang]) => walksAll || lang === 'uk')) {
  test(`the log calls everybody by name, ${lang}`, { skip, timeout: 300_000 }, async () => {
    const page = await person(browser, server, { lang })
    await page.goto('/')
    const seats = [
      { kind: 'me', name: 'Olya' },
      ...['Leo', 'Mia'].map((name) => ({ kind: 'bot', bot: 'greedy', name })),
    ]
    const table = await newTable(page, { game: 'san_juan', seats, start: true })
    await page.goto(`/t/${table.id}`)
    const pick = luck(5)
    const log = page.locator('.logbox .log li .line')
    for (let i = 0; i < 25; i++) {
      await asked(page)
      await answer(page, pick)
      if (!walksAll && (await log.filter({ hasText: 'Olya' }).count()) > 5) break
    }
    const lines = await log.allTextContents()
    assert.ok(lines.filter((line) => line.includes('Olya')).length > 5, lines.join('\n'))
    assert.deepEqual(
      lines.filter((line) => you.test(line)),
      [],
    )
    assert.deepEqual(page.broken, [])
    await page.context().close()
  })
}

test('a name that cannot be kept is said at the home page', { skip }, async () => {
  const page = await person(browser, server)
  await page.goto('/')
  await page.waitForSelector('[data-play]')
  await page.click('.hd .me')
  await page.route('**/api/me', (route) => route.abort())
  await page.fill('#my-name', 'Olya')
  await page.press('#my-name', 'Enter')
  await page.waitForSelector('dialog [role=alert]')
  assert.match(await page.textContent('dialog [role=alert]'), /No connection/)
  await page.unroute('**/api/me')
  await page.press('#my-name', 'Enter')
  await page.waitForSelector('dialog', { state: 'detached' })
  assert.equal((await call(page, 'GET', 'api/me')).data.name, 'Olya')
  assert.deepEqual(page.broken, [])
})
