/** The end of Machi Koro: all landmarks of one city, or the cap on turns, where coins decide between equals (MK-R15). */
import { lastOf } from '../../lib/endings'
import type { GameEvent } from '../../lib/wire'
import type { View } from './plain'

export const ended = (log: GameEvent[]) => lastOf(log, 'win', 'cap')

export function tie(view: View, seat: number) {
  const value = view.cities[seat].coins
  return { value, facts: { value } }
}
