/** Where the tile in hand may lie: the best place, the next, the one nearest to a finger. Only what is offered. */
import { nearest } from '../../lib/keys'
import type { Option } from '../../lib/wire'
import { LIFT, type Point } from './hexes'
import type { Spot } from './plain'

/** how many of the best places are marked on request */
export const FEW = 5

export const gainOf = (option: Option): number => Number(option.args.gain)

/** How a place is turned best: the most points, then the most stones, then the higher level. */
export function bestOf(spot: Spot): Option {
  return spot.options.reduce((best, option) => (ahead(option, best) > 0 ? option : best))
}

function ahead(a: Option, b: Option): number {
  const by = (fact: string) => Number(a.args[fact]) - Number(b.args[fact])
  return by('gain') || by('stones') || by('level')
}

/** The places, the best first; of equal ones those in the middle, so that a city does not grow out of sight. */
export function ranked(places: Spot[]): Spot[] {
  const mean = (of: (s: Spot) => number) => places.reduce((sum, s) => sum + of(s), 0) / places.length
  const middle = { x: mean((s) => s.x), y: mean((s) => s.y) }
  return [...places].sort((a, b) => ahead(bestOf(b), bestOf(a)) || farFrom(a, middle) - farFrom(b, middle))
}

/** The best few that do not lie upon each other on the screen. */
export function bestFew(order: Spot[], apart: number): Spot[] {
  const few: Spot[] = []
  for (const spot of order) {
    if (few.length === FEW) break
    if (few.every((other) => farFrom(other, middleOf(spot)) >= apart)) few.push(spot)
  }
  return few
}

export function spotOf(places: Spot[], option: Option | null): Spot | null {
  return places.find((s) => s.options.some((o) => o.action === option?.action)) ?? null
}

/** The place before or after another, round and round. */
export function stepped(order: Spot[], from: Spot | null, by: number): Spot | null {
  if (!order.length) return null
  const i = from ? order.indexOf(from) : -1
  return i < 0 ? order[0] : order[(i + by + order.length) % order.length]
}

/** The middle of a place as it is drawn: raised with its level. */
export function middleOf(spot: Spot): Point {
  return { x: spot.x, y: spot.y - (spot.level - 1) * LIFT }
}

export function farFrom(spot: Spot, here: Point): number {
  const { x, y } = middleOf(spot)
  return Math.hypot(x - here.x, y - here.y)
}

/** The place nearest to a point, if it lies within reach. */
export function nearestTo(places: Spot[], here: Point, reach = Infinity): Spot | null {
  let best: Spot | null = null
  for (const spot of places) if (!best || farFrom(spot, here) < farFrom(best, here)) best = spot
  return best && farFrom(best, here) <= reach ? best : null
}

/** The next place in a direction, as an arrow key means it. */
export function toward(places: Spot[], from: Spot, dx: number, dy: number): Spot | null {
  return places[nearest(middleOf(from), places.map(middleOf), dx, dy)] ?? null
}
