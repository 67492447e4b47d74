/** Several people at one screen: when it must be handed over, and to whom. */
import type { StateMessage } from './wire'

/** The seat behind the curtain after a message: another of my seats is asked and the one in view is not. */
export function handOver(message: StateMessage, seat: number, curtain: number | null): number | null {
  const mine = message.table.seats.filter((s) => s.mine).map((s) => s.seat)
  if (mine.length < 2 || message.outcome) return null
  const asked = message.owes.filter((s) => mine.includes(s))
  return asked.length && !asked.includes(seat) ? asked[0] : curtain
}
