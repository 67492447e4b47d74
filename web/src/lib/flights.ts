/** What just happened, as small things that travel once from one place of the table to another. */
import type { GameEvent } from './wire'

export interface Flight {
  /** component names, as `data-part` or `data-place` writes them */
  from: string
  to: string
  /** an icon of the game's sprite */
  icon: string
  count: number
}

/** More than so many at once would be a swarm: the biggest are shown, in the order they happened. */
export const MOST = 8

export function chosen(flights: Flight[]): Flight[] {
  if (flights.length <= MOST) return flights
  const big = [...flights].sort((a, b) => b.count - a.count).slice(0, MOST)
  return flights.filter((f) => big.includes(f))
}

/** Events that a message adds to what was known. The first message is the past and does not move. */
export function news(events: GameEvent[], known: number): GameEvent[] {
  return known < 0 ? [] : events.filter((e) => e.step > known)
}
