/** The table without screen and network: fed messages, asked things. */
import { describe, expect, it } from 'vitest'
import { handOver } from '../src/lib/hotseat'
import { isSameQuestion, Table } from '../src/lib/table.svelte'
import { event, message, question, seated } from './said'

const opened = (seat = 0) => {
  const table = new Table()
  table.table = seated(3)
  table.look(seat)
  return table
}

describe('a table that is fed messages', () => {
  it('shows the last state, keeps the one before, and says what is asked', () => {
    const table = opened()
    const first = message({ step: 3, decision: question('roll') })
    const second = message({ step: 4, decision: null, owes: [1] })
    expect(table.decision).toBeNull()
    expect(table.take(first)).toEqual({ fresh: true, anew: true, events: [] })
    expect(table.decision?.kind).toBe('roll')
    table.take(second)
    expect([table.message, table.before, table.decision]).toEqual([second, first, null])
  })
  it('lets go of what is for another seat or older than what is known', () => {
    const table = opened(1)
    expect(table.take(message({ seat: 0 }))).toBeNull()
    table.take(message({ seat: 1, step: 5 }))
    expect(table.take(message({ seat: 1, step: 4 }))).toBeNull()
    expect(table.message?.step).toBe(5)
  })
  it('hears each event once, though two channels tell it, and plays no past again', () => {
    const table = opened()
    const early = [event(1), event(2)]
    expect(table.take(message({ step: 2, events: early }))?.events).toEqual([])
    const late = [event(2), event(3)]
    expect(table.take(message({ step: 3, events: late }))?.events).toEqual([event(3)])
    expect(table.take(message({ step: 3, events: late }))).toEqual({ fresh: false, anew: false, events: [] })
    expect(table.log.map((e) => e.step)).toEqual([1, 2, 3])
  })
  it('is asked anew only by another question, though others move meanwhile', () => {
    const table = opened()
    let left = 0
    const leaves = () => (left += 1)
    table.take(message({ step: 1, decision: question('pair', 1, 2) }), leaves)
    expect(table.take(message({ step: 2, decision: question('pair', 1, 2) }), leaves)?.anew).toBe(false)
    expect(table.take(message({ step: 3, decision: question('pair', 1, 3) }), leaves)?.anew).toBe(true)
    expect(table.take(message({ step: 4, decision: null }), leaves)?.anew).toBe(true)
    expect(left).toBe(3)
  })
  it('calls what leaves while the old question still stands', () => {
    const table = opened()
    const seen: (string | undefined)[] = []
    table.take(message({ step: 1, decision: question('a') }))
    table.take(message({ step: 2, decision: question('b') }), () => seen.push(table.decision?.kind))
    expect(seen).toEqual(['a'])
  })
  it('forgets another seat when it looks from this one', () => {
    const table = opened()
    table.take(message({ step: 9, events: [event(9)], decision: question('a') }))
    table.look(1)
    expect([table.seat, table.message, table.log, table.decision]).toEqual([1, null, [], null])
    expect(table.take(message({ seat: 1, step: 2, decision: question('a') }))?.anew).toBe(true)
  })
  it('asks nobody in a replay or behind the curtain', () => {
    const table = opened()
    table.take(message({ decision: question('a') }))
    table.curtain = 1
    expect(table.decision).toBeNull()
    table.curtain = null
    table.replaying = true
    expect(table.decision).toBeNull()
  })
  it('shows a finished game at any step, with the log until then', () => {
    const table = opened()
    table.replaying = true
    table.show(message({ step: 9, decision: question('a') }), [event(8), event(9)])
    table.show(message({ step: 2, decision: question('b') }), [event(1)])
    expect([table.message?.step, table.before?.step, table.log.length, table.decision]).toEqual([2, 9, 1, null])
  })
  it('notes who is there; a bot always is', () => {
    const table = opened()
    table.presence([1])
    expect(table.table.seats.map((s) => s.present)).toEqual([false, true, true])
    expect(table.mySeats).toEqual([0])
  })
  it('tells questions apart by what they offer', () => {
    expect(isSameQuestion(null, null)).toBe(true)
    expect(isSameQuestion(question('a'), null)).toBe(false)
    expect(isSameQuestion(question('a', 1), question('a', 1))).toBe(true)
    expect(isSameQuestion(question('a', 1), question('a', 2))).toBe(false)
    expect(isSameQuestion(question('a', 1), question('b', 1))).toBe(false)
  })
})

describe('a screen that several share', () => {
  const shared = (owes: number[], outcome: number[] | null = null) =>
    message({ owes, outcome, table: seated(3, [0, 1]) })
  it('is handed to the one who is asked', () => {
    expect(handOver(shared([1]), 0, null)).toBe(1)
    expect(handOver(shared([0, 1]), 0, null)).toBeNull()
  })
  it('stays with the curtain down while a bot moves', () => {
    expect(handOver(shared([2]), 0, 1)).toBe(1)
  })
  it('needs no curtain at the end, nor for one alone', () => {
    expect(handOver(shared([1], [1, 0, 0]), 0, 1)).toBeNull()
    expect(handOver(message({ owes: [0], table: seated(3) }), 1, 0)).toBeNull()
  })
  it('hides the question until it was handed over', () => {
    const table = opened()
    table.take(message({ owes: [1], decision: question('a'), table: seated(3, [0, 1]) }))
    expect([table.curtain, table.decision]).toEqual([1, null])
  })
})
