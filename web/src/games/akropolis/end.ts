/** The end of Akropolis: one tile is left; stones decide between equals (AK-7.7). Alone one plays the architect. */
import { lastOf } from '../../lib/endings'
import type { GameEvent } from '../../lib/wire'
import type { View } from './plain'

export const ended = (log: GameEvent[]) => lastOf(log, 'over')

export function tie(view: View, seat: number) {
  const value = view.cities[seat].stones
  return { value, facts: { value } }
}

export function rival(view: View) {
  return view.architect ? { name: 'architect', points: view.architect.points } : null
}
