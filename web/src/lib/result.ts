/** A finished game in order: who won, with how much, and what decided between equals. */
import type { Line } from './wire'

export interface Row {
  seat: number
  points: number
  won: boolean
  /** counted from 1; equals share theirs */
  place: number
}

/** Seats from the winner down: shares of the win first, then the sums of their sheets. */
export function ranked(outcome: number[], sheets: Line[][]): Row[] {
  const rows = outcome
    .map((share, seat) => ({ seat, share, points: (sheets[seat] ?? []).reduce((sum, l) => sum + l.points, 0) }))
    .sort((a, b) => b.share - a.share || b.points - a.points || a.seat - b.seat)
  const place = (i: number): number =>
    i > 0 && rows[i].share === rows[i - 1].share && rows[i].points === rows[i - 1].points ? place(i - 1) : i + 1
  return rows.map(({ seat, share, points }, i) => ({ seat, points, won: share > 0, place: place(i) }))
}

/** Seats that stood level with the winner, the winner among them; nobody where points alone decided. */
export function level(rows: Row[]): Row[] {
  const best = rows.find((r) => r.won)
  const equal = best ? rows.filter((r) => r.points === best.points) : []
  return equal.length > 1 ? equal : []
}

/** How it ended for one seat. */
export type End = 'won' | 'shared' | 'lost'

export function endOf(outcome: number[], seat: number): End {
  const share = outcome[seat] ?? 0
  return share <= 0 ? 'lost' : share >= 1 ? 'won' : 'shared'
}
