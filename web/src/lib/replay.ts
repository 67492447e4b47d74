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

/** Which turn a step belongs to: 0 before the first. */
export function turnAt(turns: number[], step: number): number {
  return turns.filter((s) => s <= step).length
}

/** The open view: each seat's own part is taken from the view of that seat. */
export function openViews(message: StateMessage): StateMessage {
  const all = message.views as Record<string, unknown>[] | null | undefined
  if (!all?.length) return message
  const merged: Record<string, unknown> = { ...all[0] }
  for (const [key, value] of Object.entries(merged)) {
    if (Array.isArray(value) && value.length === all.length && value.every((v) => v && typeof v === 'object')) {
      merged[key] = value.map((_, seat) => (all[seat][key] as unknown[])[seat])
    }
  }
  return { ...message, view: merged as StateMessage['view'] }
}
