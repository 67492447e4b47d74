/** Where the tile in hand may lie: where it begins, the best places, the one nearest to a finger. Only what is offered. */
import { nearest } from '../../lib/keys'
import type { Option } from '../../lib/wire'
import { centre, LIFT, R, type Point } from './hexes'
import { facing, turned, type Hex, type Spot } from './plain'

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

/** Where a tile lies before anybody moved it: as it lay in the row, on the place nearest to the middle of the city. Which
 *  place is best is for the player to find, or to ask. */
export function startOf(places: Spot[], hexes: Hex[]): Option | null {
  const drawn = hexes.map((h) => ({ x: centre(h.q, h.r).x, y: centre(h.q, h.r).y - (h.level - 1) * LIFT }))
  const mean = (of: (p: Point) => number) => drawn.reduce((sum, p) => sum + of(p), 0) / drawn.length
  const start = nearestTo(places, { x: mean((p) => p.x), y: mean((p) => p.y) })
  return start && facing(start, 0)
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

/** The middle of a place as it is drawn: raised with its level. */
export function middleOf(spot: Spot): Point {
  return { x: spot.x, y: spot.y - (spot.level - 1) * LIFT }
}

export function farFrom(spot: Spot, here: Point): number {
  const { x, y } = middleOf(spot)
  return Math.hypot(x - here.x, y - here.y)
}

/** The place nearest to a point, if it lies within reach. */
export function nearestTo<Place extends Spot>(places: Place[], here: Point, reach = Infinity): Place | null {
  let best: Place | null = null
  for (const spot of places) if (!best || farFrom(spot, here) < farFrom(best, here)) best = spot
  return best && farFrom(best, here) <= reach ? best : null
}

/** The next place in a direction, as an arrow key means it. */
export function toward(places: Spot[], from: Spot, dx: number, dy: number): Spot | null {
  return places[nearest(middleOf(from), places.map(middleOf), dx, dy)] ?? null
}

const NEXT = Math.sqrt(3) * R
/** the six ways of the grid by a place in the pad: column from the left, row from above */
export const WAYS = [-1, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ dx, dy, x: dx * 0.866, y: dx ? dy / 2 : dy })))

/** A sixth of a turn about its first hex; where that cannot be, on the nearest place beside, else where it lies. */
export function pivoted(places: Spot[], from: Spot, option: Option, by: number): Option {
  const rotation = (Number(option.args.rotation) + by + 6) % 6
  const isSo = (o: Option) => Number(o.args.rotation) === rotation
  const isAbout = (o: Option) => isSo(o) && o.args.q === option.args.q && o.args.r === option.args.r
  const about = places.flatMap((s) => s.options).find(isAbout)
  const beside = nearestTo(
    places.filter((s) => s.level === from.level && s.options.some(isSo)),
    middleOf(from),
    NEXT,
  )
  return about ?? (beside ? facing(beside, rotation) : turned(from, option, by))
}
