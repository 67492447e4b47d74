/** What people see of a server in trouble: a game whose rules are gone, a database that does not work. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { opens, PHONE, seated, server } from './harness.mjs'

const skip = opens()
const PYTHON = process.env.MISTO_PYTHON ?? 'python'

/** Changes the database behind the server's back. */
function behind(...statements) {
  const code =
    'import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); [db.execute(s) for s in sys.argv[2:]]; db.commit()'
  execFileSync(PYTHON, ['-c', code, join(server.folder, 'tables.db'), ...statements])
}

/** Against one bot, and first to move. */
const first = (who) => seated('machi_koro', who, { bots: ['Taras'], options: { first_player: 1 } })

test('a move made while the database does not work is said, asked again and made once', { skip }, async () => {
  const page = await first({ lang: 'uk' })
  const step = Number(await page.getAttribute('.table', 'data-step'))
  behind('ALTER TABLE entries RENAME TO entries_away')
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  const said = page.locator('[data-resting]')
  await said.waitFor()
  assert.match(await said.innerText(), /пошкоджена[^]*Сторінка сама питатиме ще/)
  behind('ALTER TABLE entries_away RENAME TO entries')
  await page.waitForFunction((s) => Number(document.querySelector('.table').dataset.step) > s, step)
  await said.waitFor({ state: 'detached' })
  assert.deepEqual(page.broken, [])
  await page.context().close()
})

test('a game whose rules are gone is listed and shown with its reason and its record', { skip }, async () => {
  const page = await first({ lang: 'ru', size: PHONE })
  await server.down()
  behind('UPDATE tables SET rules_version = 0')
  await server.up()
  await page.goto('/')
  await page.getByText('Эта партия здесь дальше не пойдёт').first().click()
  await page.locator('[data-frozen=other-rules]').waitFor()
  assert.match(await page.locator('main').innerText(), /по версии правил 0[^]*Olya[^]*Taras/)
  const file = page.waitForEvent('download')
  await page.locator('a[download]').click()
  assert.equal((await file).suggestedFilename(), `${page.table}.misto.json`)
  await page.goto(`/t/${page.table}/replay`)
  await page.locator('[data-frozen=other-rules]').waitFor()
  assert.deepEqual(page.broken, [])
  await page.context().close()
})
