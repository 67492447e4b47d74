import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { Api } from '../src/lib/api'
import { advice } from '../src/lib/opening'
import { find, type Places, type Rulebook } from '../src/lib/rulebook'
import type { Begin, Decision } from '../src/lib/wire'

const GAMES = ['machi_koro', 'san_juan', 'akropolis', 'welcome_to']
const json = <T>(url: string): T => JSON.parse(readFileSync(new URL(url, import.meta.url), 'utf8'))

const begin = (given: Partial<Begin> = {}): Begin => ({
  kind: 'example',
  id: 'MK-T20',
  paragraph: '5.11',
  seat: 0,
  moves: [
    [0, 'roll 2'],
    [0, 'target +1'],
  ],
  next: 'roll 2',
  done: false,
  ...given,
})
const option = (code: string) => ({ action: 1, code, key: 'k', verb: 'v', rule: 'r', args: {}, touches: [], copies: 1 })
const decision = (...codes: string[]) => ({ options: codes.map(option) }) as unknown as Decision

describe('what is said above the board of an example', () => {
  test('the move to try is the option of that notation', () =>
    expect(advice(begin(), decision('roll 1', 'roll 2'))).toEqual({ say: 'try', option: option('roll 2') }))
  test('while others move there is nothing to press', () => {
    expect(advice(begin(), null)).toEqual({ say: 'wait' })
    expect(advice(begin(), decision('pass'))).toEqual({ say: 'wait' })
  })
  test('it is done, or another way was taken', () => {
    expect(advice(begin({ next: null, done: true }), null)).toEqual({ say: 'done' })
    expect(advice(begin({ next: null }), decision('pass'))).toEqual({ say: 'strayed' })
  })
  test('an example without moves is looked at', () =>
    expect(advice(begin({ moves: [], next: null, done: true }), decision('pass'))).toEqual({ say: 'look' }))
})

describe('where an example is told', () => {
  test.each(GAMES)('%s: each mark of the book has data, under the paragraph it names', (game) => {
    const data = json<{ id: string; paragraph: string }[]>(`../../src/misto/games/${game}/examples.json`)
    const book = json<Rulebook>(`../src/rulebooks/${game}.en.json`)
    const places = json<Places>(`../src/rulebooks/${game}.places.json`)
    const marked = book.chapters.flatMap((c) => c.paragraphs).filter((p) => p.example)
    expect(data.map((one) => [one.id, one.paragraph])).toEqual(marked.map((p) => [p.example, p.n]))
    for (const one of data) expect(find(places, one.id)).toBe(one.paragraph)
  })
})

test('only its number is sent', async () => {
  const send = vi.fn(async () => new Response('{"id":"x"}', { status: 201 }))
  await new Api(() => 'http://misto.test/', send).create({ game: 'machi_koro', begin: { example: 'MK-T3' } })
  const [url, init] = send.mock.calls[0] as unknown as [string, RequestInit]
  expect(url).toBe('http://misto.test/api/tables')
  expect(JSON.parse(String(init.body))).toEqual({ game: 'machi_koro', begin: { example: 'MK-T3' } })
})
