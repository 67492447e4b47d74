import { describe, expect, it } from 'vitest'
import { lit, loose, NOTHING, refusedAt, smallChoice, tap } from '../src/lib/picking'
import type { Decision, Option } from '../src/lib/wire'

const option = (action: number, ...touches: string[]): Option => ({
  action,
  code: `a${action}`,
  key: 'k',
  verb: 'take',
  rule: '',
  args: {},
  touches,
  copies: 1,
})
const decision = (...options: Option[]): Decision => ({
  seat: 0,
  kind: 'x',
  rule: 'R-1',
  key: 'prompt-x',
  args: {},
  options,
  refused: [{ code: 'no', touches: ['dark'], reason: { rule: 'R-2', key: 'reason-no', args: {} } }],
  passing: null,
  choose: null,
})

describe('picking', () => {
  it('takes the one option that touches a component', () => {
    expect(tap(decision(option(1, 'a'), option(2, 'b')), NOTHING, 'b')).toEqual({ chosen: ['b'], action: 2 })
  })
  it('narrows by further components until one option is left', () => {
    const d = decision(option(1, 'a', 'b'), option(2, 'a', 'c'))
    const first = tap(d, NOTHING, 'a')
    expect(first.action).toBeNull()
    expect(smallChoice(d, first).map((o) => o.action)).toEqual([1, 2])
    expect(tap(d, first, 'c').action).toBe(2)
  })
  it('starts anew with a component that does not fit the taps before', () => {
    const d = decision(option(1, 'a'), option(2, 'b'))
    expect(tap(d, tap(d, NOTHING, 'a'), 'b')).toEqual({ chosen: ['b'], action: 2 })
  })
  it('ignores a dark component and gives its reason', () => {
    const d = decision(option(1, 'a'))
    expect(tap(d, NOTHING, 'dark')).toBe(NOTHING)
    expect(refusedAt(d, 'dark')?.reason.rule).toBe('R-2')
  })
  it('lights what options touch and makes buttons of the rest', () => {
    const d = decision(option(1, 'a'), option(2), option(3, 'elsewhere'))
    expect([...lit(d)]).toEqual(['a', 'elsewhere'])
    expect(loose(d, (c) => c === 'a').map((o) => o.action)).toEqual([2, 3])
  })
})
