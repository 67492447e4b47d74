/** What keys turn and move, where a board has such a thing, for as long as it is there. */
export interface Held {
  turn: (by: number) => void
  /** says whether it moved */
  step: (dx: number, dy: number) => boolean
}

export class InHand {
  private held: Held | null = null

  /** Returns what lets go of it. */
  take(held: Held): () => void {
    this.held = held
    return () => {
      if (this.held === held) this.held = null
    }
  }

  turn(by: number): void {
    this.held?.turn(by)
  }

  step(dx: number, dy: number): boolean {
    return this.held?.step(dx, dy) ?? false
  }
}
