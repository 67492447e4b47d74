/** Akropolis without drawing: what the view says and which placements the decision offers. */
import type { Flight } from '../../lib/flights'
import type { Decision, Facts, GameEvent, Line, Option, Reason, RoomView, StateMessage } from '../../lib/wire'
import type { Ending, Stat } from '../module'
import { cellsOf, corner, type Point } from './hexes'

export type View = RoomView<'akropolis'>
export type Hex = View['cities'][number]['hexes'][number]

export const COLOURS = ['houses', 'markets', 'barracks', 'temples', 'gardens']
export const ICON: Record<string, string> = {
  houses: 'i-house',
  markets: 'i-market',
  barracks: 'i-barracks',
  temples: 'i-temple',
  gardens: 'i-garden',
}
/** the kind of hex a line of the score counts */
export const KIND: Record<string, string> = {
  houses: 'house',
  markets: 'market',
  barracks: 'barracks',
  temples: 'temple',
  gardens: 'garden',
}

export function tone(kind: string): string {
  return `tone-${kind.replace('_plaza', '')}`
}

export function art(kind: string): string {
  return kind.endsWith('_plaza') ? `ak-plaza-${kind.replace('_plaza', '')}` : `ak-${kind}`
}

export const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`

export interface Spot extends Point {
  key: string
  options: Option[]
  level: number
}

/** Where the three hexes of a placement meet. */
const cornerOf = ({ q, r, rotation }: Option['args']) => corner(Number(q), Number(r), Number(rotation))

/** The offered placements by the corner they share: one place, up to three turns of the tile. */
export function spots(decision: Decision | null): Spot[] {
  const found = new Map<string, Spot>()
  for (const option of decision?.options ?? []) {
    if (option.verb !== 'place') continue
    const at = cornerOf(option.args)
    const key = `${Math.round(at.x)},${Math.round(at.y)}`
    const spot = found.get(key) ?? { ...at, key, options: [], level: Number(option.args.level) }
    spot.options.push(option)
    found.set(key, spot)
  }
  const all = [...found.values()]
  for (const spot of all) spot.options.sort((a, b) => Number(a.args.rotation) - Number(b.args.rotation))
  return all.sort((a, b) => a.y - b.y || a.x - b.x)
}

export interface Miss extends Spot {
  reason: Reason
}

/** The places that cannot be, with their reasons: as high as what lies beneath. */
export function misses(decision: Decision | null): Miss[] {
  return (decision?.refused ?? []).flatMap(({ touches: [key], args, reason }) =>
    args ? [{ ...cornerOf(args), key, options: [], level: Number(args.level), reason }] : [],
  )
}

/** The option of a place that is turned most like the tile in hand. */
export function facing(spot: Spot, rotation: number): Option {
  const away = (o: Option) => {
    const by = Math.abs(Number(o.args.rotation) - rotation) % 6
    return Math.min(by, 6 - by)
  }
  return spot.options.reduce((best, o) => (away(o) < away(best) ? o : best))
}

export function turned(spot: Spot, option: Option, by: number): Option {
  const n = spot.options.length
  const i = spot.options.findIndex((o) => o.action === option.action)
  return spot.options[(i + by + n) % n]
}

type City = View['cities'][number]

export interface District {
  key: string
  /** what it counts; quarries count nothing */
  line: City['lines'][number] | null
  hexes: Hex[]
}

/** A city by its districts, each with its plazas, from the highest hex down; quarries last. */
export function districts(city: City): District[] {
  const found = [...COLOURS, 'quarry'].map((key) => ({
    key,
    line: city.lines.find((l) => l.key === key) ?? null,
    hexes: city.hexes
      .filter((h) => h.kind.replace('_plaza', '') === (KIND[key] ?? key))
      .sort((a, b) => b.level - a.level || a.q - b.q || a.r - b.r),
  }))
  return found.filter((d) => d.hexes.length > 0)
}

/** The entry of the rulebook that a line of the score is about. */
export function entry({ key }: Line): string {
  return KIND[key] ? `district:${KIND[key]}` : 'stone'
}

/** The facts of the sentence that says what a seat has. */
export function seatFacts(view: View, seat: number): Facts {
  const { points, stones } = view.cities[seat]
  return { seat, points, stones }
}

/** A tile goes to whoever took it, stones come from the quarries it covered. */
export function flights({ kind, facts }: GameEvent): Flight[] {
  const seat = `seat:${facts.seat}`
  const stones = Number(facts.stones)
  if (kind === 'take') return [{ from: 'held', to: seat, icon: art((facts.hexes as string[])[0]), count: 1 }]
  if (kind === 'place' && stones)
    return [{ from: `hex:${facts.seat}:${facts.q},${facts.r}`, to: seat, icon: 'i-stone', count: stones }]
  return []
}

/** The tile where it lies now. */
export function places({ kind, facts }: GameEvent): string[] {
  if (kind === 'architect_take') return ['architect']
  if (kind !== 'place') return []
  const cells = cellsOf(Number(facts.q), Number(facts.r), Number(facts.rotation))
  return [`seat:${facts.seat}`, ...cells.map(([q, r]) => `hex:${facts.seat}:${q},${r}`)]
}

/** The last stack lies open. */
export function ending(view: View): Ending | null {
  return view.stacks ? null : { key: 'ending', facts: { tiles: view.row.length }, rule: 'AK-7.4' }
}

export function stats(view: View, seat: number, _message: StateMessage): Stat[] {
  const city = view.cities[seat]
  return [
    ...COLOURS.map((key) => ({
      key,
      value: city.lines.find((l) => l.key === key)?.points ?? 0,
      icon: ICON[key],
      tone: tone(KIND[key]),
    })),
    { key: 'stones', value: city.stones, icon: 'i-stone' },
    { key: 'points', value: city.points, big: true },
  ]
}
