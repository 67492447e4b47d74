/** The end of San Juan: twelve buildings; cards in hand and goods decide between equals (SJ-13.6). */
import { lastOf } from '../../lib/endings'
import type { GameEvent } from '../../lib/wire'
import type { View } from './plain'

export const ended = (log: GameEvent[]) => lastOf(log, 'end', 'stuck')

export function tie(view: View, seat: number) {
  const { hand_size: hand, goods } = view.areas[seat]
  const value = hand + goods
  return { value, facts: { hand, goods, value } }
}
