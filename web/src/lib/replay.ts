import { actor } from './log'
import type { GameEvent, StateMessage } from './wire'

/** Steps at which the acting seat changes: where a turn begins. */
export function turnSteps(events: GameEvent[], names: Record<string, string>): number[] {
  const out: number[] = []
  let last = -2
  for (const event of events) {
    const who = actor(event, names)
    if (who >= 0 && who !== last) {
      if (!out.length || out[out.length - 1] !== event.step) out.push(event.step)
      last = who
    }
  }
  return out
}

/** The open view comes as the views of all seats: each seat's own part is taken from its own view. */
export function openViews(message: StateMessage): StateMessage {
  const views = message.view as unknown
  if (!Array.isArray(views)) return message
  const all = views as Record<string, unknown>[]
  const merged: Record<string, unknown> = { ...all[0] }
  for (const [key, value] of Object.entries(merged)) {
    if (Array.isArray(value) && value.length === all.length && value.every((v) => v && typeof v === 'object')) {
      merged[key] = value.map((_, seat) => (all[seat][key] as unknown[])[seat])
    }
  }
  return { ...message, view: merged }
}
