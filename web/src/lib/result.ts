import type { Line } from './wire'

export interface Row {
  seat: number
  points: number
  won: boolean
}

/** Seats from the winner down: shares of the win first, then the sums of their sheets. */
export function ranked(outcome: number[], sheets: Line[][]): Row[] {
  return outcome
    .map((share, seat) => ({
      seat,
      share,
      points: (sheets[seat] ?? []).reduce((sum, l) => sum + l.points, 0),
      won: share > 0,
    }))
    .sort((a, b) => b.share - a.share || b.points - a.points || a.seat - b.seat)
    .map(({ seat, points, won }) => ({ seat, points, won }))
}
