/** Akropolis without drawing: what the view says and which placements the decision offers. */
import type { Decision, Line, Option, RoomView, StateMessage } from '../../lib/wire'
import type { Stat } from '../module'
import { corner, type Point } from './hexes'

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
const TONE: Record<string, string> = { house: 'h', market: 'm', barracks: 'b', temple: 't', garden: 'g', quarry: 'q' }

export function tone(kind: string): string {
  return `t-${TONE[kind.replace('_plaza', '')]}`
}

export function art(kind: string): string {
  return kind.endsWith('_plaza') ? `ak-plaza-${kind.replace('_plaza', '')}` : `ak-${kind}`
}

export interface Spot extends Point {
  key: string
  options: Option[]
  level: number
}

/** The offered placements by the corner they share: one dot, up to three turns of the tile. */
export function spots(decision: Decision | null): Spot[] {
  const found = new Map<string, Spot>()
  for (const option of decision?.options ?? []) {
    if (option.verb !== 'place') continue
    const at = corner(Number(option.args.q), Number(option.args.r), Number(option.args.rotation))
    const key = `${Math.round(at.x)},${Math.round(at.y)}`
    const spot = found.get(key) ?? { ...at, key, options: [], level: Number(option.args.level) }
    spot.options.push(option)
    found.set(key, spot)
  }
  const all = [...found.values()]
  for (const spot of all) spot.options.sort((a, b) => Number(a.args.rotation) - Number(b.args.rotation))
  return all.sort((a, b) => a.y - b.y || a.x - b.x)
}

/** The option of a dot that is turned most like the tile in hand. */
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

/** The entry of the rulebook that a line of the score is about. */
export function entry({ key }: Line): string {
  return KIND[key] ? `district:${KIND[key]}` : 'stone'
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
