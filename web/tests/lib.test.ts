import { describe, expect, it } from 'vitest'
import { Api, at, Refused } from '../src/lib/api'
import { meaning, nearest } from '../src/lib/keys'
import { actor, joined, since } from '../src/lib/log'
import { distinct } from '../src/lib/moves'
import { openViews, turnSteps } from '../src/lib/replay'
import { ranked } from '../src/lib/result'
import { parse, pathOf } from '../src/lib/route'
import { letterOf, shapeOf, toneOf } from '../src/lib/seats'
import { seatOrder } from '../src/lib/strip'
import { kept, named, playNow, WAIT } from '../src/lib/tables'
import type { GameEvent, GameInfo, StateMessage } from '../src/lib/wire'

const event = (step: number, seat: number): GameEvent => ({ step, kind: 'x', rule: '', facts: { seat } })

describe('log', () => {
  it('says each step once, though two channels tell it', () => {
    const log = joined([event(1, 0)], 1, [event(1, 0), event(2, 1)])
    expect(log.map((e) => e.step)).toEqual([1, 2])
    expect(joined(log, 2, [event(2, 1)])).toBe(log)
  })
  it('knows who acted and what others did since', () => {
    expect(
      actor(
        { step: 1, kind: 'pay', rule: '', facts: { coins: 2, seat: 3, taker: 1 } },
        { seat: 'seat', taker: 'seat' },
      ),
    ).toBe(3)
    expect(actor({ step: 1, kind: 'x', rule: '', facts: { coins: 2 } }, { seat: 'seat' })).toBe(-1)
    const log = [event(1, 0), event(2, 1), event(3, 0), event(4, 2)]
    expect(since(log, (e) => e.facts.seat as number, 0, 1).map((e) => e.step)).toEqual([2, 4])
  })
})

describe('keys', () => {
  it('reads keys by their place, so that Cyrillic layouts work', () => {
    expect(meaning('г', 'KeyU')).toEqual({ do: 'undo' })
    expect(meaning('u')).toEqual({ do: 'undo' })
    expect(meaning('3')).toEqual({ do: 'choose', index: 2 })
    expect(meaning('Tab')).toBeNull()
    expect(meaning('ArrowUp')).toEqual({ do: 'move', dx: 0, dy: -1 })
  })
  it('walks to the nearest component in a direction', () => {
    const boxes = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 60, y: 90 },
      { x: 300, y: 5 },
    ]
    expect(nearest(boxes[0], boxes, 1, 0)).toBe(1)
    expect(nearest(boxes[0], boxes, 0, 1)).toBe(2)
    expect(nearest(boxes[0], boxes, -1, 0)).toBe(-1)
  })
})

describe('routes', () => {
  const base = 'https://example.org/games/'
  it('reads and writes every address under a subpath', () => {
    const all = [
      { page: 'home' },
      { page: 'new', game: 'san_juan', invite: false },
      { page: 'new', game: 'san_juan', invite: true },
      { page: 'table', id: 'amber-1' },
      { page: 'replay', id: 'amber-1', step: 12, seat: -2 },
      { page: 'replay', id: 'amber-1', step: null, seat: null },
      { page: 'claim', token: 'abc' },
    ] as const
    for (const route of all) expect(parse(new URL(pathOf(route), base).toString(), base)).toEqual(route)
    expect(parse(`${base}no/such/page`, base)).toEqual({ page: 'lost' })
  })
})

describe('api', () => {
  it('stays under the base and brings reasons', async () => {
    const asked: string[] = []
    const api = new Api(
      () => 'https://example.org/games/',
      async (url) => {
        asked.push(url)
        return new Response(
          JSON.stringify({
            error: { key: 'illegal', args: {}, message: 'no' },
            reason: { rule: 'MK-5.2', key: 'reason-poor', args: {} },
          }),
          { status: 422 },
        )
      },
    )
    const refused = (await api.move('t', 0, 3, ['build mine']).catch((e) => e)) as Refused
    expect(asked).toEqual(['https://example.org/games/api/tables/t/moves'])
    expect([refused.status, refused.reason?.rule]).toEqual([422, 'MK-5.2'])
    expect(at('/api/me', 'https://example.org/games/')).toBe('https://example.org/games/api/me')
  })
  it('says when there is no connection', async () => {
    const api = new Api(
      () => 'https://example.org/',
      () => Promise.reject(new TypeError('failed')),
    )
    expect(((await api.me().catch((e) => e)) as Refused).status).toBe(0)
  })
})

describe('tables', () => {
  const game: GameInfo = {
    name: 'machi_koro',
    seats: [2, 5],
    usual_seats: 4,
    minutes: 30,
    simultaneous: false,
    lessons: 2,
    colours: ['#d9603b', '#f08a66'],
    rules_version: 1,
    bots: ['random', 'greedy'],
    names: {},
    alone: null,
    chosen_first: [],
    options: [
      { key: 'expansion', type: 'choice', default: 'none', rule: 'MK-2.1', values: ['none', 'harbor'] },
      { key: 'turn_cap', type: 'whole', default: 5000, rule: 'MK-R15', low: 1, high: 9999 },
      { key: 'flag', type: 'flag', default: false, rule: 'MK-R7', values: [false, true] },
    ],
  }
  it('keeps what was chosen last and drops what the room no longer knows', () => {
    expect(kept(game.options, { expansion: 'harbor', turn_cap: 0, flag: 'yes', gone: 1 })).toEqual({
      expansion: 'harbor',
      turn_cap: 5000,
      flag: false,
    })
  })
  it('makes a table against bots in one click, and never one that waits for a friend', () => {
    const last = {
      options: {},
      seats: [{ kind: 'me' as const }, { kind: 'open' as const }],
      undo: 'free' as const,
      hints: false,
      spectators: true,
      open_information: false,
      away: WAIT,
    }
    const wish = playNow(game, last, ['Тарас', 'Лев'])
    expect(wish.start).toBe(true)
    expect(wish.seats?.map((s) => [s.kind, s.name])).toEqual([
      ['me', undefined],
      ['bot', 'Тарас'],
      ['bot', 'Лев'],
      ['bot', 'Тарас 2'],
    ])
    expect(wish.undo).toBe('free')
  })
  it('names bots only', () => {
    expect(named([{ kind: 'open' }, { kind: 'bot', bot: 'random' }], ['A'])).toEqual([
      { kind: 'open' },
      { kind: 'bot', bot: 'random', name: 'A' },
    ])
  })
})

describe('seats', () => {
  it('tells a hundred seats apart by colour and shape together', () => {
    const looks = new Set(Array.from({ length: 25 }, (_, s) => toneOf(s) + shapeOf(s)))
    expect(looks.size).toBe(25)
    expect(letterOf(' їжак')).toBe('Ї')
  })
  it('shows a full table as a few seats: mine and who owes first', () => {
    expect(seatOrder(4, 2, [0])).toEqual([0, 1, 2, 3])
    expect(seatOrder(100, 40, [7]).slice(0, 3)).toEqual([40, 7, 0])
    expect(seatOrder(100, 40, []).length).toBe(12)
  })
})

describe('results and replays', () => {
  it('ranks winners first', () => {
    const line = (points: number) => [{ key: 'a', points, rule: '', facts: {} }]
    expect(ranked([0, 1, 0], [line(9), line(5), line(7)]).map((r) => r.seat)).toEqual([1, 0, 2])
  })
  it('finds where turns begin', () => {
    expect(turnSteps([event(1, 0), event(2, 0), event(3, 1), event(5, 0)], { seat: 'seat' })).toEqual([1, 3, 5])
  })
  it('joins the open views of all seats into one', () => {
    const view = (seat: number) => ({ seat, areas: [{ hand: seat === 0 ? 5 : null }, { hand: seat === 1 ? 6 : null }] })
    const joinedView = openViews({ view: view(-1), views: [view(0), view(1)] } as unknown as StateMessage)
      .view as unknown as { areas: { hand: number }[] }
    expect(joinedView.areas).toEqual([{ hand: 5 }, { hand: 6 }])
  })
  it('says each reason once', () => {
    const no = (code: string, key: string) => ({ code, touches: [], reason: { rule: 'r', key, args: {} } })
    expect(distinct([no('a', 'x'), no('b', 'x'), no('c', 'y')]).map((r) => r.code)).toEqual(['a', 'c'])
  })
})
