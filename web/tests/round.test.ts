import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../src/lib/wire'
import { roundsOf } from '../src/games/san_juan/round'

let step = 0
const told = (kind: string, seat: number, facts: GameEvent['facts'] = {}): GameEvent => ({
  step: ++step,
  kind,
  rule: '',
  facts: { seat, ...facts },
})

describe('a round of San Juan at a glance', () => {
  const log = [
    told('draw', 0, { count: 4 }), // dealt, in no role's phase
    told('role', 0, { role: 'producer' }),
    told('produce', 0, { good: 'indigo' }),
    told('produce', 0, { good: 'indigo' }),
    told('pass', 1),
    told('role', 1, { role: 'trader' }),
    told('sell', 0, { good: 'indigo', count: 2 }),
    told('draw_own', 0, { count: 2, cards: ['well', 'tower'] }),
  ]
  it('counts what each role brought to whom', () => {
    const [{ number, phases }] = roundsOf(log, 2)
    expect(number).toBe(1)
    expect(phases.map(({ role, by }) => [role, by])).toEqual([
      ['producer', 0],
      ['trader', 1],
    ])
    expect(phases[0].got).toEqual([[{ kind: 'good', id: 'indigo', count: 2 }], []])
    expect(phases[1].got[0]).toEqual([
      { kind: 'good', id: 'indigo', count: 1 },
      { kind: 'cards', id: '', count: 2 },
    ])
  })
  it('adds the new round once a role of it is taken, and forgets all but two', () => {
    const turned = [...log, told('round', 1, { round: 2 }), told('draw', 0, { count: 9 })]
    expect(roundsOf(turned, 2)).toEqual(roundsOf(log, 2))
    const begun = [...turned, told('role', 1, { role: 'builder' }), told('build', 1, { card: 'well' })]
    expect(roundsOf(begun, 2)[0]).toEqual({
      number: 2,
      phases: [{ role: 'builder', by: 1, got: [[], [{ kind: 'building', id: 'well', count: 1 }]] }],
    })
    const third = [...begun, told('round', 0, { round: 3 }), told('role', 0, { role: 'trader' })]
    expect(roundsOf(third, 2).map((r) => r.number)).toEqual([3, 2])
  })
  it('is empty before anything happened', () => expect(roundsOf([], 3)).toEqual([]))
})
