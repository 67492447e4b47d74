/** The log: events in the order of their steps, whatever the channel does. */
import type { GameEvent } from './wire'

/** Adds what a message brings. A lower step than before means that moves were taken back. */
export function joined(log: GameEvent[], known: number, step: number, news: GameEvent[]): GameEvent[] {
  const kept = step < known ? log.filter((e) => e.step <= step) : log
  if (news.length === 0) return kept
  const first = news[0].step
  const last = kept.length ? kept[kept.length - 1].step : -Infinity
  if (first > last) return [...kept, ...news]
  return [...kept.filter((e) => e.step < first), ...news]
}

/** What others did since this seat's own last event. */
export function since(log: GameEvent[], actorOf: (e: GameEvent) => number, seat: number): GameEvent[] {
  let mine = -1
  for (let i = log.length - 1; i >= 0; i--) {
    if (actorOf(log[i]) === seat) {
      mine = i
      break
    }
  }
  return log.slice(mine + 1).filter((e) => actorOf(e) !== seat)
}

/** Which seat an event is about: the first of its facts that names a seat. */
export function actor(event: GameEvent, names: Record<string, string>): number {
  for (const first of ['seat', 'player', 'who']) {
    const value = event.facts[first]
    if (names[first] === 'seat' && typeof value === 'number') return value
  }
  for (const [fact, value] of Object.entries(event.facts)) {
    if (names[fact] === 'seat' && typeof value === 'number') return value
  }
  return -1
}
