/**
 * A table that somebody plays at: the table as its game draws it, the line to who runs it, and the small parts around
 * it. What a component asks for it asks here, by one name.
 */
import type { Refused } from './api'
import { Asks } from './asks.svelte'
import { Bell } from './bell'
import { door } from './door.svelte'
import { Drawn } from './drawn.svelte'
import { errorText } from './errors'
import { Forced } from './forced.svelte'
import { Guard } from './guard.svelte'
import { server, type Host } from './host'
import { i18n } from './i18n.svelte'
import { InHand } from './in-hand'
import { Line } from './line.svelte'
import { attributesOf } from './part'
import { clock, Pacing } from './pacing.svelte'
import { Pick } from './pick.svelte'
import { prefs } from './prefs.svelte'
import { Recap } from './recap.svelte'
import { called } from './seats'
import { keys, spots } from './spots'
import type { News } from './table.svelte'
import { Talk } from './talk.svelte'
import { undoMeans } from './undo'
import type { About, GameEvent, Option, Reason, StateMessage, View } from './wire'

export class Play<V = View> extends Drawn<V> {
  /** the component somebody asked about */
  about: About | null = $state.raw(null)
  readonly picks = new Pick({
    decision: () => this.decision,
    isDrawn: (component) => this.isDrawn(component),
    isQuick: (kind, option) => prefs.quick || this.game.quick(kind, option),
    isOneByOne: (kind) => this.game.quick(kind),
  })
  readonly asks = new Asks()
  readonly recaps = new Recap(prefs)
  /** whether others' moves are told one at a time: a lesson tells them itself */
  paced = false
  readonly pacing = new Pacing({
    pace: () => (this.paced ? prefs.pace : 'once'),
    looks: () => !document.hidden && this.curtain === null,
    show: (message) => {
      this.take(message)
      void this.goOn()
    },
    actorOf: (event) => this.actorOf(event),
    together: () => this.info.simultaneous,
    later: clock,
  })
  readonly press = new Guard(() => ({ spots: spots(this), keys: keys(this) }))
  readonly talk = new Talk(prefs)
  private readonly bell = new Bell()
  readonly line: Line
  readonly inHand = new InHand()
  private readonly forced = new Forced({
    decision: () => this.message?.decision ?? null,
    isForced: (kind) => this.game?.forced?.(kind) ?? false,
    failed: () => this.asks.trouble !== null || this.asks.why !== null,
  })
  readonly recap: GameEvent[] = $derived(
    this.decision ? this.recaps.of(this.log, (e) => this.actorOf(e), this.seat) : [],
  )

  constructor(hostOf: (id: string) => Host = server) {
    super({ texts: () => i18n.texts, called })
    this.line = new Line(hostOf)
  }

  // --- at the table

  /** Looks at the table from a seat, and listens. Where nothing is hidden the board stays while it is asked for. */
  async watch(seat: number, keeps = false): Promise<void> {
    this.pacing.forget()
    this.look(seat, keeps)
    this.picks.drop()
    this.recaps.look(this.table.id, seat)
    this.talk.at(this.table.id)
    this.line.listen(this.table.id, seat, {
      state: (m) => this.hear(m),
      presence: (present, watching) => this.presence(present, watching),
      notice: (notice) => door.told(notice),
      talk: (said, whole) => this.talk.hear(said, whole, (seat) => this.mySeats.includes(seat)),
      link: (up) => {
        if (up) this.asks.reached()
      },
    })
    this.see()
  }

  /** Tells whoever runs the table whether it is in sight. */
  see(): void {
    this.line.see(!globalThis.document?.hidden)
  }

  /** What others did comes at the person's pace. An answer may also be for a seat that is not in view. */
  private hear(message: StateMessage): void {
    if (message.seat === this.seat) this.pacing.hear(message)
  }

  override take(message: StateMessage): News | null {
    if (this.line.isEnded) return null
    const news = super.take(message, () => this.press.leave())
    if (!news) return null
    if (this.curtain !== null && this.isOpen) void this.raiseCurtain()
    this.line.knows(message.step)
    // What is picked stays while the same is asked.
    if (news.anew) {
      this.picks.clear()
      this.asks.clear()
    }
    const asked = this.replaying ? null : message.decision
    this.bell.hears(asked !== null, () => (asked ? this.say(asked.key, asked.args) : ''))
    return news
  }

  async raiseCurtain(): Promise<void> {
    const seat = this.curtain
    if (seat === null) return
    this.press.leave()
    this.curtain = null
    this.recaps.returned = !this.isOpen
    await this.watch(seat, this.isOpen)
  }

  stop(): void {
    this.pacing.forget()
    this.line.end()
  }

  // --- picking and playing

  tap(component: string): void {
    if (!this.decision || this.busy) return
    this.asks.why = null
    const { play, refused, whole } = this.picks.tap(component)
    if (refused) this.explain(refused)
    if (whole) void this.send(whole)
    if (play) void this.answer(play)
  }

  pick(option: Option): void {
    this.asks.why = null
    this.picks.take(option)
  }

  cancel(): void {
    this.picks.clear()
    this.asks.clear()
  }

  /** Plays an option, but asks once before a pass that gives up something better. */
  async answer(option: Option): Promise<void> {
    if (this.busy) return
    if (this.picks.mustAsk(option)) {
      this.press.leave()
      this.picks.ask()
    } else await this.send([option.action])
  }

  async confirm(): Promise<void> {
    if (this.picks.whole) await this.send(this.picks.whole)
    else if (this.picks.offered) await this.answer(this.picks.offered)
  }

  async send(actions: (number | string)[]): Promise<void> {
    const message = this.message
    if (!message || this.busy) return
    this.forced.held = false
    await this.speak(async (host) => {
      const after = await host.move(this.seat, message.step, actions)
      this.recaps.moved(this.table.id, this.seat, after.step)
      this.hear(after)
      this.picks.drop()
    })
  }

  protected override get goes(): boolean {
    return this.forced.goes
  }

  private async goOn(): Promise<void> {
    const { only, goes } = this.forced
    if (only && goes && !this.replaying && this.curtain === null && !this.busy) await this.send([only.action])
  }

  async undo(): Promise<void> {
    this.pacing.catchUp()
    const message = this.message
    if (!message || this.busy) return
    const means = undoMeans(message, this.table, this.picks.isUnderWay)
    if (means === 'drop') this.cancel()
    else {
      this.forced.held = true
      await this.speak(async (host) => {
        this.hear(means === 'takeback' ? await host.takeback(this.seat) : await host.undo(this.seat, message.step))
      })
    }
  }

  /** Back to what the log said at an earlier step, on tables that allow it. */
  async rewind(to: number): Promise<void> {
    await this.speak(async (host) => this.hear(await host.rewind(to)))
  }

  async answerTakeback(accept: boolean): Promise<void> {
    await this.speak(async (host) => void (await host.answerTakeback(this.seat, accept)))
  }

  async askHint(): Promise<void> {
    await this.speak(async (host) => {
      this.picks.hint = await host.hint(this.seat)
    })
  }

  private async speak(what: (host: Host) => Promise<void>): Promise<void> {
    const { host } = this.line
    this.pacing.catchUp()
    if (host) await this.during(() => what(host))
  }

  /** Something that may be refused: one at a time, and the refusal is said. */
  async during(what: () => Promise<void>): Promise<void> {
    await this.asks.during(what, (e) => this.refused(e))
    await this.goOn()
  }

  private refused(e: Refused): void {
    if (e.state) this.hear(e.state)
    this.picks.drop()
    if (e.reason && this.words.has(e.reason.key)) this.explain(e.reason)
    else {
      this.asks.trouble = errorText(e)
      this.asks.isOffline = e.status === 0
    }
  }

  explain(reason: Reason): void {
    this.asks.why = { reason: this.say(reason.key, reason.args), rule: reason.rule }
  }

  // --- what a board asks

  /** Attributes of a component on the board: what lights it, what a tap does, what a reader says. */
  part(component: string, label: string): Record<string, unknown> {
    return attributesOf(this.picks, this.words, (c) => this.tap(c), component, label)
  }

  /** Shows what a component is, as this seat may know it. */
  async tellAbout(component: string): Promise<void> {
    const step = this.replaying ? (this.message?.step ?? 0) : null
    await this.during(async () => {
      this.about = await this.line.to(this.table.id).about(this.seat, component, step)
    })
  }

  get busy(): boolean {
    return this.asks.busy
  }
}
