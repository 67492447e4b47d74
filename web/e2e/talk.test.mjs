/** Talk at a table and notices of one's turn, as two people meet them. */
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, test } from 'node:test'
import {
  answer,
  asked,
  browser,
  call,
  clean,
  luck,
  newTable,
  opens,
  person,
  PHONE,
  server,
  walksAll,
} from './harness.mjs'

/** A push service and an ntfy of the test's own; the host's settings allow them. */
const service = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray())
  if (request.url === '/') noted.push(JSON.parse(body))
  else pushed.push({ path: request.url, encoding: request.headers['content-encoding'] })
  response.writeHead(201).end()
})
let origin
const pushed = []
const noted = []
const skip = opens(async () => {
  await new Promise((go) => service.listen(0, '127.0.0.1', go))
  origin = `http://127.0.0.1:${service.address().port}`
  return { MISTO_PUSH_ORIGINS: origin, MISTO_NTFY_URL: origin }
})
after(() => service.close())

async function look(page, name) {
  if (process.env.LOOK_INTO) await page.screenshot({ path: `${process.env.LOOK_INTO}/${name}.png` })
}

/** What is said stays in sight for a minute: a busy machine may take longer than the few seconds it has. */
async function stays(page) {
  await page.addInitScript(() => {
    const real = window.setTimeout
    window.setTimeout = (run, ms, ...more) => real(run, ms === 5000 || ms === 8000 ? 60_000 : ms, ...more)
  })
}

/** Ann, who is the host, at a desk and Bob on a phone, at a table that has begun. */
async function two({ prepare, ...more } = {}) {
  const ann = await person(browser, server, { lang: 'en', ...more })
  const bob = await person(browser, server, { lang: 'uk', size: PHONE, ...more })
  await prepare?.(bob)
  await ann.goto('/')
  await bob.goto('/')
  await call(ann, 'POST', 'api/me', { name: 'Ann', lang: 'en' })
  await call(bob, 'POST', 'api/me', { name: 'Богдан', lang: 'uk' })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await newTable(ann, { game: 'machi_koro', seats, options: { first_player: 1 } })
  await call(bob, 'POST', `api/tables/${id}/sit`, { seat: 1 })
  await call(ann, 'POST', `api/tables/${id}/start`)
  await Promise.all([ann.goto(`/t/${id}`), bob.goto(`/t/${id}`)])
  return { ann, bob, id }
}

test('signs and lines reach the other person, who may stop hearing them', { skip }, async () => {
  const { ann, bob, id } = await two({ prepare: stays })
  await ann.click('[data-talk]')
  await ann.waitForSelector('[data-sign]')
  assert.equal(await ann.locator('[data-sign]').count(), 8)
  assert.equal(await ann.locator('[data-say]').count(), 0, 'no words unless the host allows them')
  await look(ann, 'talk-desk')
  await ann.click('[data-sign=well]')
  await bob.waitForSelector('[data-part="seat:0"] [data-bubble=well]')
  assert.equal((await bob.textContent('[data-read]')).trim(), 'Ann: Гарний хід!')
  await look(bob, 'talk-bubble-phone')
  assert.equal(await ann.locator('dialog').count(), 0, 'one press shows it')

  await ann.click('[data-talk]')
  await ann.click('[data-talk-host] summary')
  await ann.check('[data-allow-chat]')
  await ann.fill('[data-say]', '  <b>Hello</b>, Богдан \u202e! ')
  await ann.press('[data-say]', 'Enter')
  await ann.waitForFunction(() => document.querySelector('[data-lines] bdi')?.textContent === '<b>Hello</b>, Богдан !')
  await clean(ann, 'talk', walksAll ? null : 'dialog')
  await look(ann, 'talk-chat-desk')
  await bob.waitForSelector('[data-aloud] .line')
  assert.equal((await bob.textContent('[data-unread]')).trim(), '1')
  await look(bob, 'talk-line-phone')

  await bob.click('[data-talk]')
  await bob.waitForSelector('[data-lines] bdi')
  await bob.click('details:not([data-talk-host]) summary')
  await look(bob, 'talk-chat-phone')
  await clean(bob, 'talk on a phone', walksAll ? null : 'dialog')
  await bob.uncheck('[data-hear="0"]')
  assert.equal(await bob.locator('[data-lines] bdi').count(), 0)
  await call(ann, 'POST', `api/tables/${id}/sign`, { seat: 0, sign: 'hurry' })
  await call(bob, 'POST', `api/tables/${id}/sign`, { seat: 1, sign: 'thanks' })
  await bob.waitForSelector('[data-bubble=thanks]', { state: 'attached' })
  assert.equal(await bob.locator('[data-bubble=hurry]').count(), 0)
  assert.deepEqual([...ann.broken, ...bob.broken], [])
  await ann.context().close()
  await bob.context().close()
})

/** Chromium's own subscription needs a push service far away: this one leads to the test's, with real keys. */
async function subscribes(page) {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript((to) => {
    let made = null
    PushManager.prototype.getSubscription = async () => made
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
      const keys = {
        p256dh: await crypto.subtle.exportKey('raw', pair.publicKey),
        auth: crypto.getRandomValues(new Uint8Array(16)).buffer,
      }
      made = {
        endpoint: `${to}/push/bob`,
        options: { applicationServerKey: applicationServerKey.buffer },
        getKey: (name) => keys[name],
        unsubscribe: async () => {
          made = null
          return true
        },
      }
      return made
    }
  }, origin)
}

test('a browser is told of its turn while the table is out of sight', { skip }, async () => {
  const { ann, bob, id } = await two({ offline: true, prepare: subscribes })
  await bob.evaluate(() => navigator.serviceWorker.ready)
  await bob.click('button.menu')
  await bob.check('[data-bell-device]')
  await bob.check('[data-bell-quiet]')
  await bob.waitForSelector('[data-bell-from]')
  await bob.locator('[data-bell]').scrollIntoViewIfNeeded()
  await look(bob, 'bell-phone')
  await clean(bob, 'notices', walksAll ? null : 'dialog')
  const wishes = (await call(bob, 'GET', `api/me/bell?table=${id}`)).data
  assert.equal(wishes.devices, 1)
  assert.deepEqual([wishes.quiet.begins, wishes.quiet.ends], [1320, 480])
  await bob.uncheck('[data-bell-quiet]')
  await bob.selectOption('[data-bell-table]', 'yes')
  await bob.waitForFunction(() => !document.querySelector('[data-bell-table]')?.disabled)

  // Out of sight: Bob goes elsewhere.
  await bob.goto('/')
  const pick = luck(5)
  await asked(ann)
  while ((await ann.getAttribute('.table', 'data-owes')) === '1') await answer(ann, pick)
  for (let i = 0; i < 100 && !pushed.length; i++) await new Promise((go) => setTimeout(go, 100))
  assert.deepEqual(pushed, [{ path: '/push/bob', encoding: 'aes128gcm' }])

  // What a push service would hand to the browser, handed to it.
  const line = await bob.context().newCDPSession(bob)
  const found = new Promise((go) => line.on('ServiceWorker.workerRegistrationUpdated', (e) => go(e.registrations[0])))
  await line.send('ServiceWorker.enable')
  const note = { title: 'Мачі Коро: ваш хід', body: 'Щойно ходили: Ann.', table: id, url: `t/${id}` }
  const { registrationId } = await found
  await line.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId,
    data: JSON.stringify(note),
  })
  await bob.waitForFunction(
    async (title) => {
      const worker = await navigator.serviceWorker.getRegistration()
      return (await worker.getNotifications()).some((one) => one.title === title)
    },
    note.title,
    { timeout: 10_000 },
  )
  assert.deepEqual([...ann.broken, ...bob.broken], [])
  await ann.context().close()
  await bob.context().close()
})

test("whoever wants it is told through the host's ntfy, by a topic of one's own", { skip }, async () => {
  const { ann, bob } = await two()
  await bob.click('button.menu')
  await bob.check('[data-bell-ntfy]')
  await bob.waitForSelector('[data-bell] code')
  const topic = (await bob.textContent('[data-bell] code')).trim()
  assert.match(topic, /^[\w-]{12,}$/)
  assert.ok((await bob.textContent('[data-bell]')).includes(origin))
  await bob.goto('/')
  const pick = luck(5)
  await asked(ann)
  while ((await ann.getAttribute('.table', 'data-owes')) === '1') await answer(ann, pick)
  for (let i = 0; i < 100 && !noted.length; i++) await new Promise((go) => setTimeout(go, 100))
  assert.deepEqual(
    noted.map((note) => [note.topic, note.title]),
    [[topic, 'Мачі Коро: ваш хід']],
  )
  assert.deepEqual([...ann.broken, ...bob.broken], [])
  await ann.context().close()
  await bob.context().close()
})

test('the page is installed by a press where the browser offers it', { skip }, async () => {
  const page = await person(browser, server)
  await page.goto('/')
  await page.waitForSelector('footer [data-me]')
  assert.equal(await page.locator('[data-install]').count(), 0)
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    offer.prompt = async () => (window.prompted = true)
    window.dispatchEvent(offer)
  })
  await page.click('[data-install]')
  assert.equal(await page.evaluate(() => window.prompted), true)
  assert.equal(await page.locator('[data-install]').count(), 0, 'an offer is shown once')
  await page.context().close()
})
