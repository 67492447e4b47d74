/**
 * A table as one viewer sees it, without screen or network: it is fed messages and asked things. Whether a server
 * speaks to it or a worker in this browser, it does not know.
 */
import { handOver } from './hotseat'
import { news } from './flights'
import { joined } from './log'
import type { Decision, GameEvent, StateMessage, TableInfo, View } from './wire'

/** What a message changed. */
export interface News {
  /** the table stands at another step */
  fresh: boolean
  /** this seat is asked something else than before */
  anew: boolean
  /** what happened since the message before; the first message is the past */
  events: GameEvent[]
}

export class Table<V = View> {
  /** who sits here, under which agreements; there once the table is open */
  table: TableInfo = $state.raw<TableInfo>()!
  /** who looks: a seat, or -1 for a spectator */
  seat = $state(-1)
  message: StateMessage | null = $state.raw(null)
  /** the message before, to show what changed */
  before: StateMessage | null = $state.raw(null)
  log: GameEvent[] = $state.raw([])
  /** hot-seat: the seat the screen must be handed to before anything is shown */
  curtain: number | null = $state(null)
  /** a finished game is looked at: nobody is asked */
  replaying = $state(false)
  /** how many look on without a seat */
  watching = $state(0)
  private known = -1
  private asked: Decision | null = null

  readonly decision: Decision | null = $derived(
    this.replaying || this.goes || this.curtain !== null ? null : (this.message?.decision ?? null),
  )
  /** what lies on the table; a board is drawn only once there is a message */
  readonly view: V = $derived((this.message?.view ?? {}) as V)
  readonly mySeats: number[] = $derived(this.table?.seats.filter((s) => s.mine).map((s) => s.seat) ?? [])

  /** Whether the question is answered for the person, so that nobody is asked. */
  protected get goes(): boolean {
    return false
  }

  /** Looks from a seat: what another one heard and was asked is forgotten, at once or when there is something new. */
  look(seat: number, keeps = false): void {
    this.seat = seat
    this.known = -1
    this.asked = null
    if (keeps) return
    this.log = []
    this.message = null
  }

  /**
   * Takes a message, and tells what it changed: null if it is for another seat or older than what is known.
   * `leaves` is called before the question in view goes.
   */
  take(message: StateMessage, leaves: () => void = () => undefined): News | null {
    // An answer may come after the live channel has already told of later steps.
    if (message.seat !== this.seat || message.step < this.known) return null
    const fresh = message.step !== this.known
    // At a simultaneous table others move while I think: I may well be asked the same as before.
    const anew = !isSameQuestion(this.asked, message.decision)
    if (anew) leaves()
    const events = news(message.events, this.known)
    this.log = joined(this.known < 0 ? [] : this.log, this.known, message.events)
    this.known = message.step
    if (fresh) this.before = this.message
    if (anew) this.asked = message.decision
    this.message = message
    this.table = message.table
    this.curtain = handOver(message, this.seat, this.curtain)
    return { fresh, anew, events }
  }

  /** Shows a position of a finished game, with what had been said until then. */
  show(message: StateMessage, log: GameEvent[]): void {
    this.before = this.message
    this.message = message
    this.table = message.table
    this.log = log
  }

  /** Who of the people is there now, and how many look on. */
  presence(present: number[], watching = 0): void {
    this.watching = watching
    if (!this.table) return
    this.table = {
      ...this.table,
      seats: this.table.seats.map((s) => ({ ...s, present: s.kind === 'bot' || present.includes(s.seat) })),
    }
  }
}

export function isSameQuestion(a: Decision | null, b: Decision | null): boolean {
  if (!a || !b) return a === b
  return a.kind === b.kind && JSON.stringify([a.args, a.options]) === JSON.stringify([b.args, b.options])
}
