/** Which seats the strip shows, and in which order. A table of a hundred stays usable. */
const MOST = 12

export function seatOrder(seats: number, mine: number, owes: number[]): number[] {
  const all = Array.from({ length: seats }, (_, i) => i)
  if (seats <= MOST) return all
  const first = [...(mine >= 0 ? [mine] : []), ...owes.filter((s) => s !== mine)]
  const rest = all.filter((s) => !first.includes(s))
  return [...first, ...rest].slice(0, MOST)
}
