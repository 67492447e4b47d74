/** Where a tile in hand may lie: the best place, the next one, the one a finger means. */
import { describe, expect, it } from 'vitest'
import { centre, LIFT, R } from '../src/games/akropolis/hexes'
import { boxOf, bringing, WHOLE } from '../src/games/akropolis/pan'
import {
  bestFew,
  bestOf,
  FEW,
  farFrom,
  gainOf,
  middleOf,
  nearestTo,
  pivoted,
  ranked,
  spotOf,
  startOf,
  toward,
  WAYS,
} from '../src/games/akropolis/place'
import { districts, facing, misses, spots, type Hex, type Spot, type View } from '../src/games/akropolis/plain'
import type { Option, StateMessage } from '../src/lib/wire'
import fixture from './fixtures/akropolis.json'

const messages = fixture.messages as unknown as StateMessage[]
const placing = messages.filter((m) => m.decision?.kind === 'place')

const option = (action: number, gain: number, stones = 0, level = 1) =>
  ({ action, args: { gain, stones, level, rotation: 0 } }) as unknown as Option
const spot = (key: string, x: number, y: number, ...options: Option[]): Spot => ({
  key,
  x,
  y,
  options,
  level: Number(options[0].args.level),
})
const here = spot('here', 0, 0, option(1, 2), option(2, 5), option(3, 5, 1))
const east = spot('east', 100, 0, option(4, 5, 0))
const high = spot('high', 0, 100, option(5, -1, 2, 2))

describe('a tile in hand', () => {
  it('lies nowhere that is refused: where that is, and how high, the refusal says itself', () => {
    const [m] = placing
    const refused = m.decision!.refused.map((r) => ({ ...r, touches: ['a name'] }))
    const found = misses({ ...m.decision!, refused })
    expect(found).toHaveLength(m.decision!.refused.length)
    const view = m.view as unknown as View
    const { hexes } = view.cities[m.decision!.seat]
    for (const [i, { args }] of m.decision!.refused.entries()) {
      const under = hexes.find((h) => h.q === args!.q && h.r === args!.r)!
      expect(found[i].level).toBeGreaterThanOrEqual(under.level)
      expect(Math.hypot(found[i].x - centre(under.q, under.r).x, found[i].y - centre(under.q, under.r).y)).toBeCloseTo(
        R,
      )
    }
    expect(misses(messages[0].decision)).toEqual([])
  })
  it('lies first nearest to the middle of the city as it lay in the row, whatever that brings', () => {
    const ground = [0, 2].map((q) => ({ ...centre(q, 0), q, r: 0, level: 1, kind: 'quarry' }) as unknown as Hex)
    const beside = (x: number, gain: number) => spot(`${x}`, x, 43, option(x, gain))
    expect(startOf([beside(0, 9), beside(60, -2), beside(150, 9)], ground)?.action).toBe(60)
    // What is raised is drawn higher: the middle of it, too.
    const raised = ground.map((h) => ({ ...h, level: 3 }))
    const rows = [1, 2].map((n) => spot(`${n}`, 75, 73 - n * 2 * LIFT, option(n, 0)))
    expect([startOf(rows, ground)?.action, startOf(rows, raised)?.action]).toEqual([1, 2])
    let elsewhere = 0
    for (const m of placing) {
      const places = spots(m.decision)
      const view = m.view as View
      const start = startOf(places, view.cities[view.active].hexes)!
      expect(start).toBe(facing(spotOf(places, start)!, 0))
      if (gainOf(start) < gainOf(bestOf(ranked(places)[0]))) elsewhere += 1
    }
    expect(elsewhere).toBeGreaterThan(placing.length / 2)
    expect(startOf([], ground)).toBeNull()
  })
  it('is best where it brings most, then the most stones, then the highest', () => {
    expect(bestOf(here).action).toBe(3)
    expect(ranked([high, east, here]).map((s) => s.key)).toEqual(['here', 'east', 'high'])
    for (const m of placing) {
      const most = Math.max(...m.decision!.options.map(gainOf))
      expect(gainOf(bestOf(ranked(spots(m.decision))[0]))).toBe(most)
    }
  })
  it('of equal places lies in the middle of them', () => {
    const row = [0, 100, 200].map((x, i) => spot(`${x}`, x, 0, option(i, 0)))
    expect(ranked(row)[0].key).toBe('100')
  })
  it('turns by a sixth about its first hex where it can, and else stays near', () => {
    for (const m of placing.slice(0, 5)) {
      const places = spots(m.decision)
      for (const from of places)
        for (const o of from.options)
          for (const by of [-1, 1]) {
            const next = pivoted(places, from, o, by)
            const there = spotOf(places, next)!
            expect(farFrom(there, middleOf(from))).toBeLessThanOrEqual(2 * R)
            if (there !== from) expect(next.args.rotation).toBe((Number(o.args.rotation) + by + 6) % 6)
            if (next.args.q === o.args.q && next.args.r === o.args.r && there !== from)
              expect(pivoted(places, there, next, -by)).toBe(o)
          }
    }
  })
  it('steps in the six ways of the grid, as it is turned where it can', () => {
    expect(WAYS.map(({ x, y }) => Math.hypot(x, y).toFixed(2))).toEqual(Array(6).fill('1.00'))
    const [left, up, right] = [
      [-75, -43.3],
      [0, -86.6],
      [75, -43.3],
    ].map(([x, y]) => spot(`${x},${y}`, x, y, option(9, 0)))
    const beside = spot('beside', -25, -43.3, option(8, 0))
    WAYS.slice(0, 3).forEach(({ x, y }, i) =>
      expect(toward([here, beside, left, up, right], here, x, y)).toBe([left, up, right][i]),
    )
  })
  it('snaps to the nearest place as it is drawn, raised by its level, and a tap reaches only so far', () => {
    const all = [here, east, high]
    expect(middleOf(high)).toEqual({ x: 0, y: 100 - LIFT })
    expect(nearestTo(all, { x: 48, y: 3 })).toBe(here)
    expect(nearestTo(all, { x: 52, y: 3 })).toBe(east)
    expect(nearestTo([here, high], { x: 0, y: 50 - LIFT / 2 + 1 })).toBe(high)
    expect(nearestTo(all, { x: 900, y: 0 })).toBe(east)
    expect(nearestTo(all, { x: 900, y: 0 }, 90)).toBeNull()
    expect(nearestTo([], { x: 0, y: 0 })).toBeNull()
  })
  it('goes the way an arrow points, and stays where nothing lies that way', () => {
    const all = [here, east, high]
    expect(toward(all, here, 1, 0)).toBe(east)
    expect(toward(all, here, 0, 1)).toBe(high)
    expect(toward(all, here, -1, 0)).toBeNull()
  })
  it('knows the place of an option, and none for another question', () => {
    expect(spotOf([here, east], east.options[0])).toBe(east)
    expect(spotOf([here, east], option(77, 0))).toBeNull()
    expect(spotOf([here], null)).toBeNull()
  })
  it('marks the best few, none upon another', () => {
    expect(bestFew([here, east, high], 90)).toEqual([here, east])
    for (const m of placing) {
      const order = ranked(spots(m.decision))
      const few = bestFew(order, 60)
      expect(few[0]).toBe(order[0])
      expect(few.length).toBeLessThanOrEqual(FEW)
      for (const a of few) for (const b of few) if (a !== b) expect(farFrom(a, middleOf(b))).toBeGreaterThanOrEqual(60)
    }
  })
  it('is followed by a near window, and only as far as it must', () => {
    const fitted = { x: 0, y: 0, w: 400, h: 400 }
    const near = { zoom: 4, x: 0, y: 0 }
    expect(bringing(near, fitted, { x: 200, y: 200 }, 20)).toBe(near)
    const box = boxOf(fitted, bringing(near, fitted, { x: 300, y: 200 }, 20))
    expect([box.x, box.y]).toEqual([220, 150])
    expect(bringing(WHOLE, fitted, { x: 399, y: 1 }, 0)).toBe(WHOLE)
  })
})

describe('a city in words', () => {
  it('names every hex once, under what its district counts', () => {
    for (const m of messages)
      for (const city of (m.view as View).cities) {
        const told = districts(city)
        expect(told.flatMap((d) => d.hexes).length).toBe(city.hexes.length)
        for (const d of told) expect(d.line?.key ?? 'quarry').toBe(d.key)
      }
  })
})
