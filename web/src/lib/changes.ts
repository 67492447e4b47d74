/** What a move changed for a seat, in the numbers that its game shows. */
import type { Stat } from '../games/module'
import type { StateMessage } from './wire'

export interface Change {
  key: string
  icon?: string
  was: number
  now: number
}

/** The numbers of a seat in a message; a message without a view has none. */
export type Stats = (seat: number, message: StateMessage) => Stat[]

export function changesOf(seat: number, was: StateMessage | null, now: StateMessage | null, stats: Stats): Change[] {
  if (!now?.view || !was?.view || was.seat !== now.seat) return []
  const old = stats(seat, was)
  return stats(seat, now)
    .map((s) => ({ key: s.key, icon: s.icon, was: old.find((o) => o.key === s.key)?.value ?? s.value, now: s.value }))
    .filter((c) => c.was !== c.now)
}

/** Who is shown of those a move changed something for: the mover first, then I, then the others. */
export function concerned(seats: number, mover: number, me: number): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return [...new Set([mover, me, ...all])].filter((seat) => seat >= 0 && seat < seats)
}
