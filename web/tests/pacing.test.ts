/** Others' moves one at a time, by a clock that the test turns. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Pace } from '../src/lib/pace'
import { Pacing } from '../src/lib/pacing.svelte'
import type { StateMessage } from '../src/lib/wire'
import { event, message, question, seated } from './said'

let pace: Pace
let looks: boolean
let together: boolean
let shown: StateMessage[]
let timers: { run: () => void; at: number }[]
let now: number
let pacing: Pacing

beforeEach(() => {
  pace = 'normal'
  looks = true
  together = false
  shown = []
  timers = []
  now = 0
  pacing = new Pacing({
    pace: () => pace,
    looks: () => looks,
    show: (m) => void shown.push(m),
    actorOf: (e) => Number(e.facts.seat ?? -1),
    together: () => together,
    later: (run, ms) => {
      const timer = { run, at: now + ms }
      timers.push(timer)
      return () => (timers = timers.filter((t) => t !== timer))
    },
  })
  // I sit at 0; 1 and 2 are others.
  pacing.hear(message({ step: 1, decision: question('roll', 1), owes: [0] }))
  pacing.hear(mine(2))
  shown = []
})

const mine = (step: number) => message({ step, events: [event(step, 0)], owes: [1] })
const move = (step: number, seat: number, told: Partial<StateMessage> = {}) =>
  message({ step, events: [event(step, seat)], owes: [seat], ...told })

/** Lets time pass, timer by timer. */
function pass(ms: number) {
  const until = now + ms
  for (;;) {
    const next = timers.filter((t) => t.at <= until).sort((a, b) => a.at - b.at)[0]
    if (!next) break
    timers = timers.filter((t) => t !== next)
    now = next.at
    next.run()
  }
  now = until
}
const steps = () => shown.map((m) => m.step)

describe('others’ moves', () => {
  it('come one after another, each for its time, and then the question', () => {
    pacing.hear(move(3, 1, { owes: [2] }))
    pacing.hear(move(4, 2, { owes: [0], decision: question('roll', 1) }))
    expect([steps(), pacing.beat?.seat, pacing.waiting, pacing.asksNext]).toEqual([[3], 1, 1, true])
    pass(1799)
    expect(steps()).toEqual([3])
    pass(1)
    expect([steps(), pacing.beat?.seat, shown[1].decision, shown[1].owes]).toEqual([[3, 4], 2, null, []])
    pass(1800)
    expect([steps(), pacing.beat, shown[2].decision?.kind]).toEqual([[3, 4, 4], null, 'roll'])
  })

  it('of one seat are one move: it is told on, for a shorter time', () => {
    pacing.hear(move(3, 1, { owes: [1] }))
    pacing.hear(move(4, 1, { owes: [2] }))
    expect(pacing.waiting).toBe(0)
    const before = pacing.beat?.before.step
    pass(1800)
    expect([pacing.beat?.events.map((e) => e.step), pacing.beat?.before.step]).toEqual([[3, 4], before])
    expect(pacing.beat?.lasts).toBe(1080)
  })

  it('in one message are told apart, and mine among them is not told', () => {
    pacing.hear(message({ step: 5, events: [event(3, 1), event(4, 2), event(5, 0)], owes: [1] }))
    expect([pacing.beat?.seat, pacing.waiting]).toEqual([1, 1])
    pass(1800)
    expect([pacing.beat?.seat, pacing.beat?.events.length, steps()]).toEqual([2, 1, [5, 5]])
  })

  it('at a table where all play at once are told by seat, when my own answer closes the round', () => {
    together = true
    const events = [event(3, 1), event(3, 1), event(3, 0), event(3, 2), event(3, -1)]
    pacing.hear(message({ step: 3, events, owes: [0, 1, 2], decision: question('pair', 1) }))
    expect([pacing.beat?.seat, pacing.beat?.events.length, pacing.waiting, shown[0].decision]).toEqual([1, 2, 1, null])
    pacing.next()
    expect([pacing.beat?.seat, pacing.waiting]).toEqual([2, 0])
    pacing.next()
    expect(shown.at(-1)?.decision?.kind).toBe('pair')
  })

  it('stay in sight for a while when the next one is thought about, then go', () => {
    pacing.hear(move(3, 1, { owes: [2] }))
    pass(1800)
    expect(pacing.beat?.seat).toBe(1)
    pacing.hear(move(4, 2, { owes: [1] }))
    expect(pacing.beat?.seat).toBe(2)
    pass(1800 + 2500)
    expect(pacing.beat).toBeNull()
  })
})

describe('a pace', () => {
  it.each([
    ['slow', 3200],
    ['normal', 1800],
    ['fast', 800],
  ] as const)('%s stands for %i ms', (wanted, ms) => {
    pace = wanted
    pacing.hear(move(3, 1))
    expect(pacing.beat?.lasts).toBe(ms)
  })
  it('step by step waits for a word, and goes on by it', () => {
    pace = 'step'
    pacing.hear(move(3, 1, { owes: [2] }))
    pacing.hear(move(4, 2, { owes: [0], decision: question('roll', 1) }))
    pass(60_000)
    expect([steps(), pacing.beat?.lasts]).toEqual([[3], null])
    pacing.next()
    expect(pacing.beat?.seat).toBe(2)
    pacing.next()
    expect([pacing.beat, shown.at(-1)?.decision?.kind]).toEqual([null, 'roll'])
  })
  it('at once tells nothing', () => {
    pace = 'once'
    pacing.hear(move(3, 1, { decision: question('roll', 1) }))
    expect([pacing.beat, shown.at(-1)?.decision?.kind]).toEqual([null, 'roll'])
  })
  it('changes what is told already', () => {
    pace = 'step'
    pacing.hear(move(3, 1))
    pace = 'fast'
    pacing.repace()
    expect(pacing.beat?.lasts).toBe(800)
    pace = 'once'
    pacing.repace()
    expect(pacing.beat).toBeNull()
  })
  it('is never slower than wanted: many moves are told shorter, and a running clock hurries', () => {
    for (let step = 3; step < 30; step++) pacing.hear(move(step, 1 + (step % 2), { owes: [] }))
    pass(1800)
    expect(pacing.beat?.lasts).toBeLessThan(450)
    pacing.catchUp()
    pace = 'step'
    pacing.hear(move(31, 1, { decision: question('roll', 1), deadline: 99 }))
    expect(pacing.beat?.lasts).toBe(800)
  })
})

describe('nothing is held back', () => {
  it('when somebody skips: every message is shown in order, the question last', () => {
    pacing.hear(move(3, 1))
    pacing.hear(move(4, 2))
    pacing.hear(move(5, 1, { owes: [0], decision: question('roll', 1) }))
    pacing.catchUp()
    expect([steps(), shown.at(-1)?.decision?.kind, pacing.beat]).toEqual([[3, 4, 5], 'roll', null])
  })
  it('when somebody skips, also of what comes later, until I am asked', () => {
    pace = 'step'
    pacing.hear(move(3, 1))
    pacing.skip()
    pacing.hear(move(4, 2))
    expect([pacing.beat, steps()]).toEqual([null, [3, 3, 4]])
    pacing.hear(move(5, 2, { owes: [0], decision: question('roll', 1) }))
    expect([pacing.beat, shown.at(-1)?.decision?.kind]).toEqual([null, 'roll'])
    pacing.hear(mine(6))
    pacing.hear(move(7, 1))
    expect(pacing.beat?.seat).toBe(1)
  })
  it('while I think and others move', () => {
    const asked = question('house', 1, 2)
    pacing.hear(message({ step: 3, decision: asked, owes: [0, 1], events: [] }))
    pacing.hear(move(4, 1, { decision: asked, owes: [0] }))
    expect([pacing.beat, shown.at(-1)?.step]).toEqual([null, 4])
  })
  it('when nobody looks, after an absence, and of what is no move', () => {
    looks = false
    pacing.hear(move(3, 1))
    looks = true
    pacing.hear(message({ step: 20, events: [event(4, 1), event(20, 2)], owes: [1] }))
    pacing.hear(message({ step: 21, events: [event(21, 1, 'table-undo')], owes: [1] }))
    expect([steps(), pacing.beat]).toEqual([[3, 20, 21], null])
  })
  it('of the end: it is told after the last move', () => {
    pacing.hear(move(3, 1, { owes: [], outcome: [0, 1, 0] }))
    expect([shown[0].outcome, pacing.asksNext]).toEqual([null, true])
    pass(1800)
    expect(shown.at(-1)?.outcome).toEqual([0, 1, 0])
  })
  it('and what is older than what is known is not heard', () => {
    pacing.hear(move(3, 1))
    pacing.hear(move(2, 1))
    expect(steps()).toEqual([3])
  })
})

it('waits while somebody looks at something else', () => {
  pacing.hear(move(3, 1, { owes: [0], decision: question('roll', 1) }))
  pacing.pause(true)
  pass(60_000)
  expect(pacing.beat?.seat).toBe(1)
  pacing.pause(false)
  pass(1800)
  expect(pacing.beat).toBeNull()
})

it('hears of people meanwhile: what is withheld is brought up to date', () => {
  const asked = question('roll', 1)
  pacing.hear(move(3, 1, { owes: [0], decision: asked }))
  const table = { ...seated(3), rematch: 'next' }
  pacing.hear(message({ step: 3, owes: [0], decision: asked, table }))
  expect([shown.at(-1)?.table.rematch, shown.at(-1)?.decision]).toEqual(['next', null])
  pacing.next()
  expect([shown.at(-1)?.table.rematch, shown.at(-1)?.decision?.kind]).toEqual(['next', 'roll'])
})
