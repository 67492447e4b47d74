import { beforeEach, describe, expect, it } from 'vitest'
import { aside } from '../src/lib/aside'
import { givenUp, passOf } from '../src/lib/passing'
import { overlap, Press, SETTLE, type Spot } from '../src/lib/press'
import { called } from '../src/lib/seats'
import { people } from '../src/lib/tables'
import type { Decision, Option } from '../src/lib/wire'

const spot = (offer: string, left: number, top: number, width = 100, height = 40, answers = true): Spot => ({
  offer,
  area: { left, top, right: left + width, bottom: top + height },
  answers,
})

describe('a press soon after a new question', () => {
  let press: Press
  beforeEach(() => {
    press = new Press()
    press.leaves(980, [spot('roll', 0, 0), spot('card', 200, 0), spot('undo', 400, 0, 40, 40, false)], {
      '1': 'roll',
      '2': null,
      Enter: 'roll',
    })
    press.seen(1000)
  })

  it('is let go where something else stood', () => {
    expect(press.isStray(1100, 50, 20, 'pass')).toBe(true)
    expect(press.isStray(1000 + SETTLE - 1, 50, 20, 'pass')).toBe(true)
  })
  it('is let go on what is nothing any more, so that no explanation opens', () => {
    expect(press.isStray(1100, 250, 20, null)).toBe(true)
  })
  it('counts where the same stood before', () => {
    expect(press.isStray(1001, 250, 20, 'card')).toBe(false)
    expect(press.isStray(1001, 410, 20, 'undo')).toBe(false)
  })
  it('counts where nothing stood before', () => {
    expect(press.isStray(1001, 150, 20, 'pass')).toBe(false)
  })
  it('counts once the question has stood for a moment', () => {
    expect(press.isStray(1000 + SETTLE, 50, 20, 'pass')).toBe(false)
  })
  it('is let go if the finger went down before the question was seen', () => {
    press.leaves(4900, [spot('pass', 0, 0)], {})
    expect(press.isStray(5000, 50, 20, 'roll')).toBe(true)
    press.seen(5200)
    expect(press.isStray(5100, 50, 20, 'roll')).toBe(true)
  })
  it('remembers the last question while nobody is asked', () => {
    press.leaves(1100, [spot('undo', 400, 0, 40, 40, false)], { '1': null, Enter: null })
    press.seen(1100)
    expect(press.isStray(1200, 50, 20, 'pass')).toBe(true)
    expect(press.isStrayKey(1200, '1', 'pass')).toBe(true)
  })
  it('remembers the last question through one that went by itself', () => {
    const itself = [spot('done', 200, 0), spot('all moves', 0, 0, 100, 40, false)]
    press.leaves(1080, itself, { '1': 'done' })
    press.seen(1100)
    expect(press.isStray(1200, 50, 20, 'all moves')).toBe(true)
    expect(press.isStrayKey(1200, '1', 'pass')).toBe(true)
  })
  it('is let go on a tool that slid under the finger, and counts on one that has long stood there', () => {
    const slid = [spot('all moves', 0, 0, 100, 40, false)]
    press.leaves(1100, slid, {})
    press.seen(1100)
    expect(press.isStray(1300, 50, 20, 'all moves')).toBe(true)
    press.leaves(5000, slid, {})
    press.seen(5000)
    expect(press.isStray(5100, 50, 20, 'all moves')).toBe(false)
  })
  it('looks at the innermost of what lay within each other', () => {
    press.leaves(1990, [spot('map', 0, 0, 500, 500), spot('place', 100, 100, 20, 20)], {})
    press.seen(2000)
    expect(press.isStray(2100, 110, 110, 'place')).toBe(false)
    expect(press.isStray(2100, 110, 110, 'map')).toBe(true)
    expect(press.isStray(2100, 300, 300, 'map')).toBe(false)
  })
  it('goes by the key as it goes by the spot', () => {
    expect(press.isStrayKey(1100, '1', 'pass')).toBe(true)
    expect(press.isStrayKey(1100, '1', 'roll')).toBe(false)
    expect(press.isStrayKey(1100, '2', 'pass')).toBe(false)
    expect(press.isStrayKey(1000 + SETTLE, '1', 'pass')).toBe(false)
  })
  it('counts after one that has counted: the question was read', () => {
    press.counts(spot('market', 600, 0).area)
    expect(press.isStray(1150, 50, 20, 'confirm')).toBe(false)
    press.leaves(1180, [spot('confirm', 0, 0)], {})
    expect(press.isStray(1200, 50, 20, 'roll')).toBe(true)
  })
  it('before any question counts', () => {
    expect(new Press().isStray(10, 5, 5, 'roll')).toBe(false)
  })
})

describe('passing', () => {
  const option = (action: number): Option => ({
    action,
    code: `a${action}`,
    key: 'k',
    verb: 'take',
    rule: '',
    args: {},
    touches: [],
    copies: 1,
  })
  const decision = (passing: Decision['passing']): Decision => ({
    seat: 0,
    kind: 'x',
    rule: 'R-1',
    key: 'prompt-x',
    args: {},
    options: [option(1), option(2), option(3)],
    refused: [],
    passing,
    choose: null,
  })
  it('is the option that the decision names, with what it gives up, the best first', () => {
    const d = decision({ action: 3, forgoes: [2, 1] })
    expect(passOf(d)?.action).toBe(3)
    expect(givenUp(d).map((o) => o.action)).toEqual([2, 1])
  })
  it('is nothing where nobody can pass or nothing is lost', () => {
    expect(passOf(decision(null))).toBeNull()
    expect(passOf(null)).toBeNull()
    expect(givenUp(decision({ action: 3, forgoes: [] }))).toEqual([])
  })
  it('stands on the last button if they share any of their area', () => {
    const last = spot('roll', 100, 100).area
    expect(overlap(spot('pass', 150, 120).area, last)).toBe(true)
    expect(overlap(spot('pass', 200, 100).area, last)).toBe(false)
    expect(overlap(spot('pass', 100, 60).area, last)).toBe(false)
    expect(overlap(spot('pass', 100, 60).area, null)).toBe(false)
  })
})

describe('names', () => {
  it('are asked for as they were written, and no word stands for a missing one', () => {
    expect(people([{ kind: 'me', name: 'Old' }, { kind: 'open' }])).toEqual([
      { kind: 'me', name: '' },
      { kind: 'open' },
    ])
    expect(people([{ kind: 'me', name: 'Ann' }, { kind: 'me' }])).toEqual([
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: '' },
    ])
  })
  it('are the given ones, else made by the reader', () => {
    expect(called({ seat: 1, kind: 'person', name: 'Olya' })).toBe('Olya')
    expect(called({ seat: 1, kind: 'person', name: '' })).toContain('player-n')
    expect(called({ seat: 1, kind: 'bot', name: '' })).toContain('bot-n')
  })
})

describe('passing, where the last answer stood', () => {
  /** A button of 100 by 40 at the foot of a bar; `gives` says where it stands as it is asked to. */
  function button(gives: (side: boolean, x: number, y: number) => [left: number, top: number]) {
    const style = new Map<string, number>()
    let side = false
    const self = {
      classList: { toggle: (_: string, on: boolean) => (side = on) },
      style: { setProperty: (name: string, px: string) => style.set(name, parseFloat(px)) },
      at: () => gives(side, style.get('--clear-x') ?? 0, style.get('--clear-y') ?? 0),
      getBoundingClientRect() {
        const [left, top] = self.at()
        return { left, top, right: left + 100, bottom: top + 40 }
      },
    }
    return self
  }
  const moved = (last: [number, number], gives: Parameters<typeof button>[0]) => {
    const made = button(gives)
    const [left, top] = last
    aside(made as unknown as HTMLElement, { left, top, right: left + 100, bottom: top + 40 })
    return made.at()
  }

  it('stays where it stands apart', () => {
    expect(moved([200, 0], (_, x, y) => [0 - x, 0 - y])).toEqual([0, 0])
  })
  it('goes to the side, else up', () => {
    expect(moved([50, 0], (_, x, y) => [0 - x, 0 - y])[0]).toBeLessThan(-50)
    expect(moved([50, 0], (_, _x, y) => [0, 0 - y])).toEqual([0, -48])
  })
  it('looks again after it went up, goes on, and tries the other side', () => {
    // The bar grows by half of what is asked for: what is pressed stands lower then.
    expect(moved([50, 0], (_, _x, y) => [0, -y / 2])[1]).toBeLessThanOrEqual(-40)
    expect(moved([50, 0], (side, _x, y) => (side && y ? [200, 0] : [0, 0]))).toEqual([200, 0])
  })
  it('stands as ever where there is no way', () => {
    expect(moved([50, 0], () => [0, 0])).toEqual([0, 0])
    expect(moved([50, 0], (side, x, y) => [side || x || y ? 10 : 0, 0])).toEqual([0, 0])
  })
})
