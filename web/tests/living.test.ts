import { describe, expect, it } from 'vitest'
// @ts-expect-error a plain script
import { worker } from '../scripts/worker.mjs'
import { boxOf, moved, WHOLE, zoomed } from '../src/games/akropolis/pan'
import { billOf, costNow, drawnCards, flights, WHEN, type View as SanJuan } from '../src/games/san_juan/plain'
import { byPart, type View as WelcomeTo } from '../src/games/welcome_to/plain'
import { meaning } from '../src/lib/keys'
import { folded } from '../src/lib/log'
import { turnAt } from '../src/lib/replay'
import { found, seatOrder } from '../src/lib/strip'
import { invited } from '../src/lib/tables'
import { left } from '../src/lib/time'
import type { Decision, GameEvent, StateMessage } from '../src/lib/wire'
import catalog from '../src/games/san_juan/catalog.json'
import welcome from './fixtures/welcome_to.json'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

describe('time left', () => {
  it('speaks in the two largest units, and in a clock at the end', () => {
    expect(left(3 * 86400 - 1)).toEqual({ key: 'days', facts: { days: 2, hours: 23 } })
    expect(left(3700)).toEqual({ key: 'hours', facts: { hours: 1, minutes: 1 } })
    expect(left(65.9)).toEqual({ key: 'minutes', facts: { clock: '1:05' } })
    expect(left(-4).key).toBe('over')
  })
})

describe('the log', () => {
  const event = (step: number): GameEvent => ({ step, kind: 'discard', rule: '', facts: { seat: 1 } })
  it('says once what happened several times in a row', () => {
    const said = folded([event(1), event(2), event(3)], (e) => (e.step < 3 ? 'a' : 'b'))
    expect(said.map((s) => [s.text, s.times, s.event.step])).toEqual([
      ['a', 2, 2],
      ['b', 1, 3],
    ])
  })
  it('does not join what one has read with what is new', () => {
    const said = folded(
      [event(1), event(2)],
      () => 'a',
      (a, b) => a.step <= 1 && b.step > 1,
    )
    expect(said.map((s) => s.times)).toEqual([1, 1])
  })
})

describe('a window on a city', () => {
  const fitted = { x: -100, y: -50, w: 200, h: 100 }
  it('keeps the point under the fingers where it is', () => {
    const about = { x: 30, y: -10 }
    const before = boxOf(fitted, WHOLE)
    const after = boxOf(fitted, zoomed(WHOLE, fitted, 2, about))
    const share = (box: typeof before) => [(about.x - box.x) / box.w, (about.y - box.y) / box.h]
    share(after).forEach((s, i) => expect(s).toBeCloseTo(share(before)[i]))
    expect(after.w).toBe(100)
  })
  it('never shows less than the whole at its widest, nor loses the city', () => {
    expect(zoomed({ zoom: 1.2, x: 9, y: 9 }, fitted, 0.1, { x: 0, y: 0 })).toEqual(WHOLE)
    expect(moved({ zoom: 2, x: 0, y: 0 }, fitted, { x: 9999, y: -9999 })).toEqual({ zoom: 2, x: 100, y: -50 })
  })
})

describe('san_juan', () => {
  const told = (kind: string, facts: GameEvent['facts'], step = 1): GameEvent => ({
    step,
    kind,
    rule: '',
    facts: { seat: 0, ...facts },
  })
  const bill = (payment: SanJuan['payment'], marked: string[] = []) =>
    billOf({ costs: { library: 5 }, payment } as unknown as SanJuan, marked)
  it('adds up a payment: the price, what was given, what is marked to be', () => {
    const payment = { card: 'library', owed: 2, cost: 4, goods: ['indigo'], cards: 1, paid: ['chapel'] }
    expect(bill(payment, ['tower'])).toEqual({
      card: 'library',
      printed: 5,
      due: 4,
      given: ['good-indigo', 'chapel'],
      marked: ['tower'],
    })
    expect(bill({ card: 'library', owed: 3 })?.due).toBe(3)
    expect(bill(null)).toBeNull()
  })
  it('tells what a card costs now, also where it is too dear', () => {
    const decision = {
      options: [{ verb: 'build', touches: ['hand:tower'], args: { card: 'tower', cost: 2 } }],
      refused: [{ touches: ['hand:palace'], reason: { args: { cost: 5, hand: 2 } } }],
    } as unknown as Decision
    expect(['hand:tower', 'hand:palace', 'hand:well'].map((p) => costNow(decision, p))).toEqual([2, 5, null])
  })
  it('keeps the same drawn cards in one slot', () => {
    expect(drawnCards(['well', 'tower', 'well'])).toEqual([
      { card: 'well', count: 2 },
      { card: 'tower', count: 1 },
    ])
  })
  it('knows when every building but the monuments works', () => {
    const silent = catalog.cards.filter((c) => !WHEN[c.id]).map((c) => c.class)
    expect(new Set(silent)).toEqual(new Set(['monument']))
  })
  it('lets cards travel from the deck', () => {
    expect(flights(told('draw_own', { count: 3 }))).toEqual([
      { from: 'deck', to: 'seat:0', icon: 'sj-ui-cards', count: 3 },
    ])
    expect(flights(told('pass', {}))).toEqual([])
    expect(flights(told('build', { card: 'tower', cost: 2 }))).toEqual([
      { from: 'seat:0', to: 'area:0:tower', icon: 'sj-tower', count: 1 },
    ])
  })
})

describe('welcome_to', () => {
  it('sums the score by the parts of the sheet without losing a point', () => {
    for (const message of (welcome as unknown as { messages: StateMessage[] }).messages) {
      message.sheets.forEach((lines, seat) => {
        const sum = byPart(lines).reduce((n, p) => n + p.points, 0)
        expect(sum).toBe(lines.reduce((n, l) => n + l.points, 0))
        expect(sum).toBe((message.view as WelcomeTo).sheets[seat].points)
      })
    }
  })
})

describe('a table of a hundred', () => {
  const names = Array.from({ length: 100 }, (_, i) => `Player ${i}`)
  it('shows me and those who decide, and finds everybody by name', () => {
    const shown = seatOrder(100, 42, [7, 42, 99])
    expect(shown.slice(0, 3)).toEqual([42, 7, 99])
    expect(shown).toHaveLength(12)
    expect(found(names, ' player 9', (s) => s)).toEqual([99, 98, 97, 96, 95, 94, 93, 92, 91, 90, 9])
    expect(found(names, '', () => 0)).toHaveLength(100)
  })
})

describe('inviting friends', () => {
  it('opens the seats of the bots, unless some are open already', () => {
    const bots = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] as const
    expect(invited([...bots])).toEqual([{ kind: 'me' }, { kind: 'open' }])
    const mixed = [...bots, { kind: 'open' } as const]
    expect(invited(mixed)).toBe(mixed)
  })
})

describe('replays and keys', () => {
  it('knows the turn of a step', () => {
    expect([0, 1, 4, 5, 9].map((s) => turnAt([1, 5, 7], s))).toEqual([0, 1, 1, 2, 3])
  })
  it('asks about a component by I, on any layout', () => {
    expect(meaning('ш', 'KeyI')).toEqual({ do: 'about' })
  })
})

describe('the service worker', () => {
  it('lists the files of the build and changes its version with any of them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'misto-sw-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), 'one')
    writeFileSync(join(folder, 'assets', 'a-1.js'), '')
    const text = 'v=__VERSION__ f=__FILES__'
    const first = worker(folder, text)
    expect(first).toMatch(/^v=[0-9a-f]{12} f=\["","assets\/a-1\.js"\]$/)
    expect(worker(folder, text)).toBe(first)
    writeFileSync(join(folder, 'index.html'), 'two')
    expect(worker(folder, text)).not.toBe(first)
  })
})
