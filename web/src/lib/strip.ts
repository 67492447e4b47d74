/** Which seats the strip shows, and in which order. A table of a hundred stays usable. */
const MOST = 12

export function seatOrder(seats: number, mine: number, owes: number[]): number[] {
  const all = Array.from({ length: seats }, (_, i) => i)
  if (seats <= MOST) return all
  const first = [...(mine >= 0 ? [mine] : []), ...owes.filter((s) => s !== mine)]
  const rest = all.filter((s) => !first.includes(s))
  return [...first, ...rest].slice(0, MOST)
}

/** Seats whose name contains what is looked for, the best first. */
export function found(names: string[], wanted: string, points: (seat: number) => number): number[] {
  const part = wanted.trim().toLocaleLowerCase()
  return names
    .map((_, seat) => seat)
    .filter((seat) => names[seat].toLocaleLowerCase().includes(part))
    .sort((a, b) => points(b) - points(a) || a - b)
}
