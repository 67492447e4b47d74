/** What boards say of positions of real games, in every language: no text is missing. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cellsOf, centre, corner } from '../src/games/akropolis/hexes'
import { facing, spots, turned } from '../src/games/akropolis/plain'
import {
  bars,
  CARDS,
  flights as coinFlights,
  flows,
  growing,
  paidBy,
  range,
  shelves,
  stacks,
  type Card,
  type View as MachiKoro,
} from '../src/games/machi_koro/plain'
import { chosen, news } from '../src/lib/flights'
import {
  handCards,
  isDrawn as sanJuanDraws,
  partOf,
  shownTiles,
  type View as SanJuan,
} from '../src/games/san_juan/plain'
import {
  cells,
  estates,
  folded,
  houses,
  isDrawn as welcomeDraws,
  type View as WelcomeTo,
} from '../src/games/welcome_to/plain'
import { isMarketHere } from '../src/games/machi_koro/plain'
import { LANGUAGES, Texts } from '../src/lib/fluent'
import type { GameEvent, Option, StateMessage } from '../src/lib/wire'

const GAMES = readdirSync(fileURLToPath(new URL('./fixtures', import.meta.url))).map((f) => f.replace('.json', ''))
const at = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const fixture = (game: string) =>
  JSON.parse(at(`./fixtures/${game}.json`)) as { names: Record<string, string>; messages: StateMessage[] }
const texts = (lang: (typeof LANGUAGES)[number], game: string) =>
  new Texts(
    lang,
    ['page', 'misto', game].map((f) => at(`../../locales/${lang}/${f}.ftl`)),
  )

describe.each(GAMES)('%s in words', (game) => {
  const { names, messages } = fixture(game)
  it.each(LANGUAGES)('says every prompt, option, reason, event and line in %s', (lang) => {
    const said = texts(lang, game)
    for (const m of messages) {
      const seats = m.table.seats.map((s) => s.name)
      const tell = (key: string, facts: StateMessage['events'][0]['facts']) => said.tell(game, names, key, facts, seats)
      const words = [
        ...(m.decision ? [tell(m.decision.key, m.decision.args)] : []),
        ...(m.decision?.options ?? []).map((o) => tell(o.key, o.args)),
        ...(m.decision?.refused ?? []).map((r) => tell(r.reason.key, r.reason.args)),
        ...m.events.map((e) => tell(`event-${e.kind}`, e.facts)),
        ...m.sheets.flat().map((l) => tell(`line-${l.key}`, l.facts)),
      ]
      for (const word of words) expect(word).not.toMatch(/\{\$|undefined|\?\?\?/)
    }
    expect([...said.missing]).toEqual([])
  })
})

describe('what options touch is on the board or becomes a button', () => {
  const drawn: Record<string, (c: string, v: never) => boolean> = {
    machi_koro: isMarketHere,
    san_juan: sanJuanDraws,
    welcome_to: welcomeDraws,
  }
  it.each(Object.keys(drawn))('%s', (game) => {
    for (const m of fixture(game).messages) {
      for (const o of m.decision?.options ?? []) {
        for (const c of o.touches.filter((x) => x !== 'dice'))
          expect([c, drawn[game](c, m.view as never)]).toEqual([c, true])
      }
    }
  })
})

describe('machi_koro', () => {
  const views = fixture('machi_koro').messages.map((m) => m.view as MachiKoro)
  it('puts every kind of the market on one shelf', () => {
    for (const view of views) {
      const shown = shelves(view).flatMap((g) => g.cards.map((c) => c.id))
      expect(new Set(shown).size).toBe(shown.length)
      expect(shown.sort()).toEqual(Object.keys(view.market).sort())
    }
  })
  it('fills its shelves: the base game has one less, and no number that nobody can roll', () => {
    const keys = (kinds: Card[]) =>
      shelves({ market: Object.fromEntries(kinds.map((card) => [card.id, 6])) } as MachiKoro).map((g) => g.key)
    expect(keys(CARDS.slice(0, 15))).toEqual(['1–3', '4–8', '9–12', 'major'])
    expect(keys(CARDS)).toEqual(['1–3', '4–6', '7–8', '9–14', 'major'])
    // ten kinds, as they come and go
    expect(keys(CARDS.slice(3, 13))).toEqual(['1–3', '4–6', '7–8', '9–12', 'major'])
  })
  it('stacks a city and charts its income', () => {
    const city = views[views.length - 1].cities[0]
    expect(stacks(city).reduce((n, s) => n + s.count, 0)).toBe(Object.values(city.cards).reduce((a, b) => a + b, 0))
    expect(bars(city, 12)).toHaveLength(12)
    expect(Math.max(...bars(city, 12).map((b) => b.own.height))).toBeLessThanOrEqual(1)
    expect([range([2, 3]), range([7])]).toEqual(['2–3', '7'])
  })
  it('draws in what is picked to be built', () => {
    const city = {
      ...views[0].cities[0],
      cards: { wheat_field: 1, ranch: 2 },
      income: [1, 2, 0],
      income_others: [1, 2, 0],
    }
    const build = (card: string, gains: number[], gains_others: number[]) =>
      ({ verb: 'build', args: { card, coins: 1, gains, gains_others } }) as unknown as Option
    const bakery = build('bakery', [0, 1, 6], [0, 0, 0])
    expect(bars(city, 3, bakery).map((b) => [b.own.now, b.own.more, b.own.height, b.others.more])).toEqual([
      [1, 0, 1 / 6, 0],
      [2, 1, 3 / 6, 0],
      [0, 6, 1, 0],
    ])
    const said = (picked: Option | null) => growing(city, picked).map((s) => [s.card.id, s.count, s.soon])
    expect(said(null)).toEqual([
      ['wheat_field', 1, false],
      ['ranch', 2, false],
    ])
    expect(said(bakery)).toEqual([
      ['wheat_field', 1, false],
      ['ranch', 2, false],
      ['bakery', 1, true],
    ])
    expect(said(build('ranch', [], []))[1]).toEqual(['ranch', 3, true])
    const station = {
      verb: 'build',
      args: { landmark: 'train_station', gains: [0, 0, 0], gains_others: [0, 0, 0] },
    }
    expect(said(station as unknown as Option)).toEqual(said(null))
  })
  it('shows who paid whom since the last roll only', () => {
    const log: GameEvent[] = [
      { step: 1, kind: 'income', rule: '', facts: { seat: 0, coins: 9, card: 'mine' } },
      { step: 2, kind: 'roll', rule: '', facts: { seat: 1, dice: [3], result: 3 } },
      { step: 2, kind: 'pay', rule: '', facts: { seat: 1, taker: 0, coins: 1, card: 'cafe', short: 0 } },
    ]
    expect(flows(log)).toEqual([{ from: 1, to: 0, card: 'cafe', coins: 1 }])
    expect(flows([])).toEqual([])
  })
  it('tells in one line what a card took and brought', () => {
    const forest = [0, 1, 2].map((to) => ({ from: null, to, card: 'forest', coins: to + 1 }))
    const tax = [1, 2].map((from) => ({ from, to: 0, card: 'tax_office', coins: 5 }))
    const [all, took] = paidBy([...forest, ...tax], 1)
    expect(all).toEqual({
      card: 'forest',
      from: [null],
      to: [0, 1, 2].map((seat) => ({ seat, coins: seat + 1 })),
      coins: 6,
      mine: 2,
    })
    expect(took).toEqual({ card: 'tax_office', from: [1, 2], to: [{ seat: 0, coins: 10 }], coins: 10, mine: -5 })
  })
  it('lets coins travel for every event that moves them', () => {
    const seen = fixture('machi_koro').messages.flatMap((m) => m.events)
    for (const event of seen) {
      const moved = ['pay', 'income', 'city_hall', 'airport'].includes(event.kind) && Number(event.facts.coins) > 0
      expect([event.kind, coinFlights(event).some((f) => f.icon === 'mk-coin')]).toEqual([event.kind, moved])
    }
  })
})

describe('what travels on the table', () => {
  it('shows the biggest of many, in their order', () => {
    const many = Array.from({ length: 12 }, (_, i) => ({ from: 'bank', to: 'seat:0', icon: 'x', count: (i * 5) % 12 }))
    expect(chosen(many)).toEqual(many.filter((f) => f.count > 3))
  })
  it('does not play the past again', () => {
    const events = [1, 2, 3].map((step) => ({ step, kind: 'roll', rule: '', facts: {} }))
    expect(news(events, -1)).toEqual([])
    expect(news(events, 2).map((e) => e.step)).toEqual([3])
  })
})

describe('akropolis', () => {
  const placing = fixture('akropolis').messages.filter((m) => m.decision?.kind === 'place')
  it('gathers placements by the corner their hexes share', () => {
    expect(placing.length).toBeGreaterThan(0)
    for (const m of placing) {
      const all = spots(m.decision)
      expect(all.reduce((n, s) => n + s.options.length, 0)).toBe(m.decision!.options.length)
      for (const s of all) {
        expect(s.options.length).toBeLessThanOrEqual(3)
        expect(s.options).toContain(facing(s, 4))
        expect(turned(s, turned(s, s.options[0], 1), -1)).toBe(s.options[0])
      }
    }
  })
  it('lays the three hexes of a tile around one corner', () => {
    for (let k = 0; k < 6; k++) {
      const c = corner(2, -1, k)
      for (const [q, r] of cellsOf(2, -1, k)) {
        const p = centre(q, r)
        expect(Math.hypot(p.x - c.x, p.y - c.y)).toBeCloseTo(50, 5)
      }
    }
  })
})

describe('san_juan', () => {
  const all = fixture('san_juan').messages
  it('shows a whole hand and the known prices', () => {
    for (const m of all) {
      const view = m.view as SanJuan
      const area = view.areas[m.seat]
      expect(handCards(area).reduce((n, c) => n + c.count, 0)).toBe(area.hand_size)
      expect(shownTiles(view).length).toBeLessThanOrEqual(5)
    }
  })
  it('tells a building with its good from an empty one where one is covered', () => {
    const covering = { options: [{ key: 'option-cover-full', verb: 'cover' }] } as never
    const full = { card: 'indigo_plant', good: true, covered: [], works: true }
    expect(partOf(full, 0, covering)).toBe('area:0:indigo_plant:full')
    expect(partOf(full, 0, null)).toBe('area:0:indigo_plant')
  })
})

describe('welcome_to', () => {
  const views = fixture('welcome_to').messages.map((m) => m.view as WelcomeTo)
  it('outlines as many estates of each size as the server counts', () => {
    for (const view of views) {
      for (const sheet of view.sheets) {
        const sizes = [0, 0, 0, 0, 0, 0]
        for (const street of sheet.streets) for (const e of estates(street)) sizes[e.size - 1] += 1
        expect(sizes).toEqual(sheet.estates)
      }
    }
  })
  it('knows of a house its pool, the fence after it and the completed estate it is part of', () => {
    const street = {
      ...view0.sheets[0].streets[0],
      numbers: [1, 2, 4, 6, null, null, 9, null, null, null],
      fences: [2, 4, 5, 6],
      roundabouts: [6],
      bis: [],
      pools: [1],
      spent: { A: [1, 2], B: [], C: [] },
    }
    const told = houses(street, 0, [1, 3, 5, 6])
    expect(told.map((h) => h.pool)).toEqual(['built', '', 'lost', '', 'open', 'lost', '', '', '', ''])
    expect(told.filter((h) => h.fence).map((h) => h.house)).toEqual([2, 4, 5, 6])
    expect(told.map((h) => h.estate && [h.estate.first, h.estate.letter])).toEqual([
      ...Array(2).fill([1, 'A']),
      ...Array(2).fill([3, null]),
      ...Array(6).fill(null),
    ])
  })
  it('numbers lots through the streets, folds after six and crosses tracks', () => {
    const lots = views[0].sheets[0].streets.flatMap((s, i) => houses(s, i, view0.pool_houses[i]).map((h) => h.lot))
    expect(lots).toEqual(Array.from({ length: 33 }, (_, i) => i))
    expect(folded({ first: 5, size: 4, letter: null })).toEqual([
      { row: 0, column: 5, width: 2 },
      { row: 1, column: 1, width: 2 },
    ])
    expect(cells([0, 3, 6], 1).map((c) => [c.crossed, c.current, c.last])).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ])
  })
  const view0 = views[0]
})
