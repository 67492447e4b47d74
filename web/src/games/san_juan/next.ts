/** The prices that count, or will: what is known of the next tile, and the tiles after it. */
import { shownTiles, TILES, type View } from './plain'

/** A price, or the least and the most that it may be. */
export type Price = number | [number, number]

/** What the next tile may say: one of those that nobody has seen. */
function possible(known: number[][]): Price[] {
  const seen = known.map(String)
  const left = TILES.filter((tile) => {
    const at = seen.indexOf(String(tile))
    if (at >= 0) seen.splice(at, 1)
    return at < 0
  })
  return TILES[0].map((_, good) => {
    const prices = left.map((tile) => tile[good])
    const [least, most] = [Math.min(...prices), Math.max(...prices)]
    return least === most ? least : [least, most]
  })
}

/** The first row counts now or comes next; below it lie the tiles that were seen or, at first, all there are. */
export function priceRows(view: View): Price[][] {
  if (view.prices || view.tiles.length === TILES.length) return shownTiles(view)
  return [possible(view.tiles), ...(view.tiles.length ? view.tiles : TILES)]
}
