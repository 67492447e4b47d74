/** What others did since this person's last move, for whoever was away. */
import { since } from './log'
import type { GameEvent } from './wire'

/** Where this browser keeps how far a seat had read. */
export interface Memory {
  remembered: <T>(what: string) => T | null
  remember: (what: string, value: unknown) => void
}

export class Recap {
  /** the step after this seat's last move from this browser */
  lastMove: number | null = $state(null)
  /** this person came back to the table and has not moved since */
  returned = $state(true)
  /** the step whose recap was read */
  read = $state(-1)

  constructor(private readonly memory: Memory) {}

  look(table: string, seat: number): void {
    this.lastMove = this.memory.remembered<number>(placeOf(table, seat))
  }

  moved(table: string, seat: number, step: number): void {
    this.lastMove = step
    this.returned = false
    this.memory.remember(placeOf(table, seat), step)
  }

  of(log: GameEvent[], actorOf: (event: GameEvent) => number, seat: number): GameEvent[] {
    return this.lastMove === null ? [] : since(log, actorOf, seat, this.lastMove)
  }
}

function placeOf(table: string, seat: number): string {
  return `seen-${table}-${seat}`
}
