/** What a log says of a game's end, for the rooms whose events tell it. */
import type { Saying } from '../games/module'
import type { GameEvent } from './wire'

export function lastOf(log: GameEvent[], ...kinds: string[]): Saying | null {
  const last = log.findLast((e) => kinds.includes(e.kind))
  return last ? { key: `event-${last.kind}`, facts: last.facts } : null
}
