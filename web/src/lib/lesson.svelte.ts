/**
 * A lesson as one who runs a table: its steps are told as the table's messages, so that the same board and bar show
 * them. A wrong answer is told and changes nothing.
 */
import { Refused } from './api'
import type { Channel, Host } from './host'
import type { Heard } from './live'
import { WAIT } from './tables'
import type { About, Decision, GameEvent, LessonAnswer, LessonInfo, LessonStep, StateMessage, TableInfo } from './wire'

export type Moves = (number | string)[]

/** Who knows the lesson: the server, or whoever else speaks the same messages. */
export interface Teacher {
  step: (number: number) => Promise<LessonStep>
  answer: (step: number, made: Moves, actions: Moves) => Promise<LessonAnswer>
  about: (step: number, made: Moves, what: string) => Promise<About>
}

/** Where this browser keeps how far somebody came. */
export interface Bookmark {
  kept: (what: string) => string | null
  keep: (what: string, value: string) => void
}

export function placeOf(game: string, lesson: string): string {
  return `learn-${game}-${lesson}`
}

/** A lesson's move is one option, said of on its own: what a table takes as a whole is answered one by one here. */
function onlyOne(decision: Decision | null): Decision | null {
  return decision?.choose && decision.choose.most > 1 ? { ...decision, choose: null } : decision
}

export class Course implements Host {
  step: LessonStep = $state.raw<LessonStep>()!
  /** what was said of the last answer; null while there is none */
  answer: LessonAnswer | null = $state.raw(null)
  readonly isDone: boolean = $derived(this.step?.do === null)
  readonly isLast: boolean = $derived(this.step?.number === this.step?.of - 1)
  private made: Moves = []
  /** the table's step: it grows with every change, also when the lesson goes back */
  private count = 0
  private heard: Heard | null = null

  constructor(
    readonly info: LessonInfo,
    /** what the seats are called */
    private readonly names: string[],
    private readonly teacher: Teacher,
    private readonly bookmark: Bookmark,
  ) {}

  /** Where it was left; a lesson that was finished begins anew. */
  get left(): number {
    const number = Number(this.bookmark.kept(placeOf(this.info.game, this.info.id)) ?? 0)
    return Number.isInteger(number) && number > 0 && number < this.info.steps.length ? number : 0
  }

  /** Begins a step; the board shows it as soon as somebody listens. */
  async begin(number: number): Promise<void> {
    const step = await this.teacher.step(number)
    this.answer = null
    this.made = []
    this.become(step)
    this.bookmark.keep(placeOf(this.info.game, this.info.id), String(step.number))
    this.heard?.state(this.message([]))
  }

  finish(): void {
    this.bookmark.keep(placeOf(this.info.game, this.info.id), '0')
  }

  get table(): TableInfo {
    const { game, options, seat } = this.info
    return {
      id: '',
      url: '',
      game,
      options,
      status: 'playing',
      seats: this.names.map((name, i) => ({
        seat: i,
        kind: i === seat ? 'person' : 'bot',
        name,
        mine: i === seat,
        present: true,
        resigned: false,
      })),
      host: false,
      undo: 'rule',
      hints: false,
      spectators: false,
      open_information: false,
      listed: false,
      chat: false,
      watchers_talk: false,
      away: WAIT,
      commitment: '',
      step: this.count,
      created: 0,
    }
  }

  // --- what a table asks of its host

  listen = (_seat: number, heard: Heard): Channel => {
    this.heard = heard
    heard.state(this.message([]))
    return { since: 0, stop: () => (this.heard = null) }
  }

  move = async (_seat: number, _step: number, actions: Moves): Promise<StateMessage> => {
    const answer = await this.teacher.answer(this.step.number, this.made, actions)
    this.answer = answer
    if (answer.result === 'illegal' && answer.reason)
      throw new Refused(422, answer.reason.key, answer.reason.args, '', answer.reason, null)
    if (answer.result !== 'right') return this.message([])
    this.made = [...this.made, ...actions]
    this.become(answer.step)
    return this.message(answer.events)
  }

  /** A step is taken back whole: it is short, and begins where it began. */
  undo = async (): Promise<StateMessage> => {
    await this.begin(this.step.number)
    return this.message([])
  }
  takeback = this.undo
  rewind = this.undo
  answerTakeback = async (): Promise<void> => undefined
  hint = (): Promise<never> => Promise.reject(new Refused(409, 'no-hints', {}, '', null, null))
  about = (_seat: number, what: string): Promise<About> => this.teacher.about(this.step.number, this.made, what)

  private become(step: LessonStep): void {
    this.step = step
    this.count += 1
  }

  /** What is not asked any more is not lit: then there is only to read and to go on. */
  private message(events: GameEvent[]): StateMessage {
    return {
      type: 'state',
      table: this.table,
      step: this.count,
      seat: this.info.seat,
      view: this.step.view,
      decision: this.step.do === null ? null : onlyOne(this.step.decision),
      events: events.map((event) => ({ ...event, step: this.count })),
      owes: [],
      can_undo: this.made.length > 0 && this.step.do !== null,
      takeback: null,
      sheets: this.step.sheets,
      deadline: null,
      outcome: null,
    }
  }
}
