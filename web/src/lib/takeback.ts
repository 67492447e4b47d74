/** What became of a take-back that a seat asked for: read from the log, so that a reload tells it too. */
import type { GameEvent } from './wire'

export type Answered = { said: 'granted' } | { said: 'refused'; by: number } | { said: 'void' }

const ASKED = 'table-takeback'
const SPOKEN = [ASKED, 'table-takeback-yes', 'table-hint', 'table-resign']

/** The answer to the seat's last question, until the seat itself has acted again; null where others were not asked. */
export function answered(log: GameEvent[], seat: number, actorOf: (event: GameEvent) => number): Answered | null {
  const at = log.findLastIndex((e) => e.kind === ASKED && e.facts.seat === seat)
  if (at < 0) return null
  const next = log.slice(at + 1).findIndex((e) => !SPOKEN.includes(e.kind))
  if (next < 0) return null
  const end = log[at + 1 + next]
  const later = log.slice(at + 2 + next)
  if (later.some((e) => e.step > end.step && actorOf(e) === seat)) return null
  if (end.kind === 'table-takeback-no') return { said: 'refused', by: Number(end.facts.seat) }
  if (end.kind === 'table-rewind')
    return log.slice(at, at + 1 + next).some((e) => e.kind === 'table-takeback-yes') ? { said: 'granted' } : null
  return actorOf(end) === seat ? null : { said: 'void' }
}
