/** Places on the hex grid: flat-top hexes of radius 50, as the drawings are. No rule is here. */

export const R = 50
const H = (Math.sqrt(3) / 2) * R
/** how much one level lifts a hex, in the drawing's units */
export const LIFT = 15

/** The six neighbours, clockwise from the lower right, as the placements number them. */
export const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

export interface Point {
  x: number
  y: number
}

export function centre(q: number, r: number): Point {
  return { x: 1.5 * R * q, y: 2 * H * (r + q / 2) }
}

export function cellsOf(q: number, r: number, rotation: number): [number, number][] {
  const a = STEPS[rotation]
  const b = STEPS[(rotation + 1) % 6]
  return [
    [q, r],
    [q + a[0], r + a[1]],
    [q + b[0], r + b[1]],
  ]
}

/** The corner that the three hexes of a placement share: where its dot lies. */
export function corner(q: number, r: number, rotation: number): Point {
  const points = cellsOf(q, r, rotation).map(([a, b]) => centre(a, b))
  return { x: points.reduce((s, p) => s + p.x, 0) / 3, y: points.reduce((s, p) => s + p.y, 0) / 3 }
}

export const OUTLINE = `M${R} 0 ${R / 2} ${H.toFixed(1)}h-${R}L-${R} 0l${R / 2}-${H.toFixed(1)}h${R}z`

export function wall(level: number): string {
  const d = LIFT * level
  const h = H.toFixed(1)
  return `M-${R} 0l${R / 2} ${h}h${R}L${R} 0v${d}l-${R / 2} ${h}h-${R}L-${R} ${d}z`
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export function around(points: Point[], margin: number): Box {
  if (!points.length) return { x: -200, y: -200, w: 400, h: 400 }
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const x = Math.min(...xs) - margin
  const y = Math.min(...ys) - margin
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y }
}
