/** What a person has picked of the decision, before it is played: taps, marks, the small choice, passing, a hint. */
import { hasMore, mark, markedAt, timesMarked, UNMARKED, wholeAnswer, type Marks } from './choosing'
import { givenUp, passOf } from './passing'
import { lit, loose, NOTHING, refusedAt, smallChoice, tap, type Picking } from './picking'
import type { Decision, Hint, Option, Reason } from './wire'

/** What a tap came to: something to play at once, the reason why not, or only another pick. */
export interface Tapped {
  play?: Option
  refused?: Reason
  /** several options, as one answer */
  whole?: number[]
}

export interface Asked {
  decision: () => Decision | null
  /** components that are on the board; options that touch no such become buttons */
  isDrawn: (component: string) => boolean
  /** whether a tap plays at once, without a confirming one */
  isQuick: (kind: string, option?: Option) => boolean
  /** whether a question for several is answered one by one all the same */
  isOneByOne: (kind: string) => boolean
}

export class Pick {
  picking: Picking = $state.raw(NOTHING)
  /** where several are asked for as one answer: what is marked so far */
  marks: Marks = $state.raw(UNMARKED)
  /** passing was pressed while something better is to be had: asked once, the next press means it */
  asking = $state(false)
  hint: Hint | null = $state.raw(null)

  /** what the board shows as an answer before anybody picked: it can be confirmed, but nothing is under way */
  suggested: Option | null = $state.raw(null)

  constructor(private readonly asked: Asked) {}

  private readonly decision: Decision | null = $derived.by(() => this.asked.decision())
  /** the decision, where several of its options are marked and sent as one */
  readonly choosing: Decision | null = $derived.by(() =>
    this.decision?.choose && !this.asked.isOneByOne(this.decision.kind) ? this.decision : null,
  )
  /** what is marked as one answer, once it is enough */
  readonly whole: number[] | null = $derived(this.choosing && wholeAnswer(this.choosing, this.marks))
  readonly litParts: Set<string> = $derived(lit(this.decision))
  readonly open: Option[] = $derived(smallChoice(this.decision, this.picking))
  readonly picked: Option | null = $derived(this.byAction(this.picking.action))
  /** what confirming plays */
  readonly offered: Option | null = $derived(this.picked ?? this.byAction(this.suggested?.action))
  readonly hinted: Option | null = $derived(this.byAction(this.hint?.action))
  readonly buttons: Option[] = $derived(loose(this.decision, (c) => this.asked.isDrawn(c)))
  readonly pass: Option | null = $derived(passOf(this.decision))
  /** what passing gives up; empty where nothing is lost by it */
  readonly better: Option[] = $derived(givenUp(this.decision))
  /** the choices that are no components on the board, passing apart */
  readonly choices: Option[] = $derived(
    (this.open.length > 1 ? this.open : this.buttons).filter((o) => o.action !== this.pass?.action),
  )
  /** something is picked that can be let go again */
  readonly isUnderWay: boolean = $derived(
    this.picking.chosen.length > 0 || this.picking.action !== null || this.marks.length > 0 || this.asking,
  )

  private byAction(action: number | null | undefined): Option | null {
    return this.decision?.options.find((o) => o.action === action) ?? null
  }

  isLit(component: string): boolean {
    return this.litParts.has(component)
  }

  isChosen(component: string): boolean {
    if (this.choosing) return this.timesMarked(component) > 0
    if (this.picking.chosen.includes(component)) return true
    return this.picked?.touches.includes(component) ?? false
  }

  /** How many copies of what lies there are marked. */
  timesMarked(component: string): number {
    const option = this.choosing && markedAt(this.choosing, component)
    return option ? timesMarked(this.marks, option.action) : 0
  }

  /** Whether a tap marks one more of what lies there. */
  hasMore(component: string): boolean {
    const option = this.choosing && markedAt(this.choosing, component)
    return option ? hasMore(this.choosing!, this.marks, option) : false
  }

  isHinted(component: string): boolean {
    return this.hinted?.touches.includes(component) ?? false
  }

  /** Why a component is dark; undefined if it is lit, or has nothing to do with the question. */
  refusal(component: string): Reason | undefined {
    return this.isLit(component) ? undefined : refusedAt(this.decision, component)?.reason
  }

  /** The options that a component has to do with. */
  touching(component: string): Option[] {
    return this.decision?.options.filter((o) => o.touches.includes(component)) ?? []
  }

  tap(component: string): Tapped {
    const decision = this.decision
    if (!decision) return {}
    this.asking = false
    if (!this.isLit(component)) return { refused: this.refusal(component) }
    if (this.choosing) return this.mark(markedAt(this.choosing, component))
    if (this.picked && this.isChosen(component)) return { play: this.picked }
    const picking = tap(decision, this.picking, component)
    const only = this.byAction(picking.action)
    // What is played at the first tap shows no button to confirm it: that would push the tools aside for a blink.
    if (only && this.asked.isQuick(decision.kind, only)) return { play: only }
    this.picking = picking
    return {}
  }

  /** Whoever plays at a tap confirms by the last one that fits. */
  private mark(option: Option | null): Tapped {
    const decision = this.choosing
    if (!decision || !option) return {}
    const before = this.marks.length
    this.marks = mark(decision, this.marks, option)
    const isFull = this.marks.length > before && this.marks.length === decision.choose?.most
    return isFull && this.whole && this.asked.isQuick(decision.kind) ? { whole: this.whole } : {}
  }

  take(option: Option): void {
    if (this.choosing && option.action !== this.choosing.choose?.stop) {
      this.mark(option)
      return
    }
    this.picking = { chosen: this.picking.chosen, action: option.action }
  }

  /** Marks an option on the board as a hint does. */
  point({ action, code }: Option): void {
    this.hint = { action, code, second: null, compared: null, reasons: [], options: [] }
  }

  /** Lets go of what is picked. */
  drop(): void {
    this.picking = NOTHING
    this.marks = UNMARKED
  }

  /** Another question: nothing that belonged to the last one stays. */
  clear(): void {
    this.drop()
    this.asking = false
    this.hint = null
  }

  /** A pass that gives up something better is asked about once before it counts. */
  mustAsk(option: Option): boolean {
    return option.action === this.pass?.action && this.better.length > 0 && !this.asking
  }

  ask(): void {
    this.drop()
    this.asking = true
  }

  /** What an option does, in words that only change when it does something else. */
  meant(option: Option | undefined): string {
    if (!option) return ''
    const anyway = this.asking && option.action === this.pass?.action
    return `${this.decision?.kind} ${option.code} ${JSON.stringify(option.args)}${anyway ? ' anyway' : ''}`
  }

  /** What the confirming button does. */
  confirms(): string {
    return this.whole
      ? `options ${this.decision?.kind} ${this.whole.join()}`
      : `option ${this.meant(this.offered ?? undefined)}`
  }

  /** The option a digit chooses; passing is 0, so that it never shares a key with anything else. */
  byDigit(index: number): Option | null {
    if (!this.decision) return null
    if (index === 9 && this.pass) return this.pass
    const list = this.choices.length ? this.choices : this.decision.options.filter((o) => o !== this.pass)
    return list[index] ?? null
  }
}
