/** What to say above the board of a table that began from a named position. */
import type { Begin, Decision, Option } from './wire'

export type Advice =
  | { say: 'try'; option: Option }
  /** the example's moves are played */
  | { say: 'done' }
  /** there is no move to make: what is meant can be seen */
  | { say: 'look' }
  /** another way than the example's was taken */
  | { say: 'strayed' }
  /** somebody else moves first */
  | { say: 'wait' }

export function advice(begin: Begin, decision: Decision | null): Advice {
  if (!begin.moves.length) return { say: 'look' }
  if (begin.done) return { say: 'done' }
  if (begin.next === null) return { say: 'strayed' }
  const option = decision?.options.find((o) => o.code === begin.next)
  return option ? { say: 'try', option } : { say: 'wait' }
}
