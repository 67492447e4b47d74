/** The log: events in the order of their steps, whatever the channel does. */
import type { GameEvent } from './wire'

/** Adds what a message brings. Steps only grow, so whatever is known already is heard twice and said once. */
export function joined(log: GameEvent[], known: number, news: GameEvent[]): GameEvent[] {
  const fresh = news.filter((e) => e.step > known)
  return fresh.length ? [...log, ...fresh] : log
}

/** What others did after a step: the recap since one's own last move. */
export function since(log: GameEvent[], actorOf: (e: GameEvent) => number, seat: number, step: number): GameEvent[] {
  return log.filter((e) => e.step > step && actorOf(e) !== seat)
}

export interface Said {
  event: GameEvent
  text: string
  times: number
}

/** A sentence said several times in a row is said once, with how often. */
export function folded(
  events: GameEvent[],
  tell: (e: GameEvent) => string,
  apart: (a: GameEvent, b: GameEvent) => boolean = () => false,
): Said[] {
  const out: Said[] = []
  for (const event of events) {
    const text = tell(event)
    const last = out[out.length - 1]
    if (last && last.text === text && !apart(last.event, event)) {
      last.times += 1
      last.event = event
    } else out.push({ event, text, times: 1 })
  }
  return out
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
