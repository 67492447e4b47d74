/** Passing, as the server's decision tells it: which answer it is, and what it would give up. */
import type { Decision, Option } from './wire'

export function passOf(decision: Decision | null): Option | null {
  const action = decision?.passing?.action
  return decision?.options.find((o) => o.action === action) ?? null
}

/** What is clearly better than passing, the best first; empty where nothing is lost by it. */
export function givenUp(decision: Decision | null): Option[] {
  return (decision?.passing?.forgoes ?? []).flatMap((a) => decision!.options.filter((o) => o.action === a))
}
