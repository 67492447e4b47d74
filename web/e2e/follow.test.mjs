/** Others' moves one at a time, the end of a game, the doors of the home page, who looks on. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  answer,
  asked,
  browser,
  call,
  clean,
  luck,
  newTable,
  opens,
  over,
  person,
  PHONE,
  press,
  server,
  SETTLED,
  tap,
} from './harness.mjs'

const skip = opens({ MISTO_BOT_PAUSE_S: '0.05' })
const bots = (n, bot = 'random') => Array.from({ length: n }, (_, i) => ({ kind: 'bot', bot, name: `Bot ${i + 1}` }))

describe('what others do, and how it ends', { skip }, () => {
  it('tells each bot’s move on a card, at the person’s pace, and asks after the last', async () => {
    const page = await person(browser, server, { size: PHONE, touch: true, pace: 'step' })
    await page.goto('/')
    const options = { first_player: 1 }
    const { id } = await newTable(page, {
      game: 'machi_koro',
      seats: [{ kind: 'me' }, ...bots(2)],
      options,
      start: true,
    })
    await page.goto(`/t/${id}`)
    const pick = luck(7)
    const card = page.locator('[data-tell]')
    await asked(page)
    while (!(await card.count())) await answer(page, pick)

    // Step by step: a bot's move waits for a word, by button or by a tap on it, and my question for the last of them.
    await clean(page, 'a move that is told')
    const told = []
    while (await card.count()) {
      assert.equal(await page.getAttribute('.table', 'data-owes'), '0')
      told.push([Number(await card.getAttribute('data-tell')), await page.locator('[data-told-line]').innerText()])
      // The ring is of whoever moves, not of whom the move asks next.
      assert.equal(await page.locator('.seat[data-now]').getAttribute('data-part'), `seat:${told.at(-1)[0]}`)
      const beat = await card.getAttribute('data-beat')
      await press(page, told.length % 2 ? '[data-tell-next]' : '[data-tell-body]')
      await page.waitForFunction(
        (b) => {
          const now = document.querySelector('[data-tell]')
          return document.querySelector('.table').dataset.owes === '1' || (now && now.dataset.beat !== b)
        },
        beat,
        { polling: 20 },
      )
      assert.ok(told.length < 60)
    }
    assert.deepEqual([...new Set(told.map(([seat]) => seat))], [1, 2])
    assert.ok(
      told.every(([seat, line]) => line.includes(`Bot ${seat}`)),
      JSON.stringify(told),
    )
    assert.equal(await page.getAttribute('.table', 'data-owes'), '1')

    // The pace is chosen in the menu; then the moves pass by themselves.
    await page.waitForTimeout(SETTLED)
    await press(page, '.menu')
    await page.locator('[data-pace="fast"]').check()
    await page.keyboard.press('Escape')
    await page.evaluate(() => {
      window.beats = []
      new MutationObserver(() => {
        const card = document.querySelector('[data-tell]')
        if (card && window.beats.at(-1) !== card.dataset.tell) window.beats.push(card.dataset.tell)
      }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-tell'] })
    })
    for (const _ of [1, 2, 3, 4]) await answer(page, pick)
    await page.waitForFunction(() => window.beats.join() === '1,2' && !document.querySelector('[data-tell]'))
    assert.equal(await page.getAttribute('.table', 'data-owes'), '1')

    // "Skip" leads to my question at once.
    await page.evaluate(() => localStorage.setItem('misto-pace', 'step'))
    await page.reload()
    await asked(page)
    while (!(await card.count())) await answer(page, pick)
    await press(page, '[data-tell-skip]')
    await asked(page)
    assert.deepEqual(page.broken, [])
    await page.context().close()
  })

  for (const [game, wanted] of Object.entries({
    // The dice are an earlier step of the same move than what is built.
    machi_koro: [/^dice$/, /^market:/, /^seat:1$/],
    san_juan: [/^role:/, /^seat:1$/],
    akropolis: [/^hex:1:/, /^seat:1$/],
    welcome_to: [/^seat:1$/],
  }))
    it(`marks where a move went, and says what it changed: ${game}`, async () => {
      const page = await person(browser, server, { size: PHONE, touch: true, pace: 'step' })
      await page.goto('/')
      const seats = [{ kind: 'me' }, ...bots(1, 'greedy')]
      const options = game === 'machi_koro' ? { first_player: 1 } : {}
      const { id } = await newTable(page, { game, seats, options, start: true })
      await page.goto(`/t/${id}`)
      const pick = luck(5)
      const card = page.locator('[data-tell]')
      const beats = []
      const changed = new Set()
      const isMarked = () => beats.some((parts) => wanted.every((part) => parts.some((one) => part.test(one))))
      const isTold = () => game !== 'san_juan' || (changed.has('cards') && changed.has('buildings'))
      for (let moves = 0; moves < 90 && !(isMarked() && isTold()); moves++) {
        await page.waitForFunction(
          () => document.querySelector('[data-tell]') || document.querySelector('.table')?.dataset.owes === '1',
        )
        if (!(await card.count())) await answer(page, pick)
        else {
          beats.push(await page.locator('.table [data-told]').evaluateAll((all) => all.map((e) => e.dataset.part)))
          for (const what of await card.locator('.change').evaluateAll((all) => all.map((e) => e.title)))
            changed.add(what)
          const beat = await card.getAttribute('data-beat')
          await tap(page, '[data-tell-next]')
          await page.waitForFunction((b) => document.querySelector('[data-tell]')?.dataset.beat !== b, beat)
        }
      }
      assert.ok(isMarked(), JSON.stringify(beats))
      assert.ok(isTold(), JSON.stringify([...changed]))
      if (await card.count()) await tap(page, '[data-tell-skip]')
      await card.waitFor({ state: 'detached' })
      assert.equal(await page.locator('.table [data-told]').count(), 0, 'no mark stays')
      assert.deepEqual(page.broken, [])
      await page.context().close()
    })

  it('one screen without a curtain where nothing is hidden, and an end that says why', async () => {
    const page = await person(browser, server, { size: PHONE, touch: true })
    await page.goto('/')
    const seats = ['Ann', 'Bob'].map((name) => ({ kind: 'me', name }))
    const options = { turn_cap: 2, first_player: 1 }
    const { id } = await newTable(page, { game: 'machi_koro', seats, options, start: true })
    await page.goto(`/t/${id}`)
    await asked(page)
    assert.equal(await page.locator('[data-undo][data-can]').count(), 0)
    const seen = new Set()
    const pick = luck(3)
    while (!(await over(page))) {
      assert.equal(await page.locator('[data-curtain]').count(), 0)
      seen.add(await page.getAttribute('[data-turn]', 'data-turn'))
      await answer(page, pick)
      await asked(page)
    }
    assert.deepEqual([...seen], ['0', '1'])
    await page.waitForSelector('[data-result]')
    assert.match(await page.locator('[data-ended]').innerText(), /stops after 2 turns/)
    assert.match(await page.locator('[data-tie]').innerText(), /Level at 0[\s\S]*Ann: coins: \d+/)
    await clean(page, 'the result')
    await page.keyboard.press('Escape')
    assert.ok(await page.locator('[data-rematch-bar]').isVisible())

    // A replay on a phone says what happened beside the board.
    await page.goto(`/t/${id}/replay?step=0`)
    await page.waitForSelector('[data-happened]')
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => /rolls/.test(document.querySelector('[data-happened]').innerText))
    assert.ok(await page.locator('[data-happened]').isVisible())
    assert.deepEqual(page.broken, [])
    await page.context().close()
  })

  it('the home page names its doors: level, solo, friends, one screen, lessons; lists are tidied', async () => {
    const page = await person(browser, server)
    // "No connection" goes away by itself.
    await page.route('**/api/**', (route) => route.abort())
    await page.goto('/')
    await page.waitForSelector('[role="alert"]')
    await page.unroute('**/api/**')
    await page.waitForSelector('[data-play]')
    await page.waitForSelector('[role="alert"]', { state: 'detached' })

    await page.locator('[data-level="easy"]').check()
    assert.match(await page.locator('[data-level-means]').innerText(), /next move only/)
    assert.match(await page.locator('[data-play="machi_koro"]').innerText(), /against 3 easy bots/)
    assert.equal(await page.locator('[data-alone="machi_koro"]').count(), 0)
    // Whom one meets alone is each game's own.
    assert.match(await page.locator('[data-alone="akropolis"]').innerText(), /with the architect/)
    assert.match(await page.locator('[data-alone="welcome_to"]').innerText(), /against AAA/)
    await clean(page, 'home')
    await page.locator('[data-play="machi_koro"]').click()
    await page.waitForURL('**/t/*')
    const against = (await call(page, 'GET', `api/tables/${page.url().split('/').pop()}`)).data
    assert.deepEqual(
      against.seats.map((s) => s.bot ?? s.kind),
      ['person', 'level:easy', 'level:easy', 'level:easy'],
    )

    await page.goto('/')
    await page.locator('[data-alone="akropolis"]').click()
    await page.waitForURL('**/t/*')
    await asked(page)
    const alone = (await call(page, 'GET', `api/tables/${page.url().split('/').pop()}`)).data
    assert.deepEqual([alone.seats.length, alone.options.solo], [1, 'easy'])

    await page.goto('/')
    const card = page.locator(`[data-table="${alone.id}"]`)
    await card.locator('[data-remove]').click()
    await card.locator('[data-delete]').waitFor()
    await card.locator('[data-put-away]').click()
    // It waits for me, so that it is there all the same; whoever wants it gone deletes it.
    await card.locator('[data-turn]', { hasText: 'Which tile do you take?' }).waitFor()
    await card.locator('[data-remove]').click()
    await card.locator('[data-delete]').click()
    await card.waitFor({ state: 'detached' })

    await page.locator('[data-door="screen"]').first().click()
    await page.waitForSelector('[data-create]')
    assert.equal(await page.locator('.seats li').count(), 2)
    assert.equal(await page.locator('.seats option', { hasText: /greedy|random/ }).count(), 0)
    await page.waitForSelector('[data-lesson="harbor"]')
    assert.equal(await page.locator('[data-rulings]').getAttribute('open'), null)
    assert.ok(await page.locator('[data-rulings] legend', { hasText: 'Business' }).isHidden())
    assert.deepEqual(page.broken, [])
    await page.context().close()
  })

  it('counts who looks on', async () => {
    const ann = await person(browser, server)
    await ann.goto('/')
    const away = { policy: 'bot', after_s: 60, deadline_s: 300 }
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { id } = await newTable(ann, { game: 'machi_koro', seats, options: { first_player: 1 }, away })
    const bob = await person(browser, server, { size: PHONE, touch: true })
    await bob.goto('/')
    await call(bob, 'POST', `api/tables/${id}/sit`, { seat: 1, name: 'Bob' })
    await call(ann, 'POST', `api/tables/${id}/start`)
    await bob.goto(`/t/${id}`)
    // The rival's clock runs where the rival sits, also on a phone, and is read out with who is away.
    const plate = bob.locator('[data-part="seat:0"]')
    const clock = plate.locator('.inside [data-deadline]')
    await clock.waitFor()
    assert.match(await clock.innerText(), /^[45]:\d\d$/)
    assert.equal(await plate.locator('small').innerText(), 'away')
    const seat = await plate.boundingBox()
    for (const part of [clock, plate.locator('small')]) {
      const box = await part.boundingBox()
      assert.ok(box.x >= seat.x && box.x + box.width <= seat.x + seat.width + 1, 'within its plate')
    }
    assert.equal(await bob.getByRole('button', { name: /, away, decides [45]:\d\d left/ }).count(), 1)
    assert.equal(await bob.locator('[data-watching]').count(), 0)
    const kim = await person(browser, server)
    await kim.goto(`/t/${id}`)
    for (const page of [bob, kim])
      await page.waitForFunction(() => document.querySelector('[data-watching]')?.textContent === '1')
    await kim.context().close()
    await bob.waitForSelector('[data-watching]', { state: 'detached' })
    for (const page of [ann, bob]) await page.context().close()
  })
})
