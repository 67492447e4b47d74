import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Api, Refused, TRIES, waitBefore } from '../src/lib/api'
import { Texts, LANGUAGES } from '../src/lib/fluent'
import { REASONS, frozenKey } from '../src/lib/frozen'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const resting = (key: string) =>
  new Response(JSON.stringify({ error: { key, args: {}, message: 'x' } }), { status: 503 })

function server(answers: (() => Response)[]) {
  const bodies: string[] = []
  const told: (string | null)[] = []
  const api = new Api(
    () => 'https://example.org/',
    async (_url, init) => {
      bodies.push(String(init?.body ?? ''))
      return (answers.shift() ?? (() => new Response('{"step": 4}')))()
    },
    (key) => told.push(key),
  )
  return { api, bodies, told }
}

it('makes a move again with the same key while the database rests, and says so until it works', async () => {
  const { api, bodies, told } = server([() => resting('database-full'), () => resting('database-full')])
  const move = api.move('t', 0, 3, [1])
  await vi.runAllTimersAsync()
  expect((await move).step).toBe(4)
  expect(bodies).toHaveLength(3)
  expect(new Set(bodies).size).toBe(1)
  expect(told).toEqual(['database-full', 'database-full', null])
})

it('asks no second time for what could be done twice', async () => {
  const { api, bodies } = server([() => resting('database-down')])
  const made = api.create({ game: 'akropolis', seats: [] }).catch((e) => e)
  await vi.runAllTimersAsync()
  expect(((await made) as Refused).key).toBe('database-down')
  expect(bodies).toHaveLength(1)
})

it('gives up after a while, with the reason', async () => {
  const { api, bodies } = server(Array.from({ length: 20 }, () => () => resting('database-read-only')))
  const asked = api.myTables().catch((e) => e)
  await vi.runAllTimersAsync()
  expect(((await asked) as Refused).key).toBe('database-read-only')
  expect(bodies).toHaveLength(TRIES + 1)
  expect([0, 1, 9].map(waitBefore)).toEqual([400, 800, 8000])
})

it('takes any other refusal as it is', async () => {
  const { api, bodies, told } = server([() => resting('busy')])
  const asked = api.games().catch((e) => e)
  await vi.runAllTimersAsync()
  expect(((await asked) as Refused).key).toBe('busy')
  expect(bodies).toHaveLength(1)
  expect(told).toEqual([null])
})

it('has a sentence for each trouble and each frozen game, in every language', () => {
  for (const lang of LANGUAGES) {
    const files = ['page', 'server'].map((name) => readFileSync(`../locales/${lang}/${name}.ftl`, 'utf8'))
    const texts = new Texts(lang, files)
    for (const kind of ['down', 'full', 'read-only', 'damaged-now', 'busy'])
      expect(texts.has(`error-database-${kind}`), kind).toBe(true)
    for (const key of [...REASONS, 'from-the-future']) {
      const message = `page-${frozenKey({ frozen: { key, args: {} } })}`
      expect(texts.has(message), message).toBe(true)
    }
  }
})
