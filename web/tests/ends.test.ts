/** How games end, what a move changed, and what a table of a kind is asked for: no screen, no server. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import * as akropolis from '../src/games/akropolis/end'
import * as machiKoro from '../src/games/machi_koro/end'
import * as sanJuan from '../src/games/san_juan/end'
import * as welcomeTo from '../src/games/welcome_to/end'
import type { Saying } from '../src/games/module'
import { changesOf, concerned } from '../src/lib/changes'
import { LANGUAGES, Texts } from '../src/lib/fluent'
import { endOf, level, ranked } from '../src/lib/result'
import { botsWanted, fitting, playAlone, playNow, sharing, type LastChoice } from '../src/lib/tables'
import { ago } from '../src/lib/time'
import type { Facts, GameEvent, GameInfo, StateMessage } from '../src/lib/wire'
import { message } from './said'

const at = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
interface Room {
  ended: (log: GameEvent[], view: never) => Saying | null
  tie: (view: never, seat: number) => { value: number; facts: Facts }
}
const ROOMS: Record<string, Room> = {
  machi_koro: machiKoro,
  san_juan: sanJuan,
  akropolis,
  welcome_to: welcomeTo,
}

describe.each(Object.entries(ROOMS))('the end of %s', (game, room) => {
  const { names, messages } = JSON.parse(at(`./fixtures/${game}.json`)) as {
    names: Record<string, string>
    messages: StateMessage[]
  }
  const last = messages.at(-1)!
  const seats = last.table.seats.map((s) => s.name)

  it.each(LANGUAGES)('is said in %s, and what decides between equals', (lang) => {
    const said = new Texts(
      lang,
      ['page', 'misto', game].map((f) => at(`../../locales/${lang}/${f}.ftl`)),
    )
    const why = room.ended(last.events, last.view as never)
    expect(why).not.toBeNull()
    const sentence = said.tell(game, names, why!.key, why!.facts, seats)
    expect(sentence).not.toMatch(/\{|\}|undefined|-event-|-page-/)
    for (const seat of seats.keys()) {
      const { value, facts } = room.tie(last.view as never, seat)
      expect(said.say(`${game}-page-tie`, facts)).toContain(String(value))
    }
  })
})

describe('a result', () => {
  const line = (points: number) => [{ key: 'a', points, rule: 'R', facts: {} }]
  it('has places that equals share', () => {
    const rows = ranked([0, 0.5, 0.5, 0], [line(5), line(9), line(9), line(5)])
    expect(rows.map((r) => [r.seat, r.place, r.won])).toEqual([
      [1, 1, true],
      [2, 1, true],
      [0, 3, false],
      [3, 3, false],
    ])
  })
  it('names those who stood level with the winner, where points did not decide', () => {
    expect(level(ranked([1, 0, 0], [line(31), line(31), line(9)])).map((r) => r.seat)).toEqual([0, 1])
    expect(level(ranked([1, 0], [line(31), line(30)]))).toEqual([])
    expect(level(ranked([0], [line(31)]))).toEqual([])
  })
  it('is won, shared or lost', () => {
    expect([endOf([1], 0), endOf([0.5, 0.5], 1), endOf([0], 0)]).toEqual(['won', 'shared', 'lost'])
  })
})

describe('a move', () => {
  const stats = (_seat: number, m: StateMessage) => [
    { key: 'coins', value: m.step },
    { key: 'round', value: m.step, quiet: true },
    { key: 'same', value: 1 },
  ]
  const seen = (step: number, seat = 0) => message({ step, seat, view: {} as StateMessage['view'] })
  it('changes numbers that matter, also those that nothing floats up for', () => {
    expect(changesOf(0, seen(2), seen(5), stats)).toEqual([
      { key: 'coins', icon: undefined, was: 2, now: 5 },
      { key: 'round', icon: undefined, was: 2, now: 5 },
    ])
    expect(changesOf(0, seen(2, 1), seen(5), stats)).toEqual([])
    expect(changesOf(0, null, seen(5), stats)).toEqual([])
  })
  it('concerns the mover first, then me', () => {
    expect(concerned(4, 2, 1)).toEqual([2, 1, 0, 3])
    expect(concerned(2, -1, -1)).toEqual([0, 1])
  })
})

describe('a table', () => {
  const game = {
    name: 'some_game',
    seats: [1, 4],
    usual_seats: 3,
    bots: ['random', 'level:easy', 'level:normal'],
    alone: { solo: 'easy' },
    options: [
      { key: 'solo', rule: 'R', type: 'choice', default: 'off', values: ['off', 'easy', 'hard'] },
      { key: 'long', rule: 'R', type: 'flag', default: false, values: [false, true] },
    ],
  } as unknown as GameInfo
  const last = (seats: LastChoice['seats'], options = {}) => ({ seats, options }) as LastChoice

  it('alone is played under what one person needs, and only alone', () => {
    expect(fitting(game, { solo: 'off', long: true }, 1)).toEqual({ solo: 'easy', long: true })
    expect(fitting(game, { solo: 'hard', long: true }, 1)).toEqual({ solo: 'hard', long: true })
    expect(fitting(game, { solo: 'hard', long: true }, 2)).toEqual({ solo: 'off', long: true })
    const wish = playAlone(game, last([], { long: true }))
    expect([wish.seats, wish.options, wish.start]).toEqual([[{ kind: 'me' }], { solo: 'easy', long: true }, true])
  })
  it('against bots takes the level that is liked, and never becomes one of one person', () => {
    const wish = playNow(game, last([{ kind: 'me' }, { kind: 'bot', bot: 'random' }]), ['A'], 'level:easy')
    expect(wish.seats!.map((s) => s.bot ?? s.kind)).toEqual(['me', 'level:easy'])
    expect(botsWanted(game, last([{ kind: 'me' }]))).toBe(2)
    expect(botsWanted(game, null)).toBe(2)
  })
  it('at one screen has at least two people', () => {
    expect(sharing(game, [{ kind: 'me', name: 'A' }, { kind: 'bot' }])).toEqual([
      { kind: 'me', name: 'A' },
      { kind: 'me' },
    ])
  })
})

it('says how long ago something was', () => {
  expect([ago(100, 100, 'en'), ago(0, 7200, 'en'), ago(0, 86400, 'uk')]).toEqual(['now', '2 hours ago', 'учора'])
})
