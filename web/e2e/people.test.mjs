/** People's own data and the host's door, as people meet them: in several browsers and the command line. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { admin, browser, call, clean, newTable, opens, person, PHONE, server, Server, walksAll } from './harness.mjs'

const skip = opens({ MISTO_BOARD: 'true' })
let club

before(async () => {
  if (!skip) club = await Server.start({ MISTO_JOIN_CODE: 'sesame' })
})
after(async () => await club?.down())

test('a lost browser comes back by its code, takes its data along and goes', { skip, timeout: 180_000 }, async () => {
  const ann = await person(browser, server, { lang: 'uk', size: PHONE })
  await ann.goto('/')
  await call(ann, 'POST', 'api/me', { name: 'Ганна' })
  const table = await newTable(ann, { game: 'machi_koro', seats: [{ kind: 'me' }, { kind: 'me' }], start: true })
  await ann.goto('/')
  await ann.click('footer [data-me]')
  await ann.waitForSelector('[data-device=this]')
  await ann.click('[data-make-code]')
  const code = (await ann.textContent('[data-secret]')).trim()
  assert.match(code, /^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/)
  // It is shown this once: nobody is told that it is copied where it is not.
  await ann.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }))
  await ann.click('[data-copy]')
  assert.equal(await ann.evaluate(() => String(getSelection()).trim()), code)
  assert.equal(await ann.innerText('[data-copy]'), 'Скопіювати')
  await ann.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (s) => (window.kept = s) } }),
  )
  await ann.click('[data-copy]')
  await ann.waitForFunction((s) => window.kept === s, code)
  await ann.getByRole('button', { name: 'Скопійовано' }).waitFor()
  await clean(ann, 'my data')

  const fresh = await person(browser, server, { lang: 'uk' })
  await fresh.goto('/me')
  await fresh.fill('#recovery-code', 'AAAA-AAAA')
  await fresh.click('[data-restore]')
  assert.match(await fresh.textContent('[role=alert]'), /код відновлення/)
  await fresh.fill('#recovery-code', code.toLowerCase().replaceAll('-', ' '))
  await fresh.click('[data-restore]')
  await fresh.waitForSelector('[data-secret]')
  assert.notEqual((await fresh.textContent('[data-secret]')).trim(), code, 'the next code is another')
  assert.equal((await call(fresh, 'GET', 'api/me')).data.name, 'Ганна')

  // Two devices now; the old one is signed out from the new one.
  await fresh.click('[data-device=other] button')
  await fresh.waitForFunction(() => !document.querySelector('[data-device=other]'))
  assert.equal((await call(ann, 'GET', 'api/me')).data.name, '')

  await fresh.fill('#token-name', 'мій бот')
  await fresh.click('[data-make-token]')
  await fresh.waitForSelector('[data-token="мій бот"]')
  const token = (await fresh.locator('[data-secret]').last().textContent()).trim()
  const me = await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })
  assert.equal((await me.json()).name, 'Ганна')
  await fresh.click('[data-token] button')
  await fresh.waitForFunction(() => !document.querySelector('[data-token]'))
  assert.equal((await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status, 401)

  const [download] = await Promise.all([fresh.waitForEvent('download'), fresh.click('[data-export]')])
  const told = JSON.parse(readFileSync(await download.path(), 'utf8'))
  assert.equal(told.stored.guests[0].name, 'Ганна')
  assert.equal(told.stored.tables[0].id, table.id)

  await fresh.click('[data-erase]')
  await fresh.click('[data-erase-sure]')
  await fresh.waitForSelector('[data-erased]')
  const left = (await call(fresh, 'GET', `api/tables/${table.id}`)).data
  assert.deepEqual(
    left.seats.map((s) => [s.name, s.mine, s.resigned]),
    [
      ['', false, true],
      ['', false, true],
    ],
  )
  assert.deepEqual([...ann.broken, ...fresh.broken], [])
  await ann.context().close()
  await fresh.context().close()
})

for (const [theme, short] of [
  ['light', 'uk'],
  ['dark', 'en'],
])
  test(`the privacy page tells what is stored, ${theme}`, { skip, timeout: 120_000 }, async () => {
    for (const lang of walksAll ? ['uk', 'ru', 'en'] : [short]) {
      const page = await person(browser, server, { lang, theme, size: PHONE })
      await page.goto('/privacy')
      await page.waitForSelector('[data-holding=shut_out]')
      assert.doesNotMatch(await page.textContent('main'), /page-|privacy-/, 'a text is missing')
      await clean(page, `privacy, ${lang}`)
      assert.deepEqual(page.broken, [])
      await page.context().close()
    }
  })

test('a board of open tables, joined by a tap, and its host', { skip, timeout: 120_000 }, async () => {
  const host = await person(browser, server, { lang: 'en' })
  await host.goto('/')
  await call(host, 'POST', 'api/me', { name: 'Olive' })
  await host.goto('/new/akropolis?invite')
  await host.check('[data-listed]')
  await host.click('[data-create]')
  await host.waitForSelector('[data-share]')
  const friend = await person(browser, server, { lang: 'uk' })
  await friend.goto('/')
  await call(friend, 'POST', 'api/me', { name: 'Sam' })
  await friend.click('[data-board-join]')
  await friend.waitForSelector('.lobby')
  await host.waitForFunction(() => /Sam/.test(document.querySelector('.lobby ul').textContent))
  await clean(host, 'the lobby of a host')
  await host.click('[data-free="1"]')
  await host.waitForFunction(() => !/Sam/.test(document.querySelector('.lobby ul').textContent))
  await friend.waitForSelector('[data-sit="1"]')
  await friend.click('[data-sit="1"]')
  await host.waitForFunction(() => /Sam/.test(document.querySelector('.lobby ul').textContent))
  await host.click('.menu')
  await host.click('[data-pass-on="1"]')
  await host.waitForFunction(() => !document.querySelector('[data-delete-table]'))
  await friend.waitForSelector('[data-start]')
  await friend.click('.menu')
  await friend.click('[data-delete-table]')
  await friend.click('[data-delete-sure]')
  await friend.waitForSelector('[data-board]')
  await host.waitForSelector('[data-lost]')
  assert.deepEqual([...host.broken, ...friend.broken], [])
  await host.context().close()
  await friend.context().close()
})

test('a club asks its code once, and its host speaks to everybody', { skip, timeout: 180_000 }, async () => {
  const ann = await person(browser, club, { lang: 'uk' })
  await ann.goto('/')
  await ann.waitForSelector('[data-door]')
  await clean(ann, 'the door')
  await ann.fill('#join-code', 'guess')
  await ann.click('[data-join-code]')
  assert.match(await ann.textContent('[role=alert]'), /не той код/)
  await ann.fill('#join-code', 'sesame')
  await ann.click('[data-join-code]')
  await ann.waitForSelector('[data-play=machi_koro]')
  await ann.reload()
  await ann.waitForSelector('[data-play=machi_koro]')
  await ann.click('[data-play=machi_koro]')
  await ann.waitForSelector('[data-owes="1"]')

  const link = admin(club, 'host-link').split('\n')[0]
  const host = await person(browser, club, { lang: 'en' })
  await host.goto(link)
  await host.click('[data-host-enter]')
  await host.waitForSelector('[data-host-table]')
  assert.ok(!host.url().includes('#'), 'the key is gone from the address')
  await clean(host, "the host's page")
  await host.fill('#notice-text', 'Restart')
  await host.fill('#notice-uk', 'Перезапуск')
  await host.fill('#notice-at', '2030-01-31T21:30')
  await host.click('[data-notice-up]')
  await host.waitForSelector('[data-up]')
  await ann.waitForSelector('[data-notice]')
  assert.match(await ann.textContent('[data-notice]'), /Перезапуск.*2030/)
  await clean(ann, 'a table with a notice', walksAll ? null : '[data-notice]')
  await host.click('[data-notice-down]')
  await ann.waitForFunction(() => !document.querySelector('[data-notice]'))

  // The list is tidied of finished games, after a second word; what is played stays.
  const played = ann.url().split('/').pop()
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }]
  const done = await newTable(ann, { game: 'machi_koro', seats, start: true })
  await call(ann, 'POST', `api/tables/${done.id}/resign`, { seat: 0 })
  const status = async () => (await call(ann, 'GET', `api/tables/${done.id}`)).data.status
  while ((await status()) !== 'over') await ann.waitForTimeout(50)
  await host.reload()
  await host.waitForSelector(`[data-host-table="${done.id}"]`)
  await host.fill('#tidy-days', '0')
  await host.click('[data-tidy-go]')
  assert.match(await host.innerText('[data-tidy-go]'), /^Really delete/)
  assert.equal(await host.locator(`[data-host-table="${done.id}"]`).count(), 1)
  await host.click('[data-tidy-go]')
  await host.waitForSelector(`[data-host-table="${done.id}"]`, { state: 'detached' })
  assert.equal(await host.locator(`[data-host-table="${played}"]`).count(), 1)
  assert.equal((await call(ann, 'GET', `api/tables/${done.id}`)).status, 404)

  // Shut out by the command line: the open table closes with a sentence; the host's page stays.
  admin(club, 'shut-out', '127.0.0.1', '--note', 'a test')
  await ann.waitForFunction(() => /закрив вам доступ/.test(document.body.textContent))
  await ann.goto('/')
  await ann.waitForSelector('[data-door]')
  assert.match(await ann.textContent('h1'), /закрив вам доступ/)
  await host.reload()
  await host.click('[data-out="127.0.0.1/32"] button')
  await host.waitForFunction(() => !document.querySelector('[data-out]'))
  await ann.reload()
  await ann.waitForSelector('[data-play=machi_koro]')
  assert.deepEqual([...ann.broken, ...host.broken], [])
  await ann.context().close()
  await host.context().close()
})
