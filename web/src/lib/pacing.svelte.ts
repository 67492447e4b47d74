/**
 * Others' moves one at a time. Messages that tell of them wait in a line; each is shown for a moment, at the pace of
 * whoever looks, before the next one or one's own question comes. It knows no screen: it is told when time has passed.
 */
import type { Pace } from './pace'
import { isSameQuestion } from './table.svelte'
import type { GameEvent, StateMessage } from './wire'

/** how long a move stands, in ms */
const LASTS = { slow: 3200, normal: 1800, fast: 800 }
/** what the same seat does next belongs to its move: it takes less time to see */
const GOES_ON = 0.6
/** each further sentence takes so much more of it, up to twice the time */
const SENTENCE = 0.2
/** moves that wait: with more of them each stands shorter, so that nobody waits longer than for so many */
const WAITING = 6
/** the last move stays in sight for so long while the next one is thought about */
const RESTS = 2500
/** more steps than these at once are no move but an absence: the recap tells of it */
const MOST_STEPS = 12
/** events that the table tells, not a move: taken back, resigned */
const TABLE = 'table-'

/** A move as it is told. */
export interface Beat {
  /** who moved, or -1 */
  seat: number
  events: GameEvent[]
  /** the table before the move; after it is what is shown */
  before: StateMessage
  after: StateMessage
  /** until it makes way, in ms; null: until somebody goes on */
  lasts: number | null
  /** grows with each thing told, so that its time can be shown anew */
  number: number
}

/** What is told at once: a part of a message, or all of it without telling. */
interface Step {
  message: StateMessage
  seat: number
  events: GameEvent[]
  before: StateMessage | null
}

/** Who looks, and what they look at. */
export interface Onlooker {
  pace: () => Pace
  /** whether somebody can see the table now */
  looks: () => boolean
  show: (message: StateMessage) => void
  actorOf: (event: GameEvent) => number
  /** whether all play at once: then a step may tell of everybody's move, at the close of a round */
  together: () => boolean
  /** calls back after so many ms, unless that is called off */
  later: (run: () => void, ms: number) => () => void
}

export const clock = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

export class Pacing {
  /** the move that is told now */
  beat: Beat | null = $state.raw(null)
  /** somebody looks at something else meanwhile */
  paused = $state(false)
  /** how many more wait to be told */
  waiting = $state(0)
  /** whether my own question comes after them */
  asksNext = $state(false)
  /** the newest that is known and not shown whole yet */
  ahead: StateMessage | null = $state.raw(null)
  private line: Step[] = []
  /** what was heard last, shown or not */
  private newest: StateMessage | null = null
  /** whose move was told last */
  private told = -1
  /** told, but not what it asks of me */
  private withheld: StateMessage | null = null
  private callOff: (() => void) | null = null
  private rests = false
  private skips = false
  private count = 0

  constructor(private readonly on: Onlooker) {}

  hear(message: StateMessage): void {
    const last = this.newest
    if (last && message.step < last.step) return
    this.newest = message
    if (message.step === last?.step && this.isBehind) this.renew(message)
    else {
      this.line.push(...this.steps(message, last))
      if (asksMe(message)) this.skips = false
      if (!this.beat || this.rests) this.next()
      else this.tally()
    }
  }

  /** The move in sight makes way for the next. */
  next(): void {
    this.stopClock()
    for (let step = this.line.shift(); step; step = this.line.shift()) {
      if (step.before && this.isWanted) {
        this.tell(step, step.before)
        return
      }
      this.withheld = null
      this.on.show(step.message)
    }
    this.end()
  }

  /** Nothing more is told until I am asked, also of what is still to come. */
  skip(): void {
    this.skips = !this.newest || !asksMe(this.newest)
    this.catchUp()
  }

  /** Everything at once: whoever does not want to watch is where the game is. */
  catchUp(): void {
    this.stopClock()
    for (const step of this.line.splice(0)) {
      this.withheld = null
      this.on.show(step.message)
    }
    this.end()
  }

  /** Somebody looks at something else for a while: the move waits. */
  pause(on: boolean): void {
    if (this.paused === on) return
    this.paused = on
    if (on) this.stopClock()
    else if (this.beat) {
      this.beat = { ...this.beat, number: ++this.count }
      this.startClock(this.beat.lasts)
    }
  }

  /** Another pace holds at once. */
  repace(): void {
    if (!this.beat) return
    if (!this.isWanted) this.catchUp()
    else {
      const lasts = this.time(this.beat, false)
      this.beat = { ...this.beat, lasts, number: ++this.count }
      this.startClock(lasts)
    }
  }

  forget(): void {
    this.stopClock()
    this.line = []
    this.newest = null
    this.skips = false
    this.withheld = null
    this.beat = null
    this.tally()
  }

  private get isWanted(): boolean {
    return !this.skips && this.on.pace() !== 'once' && this.on.looks()
  }

  private get isBehind(): boolean {
    return this.line.length > 0 || this.withheld !== null
  }

  /** The same step again, with other people present or named: what waits is brought up to date. */
  private renew(message: StateMessage): void {
    for (const step of this.line) if (step.message.step === message.step) step.message = keeping(step.message, message)
    if (this.withheld?.step === message.step) {
      this.withheld = keeping(this.withheld, message)
      this.on.show(told(this.withheld))
    }
    this.tally()
  }

  /** A message as the moves it tells of; those of my own seats, and what is not a move, are shown without telling. */
  private steps(message: StateMessage, last: StateMessage | null): Step[] {
    const plain: Step = { message, seat: -1, events: [], before: null }
    if (!last || message.step <= last.step || !this.isWanted) return [plain]
    const news = message.events.filter((e) => e.step > last.step)
    // At a simultaneous table others move while I think: that must not take my question away.
    const thinks = message.decision !== null && isSameQuestion(last.decision, message.decision)
    if (thinks || message.step - last.step > MOST_STEPS || news.some((e) => e.kind.startsWith(TABLE))) return [plain]
    const mine = message.table.seats.filter((s) => s.mine).map((s) => s.seat)
    const all = this.on.together() ? movesAtOnce(news, this.on.actorOf) : movesIn(news, last, this.on.actorOf)
    const moves = all.filter((m) => !mine.includes(m.seat))
    return moves.length ? moves.map((m) => ({ ...m, message, before: last })) : [plain]
  }

  private tell(step: Step, before: StateMessage): void {
    const goesOn = this.beat !== null && this.beat.seat === step.seat && step.seat >= 0
    const last = goesOn ? this.beat : null
    const beat: Beat = {
      seat: step.seat,
      events: [...(last?.events ?? []), ...step.events],
      before: last?.before ?? before,
      after: step.message,
      lasts: null,
      number: ++this.count,
    }
    this.withheld = step.message
    this.told = step.seat
    this.on.show(told(step.message))
    this.tally()
    const lasts = this.time({ ...beat, events: step.events }, goesOn)
    this.beat = { ...beat, lasts }
    this.startClock(lasts)
  }

  /** How long a move stands. A clock that runs for me, or many moves that wait, make it shorter. */
  private time(beat: Beat, goesOn: boolean): number | null {
    const pace = this.on.pace()
    const hurries = this.asksNext && (this.ahead?.deadline ?? null) !== null
    if (pace === 'step' && !hurries) return null
    const base = pace === 'slow' || pace === 'normal' ? LASTS[pace] : LASTS.fast
    const sentences = Math.min(2, 1 + SENTENCE * Math.max(0, beat.events.length - 1))
    const crowd = Math.min(1, WAITING / (this.line.length + 1))
    return Math.round((hurries ? Math.min(base, LASTS.fast) : base) * (goesOn ? GOES_ON : 1) * sentences * crowd)
  }

  private startClock(ms: number | null): void {
    this.stopClock()
    if (ms === null || this.paused) return
    this.callOff = this.on.later(() => this.passed(), ms)
  }

  private stopClock(): void {
    this.callOff?.()
    this.callOff = null
    this.rests = false
  }

  /** Its time is over: the next, my question, or a rest while somebody thinks. */
  private passed(): void {
    this.callOff = null
    if (this.line.length || this.asksNext || this.rests) this.next()
    else {
      this.rests = true
      this.callOff = this.on.later(() => this.end(), RESTS)
    }
  }

  /** Nothing is left to tell: now it is asked. */
  private end(): void {
    this.stopClock()
    const withheld = this.withheld
    this.withheld = null
    this.beat = null
    this.tally()
    if (withheld) this.on.show(withheld)
  }

  private tally(): void {
    const seats = [this.told, ...this.line.filter((s) => s.before).map((s) => s.seat)]
    this.waiting = seats.filter((seat, i) => i > 0 && seat !== seats[i - 1]).length
    const ahead = this.line.at(-1)?.message ?? this.withheld
    this.ahead = ahead
    this.asksNext = !!ahead && asksMe(ahead)
  }
}

/** What a message shows of a move, without what comes after it: nobody of mine is asked yet, nothing is over yet. */
export function told(message: StateMessage): StateMessage {
  const mine = message.table.seats.filter((s) => s.mine).map((s) => s.seat)
  const owes = message.owes.filter((s) => !mine.includes(s))
  return { ...message, decision: null, outcome: null, deadline: null, owes }
}

/** Whether it is over, I am asked, or another of my seats: the screen changes hands. */
function asksMe(message: StateMessage): boolean {
  const isMine = message.table.seats.some((s) => s.mine && message.owes.includes(s.seat))
  return isMine || message.decision !== null || message.outcome !== null
}

function keeping(old: StateMessage, message: StateMessage): StateMessage {
  return message.events.length ? message : { ...message, events: old.events }
}

interface Move {
  seat: number
  events: GameEvent[]
}
type ActorOf = (event: GameEvent) => number

/** Events by whom they are about; what is about nobody is no move. */
function movesAtOnce(events: GameEvent[], actorOf: ActorOf): Move[] {
  const seats = [...new Set(events.map(actorOf))].filter((seat) => seat >= 0)
  return seats.map((seat) => ({ seat, events: events.filter((e) => actorOf(e) === seat) }))
}

/** Events by who moved: one seat's steps in a row are one move, with what it brought to others. */
function movesIn(events: GameEvent[], last: StateMessage, actorOf: ActorOf): Move[] {
  const out: Move[] = []
  const steps = [...new Set(events.map((e) => e.step))]
  for (const [i, number] of steps.entries()) {
    const some = events.filter((e) => e.step === number)
    const only = i === 0 && last.owes.length === 1 ? last.owes[0] : null
    const seat = only ?? some.map(actorOf).find((s) => s >= 0) ?? -1
    const move = out.at(-1)
    if (move && move.seat === seat) move.events.push(...some)
    else out.push({ seat, events: some })
  }
  return out
}
