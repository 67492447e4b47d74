/** Several options as one answer: marked, unmarked, sent whole. */
import { describe, expect, it } from 'vitest'
import { hasMore, mark, markedAt, UNMARKED, wholeAnswer } from '../src/lib/choosing'
import { Pick } from '../src/lib/pick.svelte'
import type { Decision } from '../src/lib/wire'
import { option, question } from './said'

const STOP = 9

function asking(least: number, most: number, copies = [1, 1, 1], stop: number | null = null): Decision {
  const options = copies.map((n, i) => ({ ...option(i + 1, `c${i + 1}`), copies: n }))
  return {
    ...question('pay'),
    options: stop === null ? options : [option(stop), ...options],
    choose: { least, most, stop },
  }
}

const tapped = (decision: Decision, ...parts: string[]) =>
  parts.reduce((marks, part) => mark(decision, marks, markedAt(decision, part)!), UNMARKED)

describe('choosing', () => {
  it('marks at a tap and unmarks at the next one', () => {
    const decision = asking(2, 2)
    expect(tapped(decision, 'c3', 'c1')).toEqual([3, 1])
    expect(tapped(decision, 'c3', 'c1', 'c3')).toEqual([1])
  })
  it('marks copy after copy of a slot, then lets all of them go', () => {
    const decision = asking(3, 3, [2, 1, 1])
    expect(tapped(decision, 'c1', 'c1')).toEqual([1, 1])
    expect(hasMore(decision, [1], decision.options[0])).toBe(true)
    expect(tapped(decision, 'c1', 'c1', 'c1')).toEqual([])
  })
  it('marks no more than are asked for, and the only one gives way to another', () => {
    expect(tapped(asking(2, 2), 'c1', 'c2', 'c3')).toEqual([1, 2])
    expect(tapped(asking(1, 1), 'c1', 'c2')).toEqual([2])
  })
  it('is an answer once there are enough, ended by the stop where there could be more', () => {
    expect(wholeAnswer(asking(2, 2), [1])).toBeNull()
    expect(wholeAnswer(asking(2, 2), [1, 2])).toEqual([1, 2])
    const open = asking(0, 2, [1, 1, 1], STOP)
    expect([[], [3], [3, 1]].map((marks) => wholeAnswer(open, marks))).toEqual([null, [3, STOP], [3, 1]])
    expect(markedAt(open, 'elsewhere')).toBeNull()
  })
})

describe('picking several', () => {
  function picks(decision: Decision, quick = false) {
    return new Pick({
      decision: () => decision,
      isDrawn: () => true,
      isQuick: () => quick,
      isOneByOne: (kind) => kind === 'sell',
    })
  }
  it('plays nothing by taps alone, and says what is chosen', () => {
    const pick = picks(asking(2, 2))
    expect([pick.tap('c1'), pick.tap('c2'), pick.tap('c3')]).toEqual([{}, {}, {}])
    expect([pick.isChosen('c1'), pick.isChosen('c3'), pick.isUnderWay]).toEqual([true, false, true])
    expect([pick.whole, pick.picked]).toEqual([[1, 2], null])
    pick.drop()
    expect([pick.whole, pick.isUnderWay]).toEqual([null, false])
  })
  it('plays with the last one for whoever confirms by a tap', () => {
    const pick = picks(asking(2, 2), true)
    expect([pick.tap('c1'), pick.tap('c2')]).toEqual([{}, { whole: [1, 2] }])
  })
  it('leaves to the room what is answered one by one', () => {
    const pick = picks({ ...asking(2, 2), kind: 'sell' }, true)
    expect(pick.tap('c1').play?.action).toBe(1)
    expect(pick.choosing).toBeNull()
  })
})
