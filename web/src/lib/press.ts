/**
 * Presses that were meant for the question before. Two clicks in a row, a finger already on its way: what
 * comes within a moment of a new question counts only where the pressed spot, or the pressed key, offers
 * what it offered before.
 */

/** how long a new question may stand before a press can only be meant for it, in ms */
export const SETTLE = 400

export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** Something that can be pressed: what it does, where it stands, and whether it answers the question. */
export interface Spot {
  offer: string
  area: Area
  answers: boolean
}

export type Keys = Record<string, string | null>

export class Press {
  /** the answer pressed last stood here */
  last: Area | null = null
  private spots: Spot[] = []
  private answers: Spot[] = []
  private keys: Keys = {}
  private shown = -Infinity
  /** when the last question went */
  private gone = -Infinity

  /** The question goes: what could be pressed until now. Until the next one is `seen`, it is new. */
  leaves(at: number, spots: Spot[], keys: Keys): void {
    const asks = spots.some((s) => s.answers)
    // A question that goes by itself before anybody could mean it leaves the one before in the finger.
    const itself = asks && this.isNew(at)
    this.shown = Infinity
    if (itself) return
    this.spots = spots
    // While nobody asks nothing is offered; what the last question offered is still in the finger.
    if (!asks) return
    this.answers = spots.filter((s) => s.answers)
    this.keys = keys
    this.gone = at
  }

  seen(at: number): void {
    this.shown = at
  }

  /** An answer was pressed and counted: whoever did so has read the question, and may go on at any pace. */
  counts(area: Area): void {
    this.last = area
    this.shown = -Infinity
  }

  private isNew(at: number): boolean {
    return at - this.shown < SETTLE
  }

  /** Whether a press on `offer` at a spot was meant for something else that stood there. */
  isStray(at: number, x: number, y: number, offer: string | null): boolean {
    if (!this.isNew(at)) return false
    const now = under(this.spots, x, y)
    const asked = under(this.answers, x, y)
    // What slid under the finger when the question went was not what it was meant for.
    const before = at - this.gone < SETTLE ? (asked ?? now) : (now ?? asked)
    return before !== null && before !== offer
  }

  isStrayKey(at: number, key: string, offer: string | null): boolean {
    const before = this.keys[key] ?? null
    return this.isNew(at) && before !== null && before !== offer
  }
}

/** What stands at a spot: of areas within each other, the smallest. */
function under(spots: Spot[], x: number, y: number): string | null {
  let best: Spot | null = null
  for (const spot of spots) {
    const { left, top, right, bottom } = spot.area
    if (x < left || x > right || y < top || y > bottom) continue
    if (!best || size(spot.area) < size(best.area)) best = spot
  }
  return best?.offer ?? null
}

function size(area: Area): number {
  return (area.right - area.left) * (area.bottom - area.top)
}

export function overlap(a: Area, b: Area | null): boolean {
  return b !== null && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
