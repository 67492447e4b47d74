/**
 * A table that somebody plays at: the headless table, who runs it, and the small parts around it. What a component
 * asks for it asks here, by one name.
 */
import type { GameModule } from '../games/module'
import { load } from '../games'
import { api, type Refused } from './api'
import { Asks } from './asks.svelte'
import { Bell } from './bell'
import { door } from './door.svelte'
import { errorText } from './errors'
import type { Flight } from './flights'
import { Guard } from './guard.svelte'
import { server, type Channel, type Host } from './host'
import { i18n } from './i18n.svelte'
import { knownGames } from './known'
import { attributesOf } from './part'
import { clock, Pacing } from './pacing.svelte'
import { Pick } from './pick.svelte'
import type { Picking } from './picking'
import { prefs } from './prefs.svelte'
import { Recap } from './recap.svelte'
import { called } from './seats'
import { keys, spots } from './spots'
import { Table, type News } from './table.svelte'
import { Talk } from './talk.svelte'
import { undoMeans } from './undo'
import { Words } from './words'
import type { About, Facts, GameEvent, GameInfo, Hint, Option, Reason, StateMessage, TableInfo, View } from './wire'

export class Play<V = View> extends Table<V> {
  game: GameModule<V> = $state.raw<GameModule<V>>()!
  info: GameInfo = $state.raw<GameInfo>()!
  linkUp = $state(true)
  /** the component somebody asked about */
  about: About | null = $state.raw(null)
  /** what travels on the table because of the last message */
  flights: Flight[] = $state.raw([])
  readonly names: string[] = $derived(this.table?.seats.map((s) => called(s)) ?? [])

  readonly words = new Words(() => ({
    texts: i18n.texts,
    game: this.table.game,
    names: this.info.names,
    seats: this.names,
  }))
  readonly picks = new Pick({
    decision: () => this.decision,
    isDrawn: (component) => !this.isAsked(component) && (this.game?.drawn(component, this.view) ?? false),
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
  private host: Host | null = null
  private channel: Channel | null = null
  private turning: ((by: number) => void) | null = null
  /** what an arrow key moves, where a board has something to move; it says whether it did */
  stepping: ((dx: number, dy: number) => boolean) | null = null
  private stopped = false
  /** something was taken back: what follows by itself waits until the next answer */
  private held = $state(false)
  /** the one answer that is left, where the room says that nobody need be asked for it */
  private readonly only: Option | null = $derived.by(() => {
    const decision = this.message?.decision
    return decision?.options.length === 1 && this.game?.forced?.(decision.kind) ? decision.options[0] : null
  })
  /** Whether a question of yes and no is about it: then its yes is a button, and what else may be done stays on the board. */
  private isAsked(component: string): boolean {
    const kind = this.decision?.kind ?? ''
    return component.startsWith(`${kind}:`) && !!this.game?.yesNo?.(kind)
  }

  readonly recap: GameEvent[] = $derived(
    this.decision ? this.recaps.of(this.log, (e) => this.actorOf(e), this.seat) : [],
  )

  constructor(private readonly hostOf: (id: string) => Host = server) {
    super()
  }

  // --- at the table

  async openTable(id: string): Promise<void> {
    const [table, known] = await Promise.all([api.table(id), knownGames()])
    // a game that cannot go on has no board, perhaps not even a room
    if (!table.frozen) await this.useGame(table, known)
    this.table = table
    if (table.frozen) return
    this.seat = this.mySeats[0] ?? -1
    if (table.status !== 'open') await this.watch(this.seat)
  }

  async useGame(table: TableInfo, known: GameInfo[]): Promise<void> {
    const info = known.find((g) => g.name === table.game)
    if (!info) throw new Error(`no such game: ${table.game}`)
    const [game] = await Promise.all([load<V>(table.game), i18n.need(table.game), i18n.need('follow')])
    this.info = info
    this.game = game
  }

  /** Looks at the table from a seat, and listens. Where nothing is hidden the board stays while it is asked for. */
  async watch(seat: number, keeps = false): Promise<void> {
    this.channel?.stop()
    this.pacing.forget()
    this.look(seat, keeps)
    this.picks.drop()
    this.recaps.look(this.table.id, seat)
    this.talk.at(this.table.id)
    this.host = this.hostOf(this.table.id)
    this.channel = this.host.listen(seat, {
      state: (m) => this.hear(m),
      presence: (present, watching) => this.presence(present, watching),
      notice: (notice) => door.told(notice),
      talk: (said, whole) => this.talk.hear(said, whole, (seat) => this.mySeats.includes(seat)),
      link: (up) => {
        this.linkUp = up
        // What failed for want of a connection may be tried again: nothing need say so any more.
        if (up && this.asks.isOffline) this.asks.clear()
      },
    })
    this.see()
  }

  /** Tells whoever runs the table whether it is in sight. */
  see(): void {
    this.channel?.see?.(!globalThis.document?.hidden)
  }

  /** What others did comes at the person's pace. An answer may also be for a seat that is not in view. */
  private hear(message: StateMessage): void {
    if (message.seat === this.seat) this.pacing.hear(message)
  }

  override take(message: StateMessage): News | null {
    if (this.stopped) return null
    const news = super.take(message, () => this.press.leave())
    if (!news) return null
    this.flights = this.game.flights ? news.events.flatMap(this.game.flights) : []
    if (this.curtain !== null && this.isOpen) void this.raiseCurtain()
    if (this.channel) this.channel.since = Math.max(this.channel.since, message.step)
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

  /** Nobody here may know more than the others: the screen changes hands as it is. */
  private get isOpen(): boolean {
    return this.table.open_information || (this.game.isOpen?.(this.view) ?? false)
  }

  stop(): void {
    this.stopped = true
    this.pacing.forget()
    this.channel?.stop()
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
    else if (this.offered) await this.answer(this.offered)
  }

  async send(actions: (number | string)[]): Promise<void> {
    const message = this.message
    if (!message || this.busy) return
    this.held = false
    await this.speak(async (host) => {
      const after = await host.move(this.seat, message.step, actions)
      this.recaps.moved(this.table.id, this.seat, after.step)
      this.hear(after)
      this.picks.drop()
    })
  }

  /** Where it did not arrive or was taken back, it is asked for after all. */
  protected override get goes(): boolean {
    return this.only !== null && !this.held && !this.trouble && !this.asks.why
  }

  private async goOn(): Promise<void> {
    if (this.only && this.goes && !this.replaying && this.curtain === null && !this.busy)
      await this.send([this.only.action])
  }

  async undo(): Promise<void> {
    this.pacing.catchUp()
    const message = this.message
    if (!message || this.busy) return
    const means = undoMeans(message, this.table, this.picks.isUnderWay)
    if (means === 'drop') this.cancel()
    else {
      this.held = true
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
    const host = this.host
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

  /** What turns by key, where a board has something to turn. Returns what ends it. */
  onturn(turn: (by: number) => void): () => void {
    this.turning = turn
    return () => {
      if (this.turning === turn) this.turning = null
    }
  }

  turn(by: number): void {
    this.turning?.(by)
  }

  // --- what a board asks

  /** Attributes of a component on the board: what lights it, what a tap does, what a reader says. */
  part(component: string, label: string): Record<string, unknown> {
    const tap = {
      tap: (c: string) => this.tap(c),
      does: (options: Option[]) => this.words.does(options),
      whyNot: (reason: Reason) => this.say(reason.key, reason.args),
    }
    return attributesOf(this.picks, tap, component, label)
  }

  /** Shows what a component is, as this seat may know it. */
  async tellAbout(component: string): Promise<void> {
    const step = this.replaying ? (this.message?.step ?? 0) : null
    await this.during(async () => {
      this.about = await this.hostOf(this.table.id).about(this.seat, component, step)
    })
  }

  say = (key: string, facts: Facts = {}): string => this.words.say(key, facts)
  page = (key: string, facts: Record<string, unknown> = {}): string => this.words.page(key, facts)
  named = (prefix: string, id: string | number): string => this.words.named(prefix, id)
  helpOn = (key: string, attribute = 'help'): string => this.words.helpOn(key, attribute)
  told = (event: GameEvent): string => this.words.told(event)
  actorOf = (event: GameEvent): number => this.words.actorOf(event)
  /** Marks an option on the board as a hint does. */
  point(option: Option): void {
    this.picks.hint = {
      action: option.action,
      code: option.code,
      second: null,
      compared: null,
      reasons: [],
      options: [],
    }
  }

  optionText = (option: Option): string => this.words.say(option.key, option.args)
  /** What the confirming button says: the place is in sight, so that it need not be spelt. */
  confirmText = (option: Option): string => this.words.shown(option.key, option.args)
  passAsked = (): string => this.words.passAsked(this.picks.better)

  /** What the things that an option names do, for whoever has not learnt them yet. */
  helpWith(option: Option): string {
    const named = Object.entries(option.args).filter(([fact]) => this.info.names[fact])
    const keys = named.map(([fact, value]) => `${this.info.names[fact]}-${value}`)
    const other = this.game.helpAs?.(this.view)
    return keys.map((key) => (other && this.helpOn(key, other)) || this.helpOn(key)).find(Boolean) ?? ''
  }

  isLit = (component: string): boolean => this.picks.isLit(component)
  isChosen = (component: string): boolean => this.picks.isChosen(component)
  meant = (option: Option | undefined): string => this.picks.meant(option)
  byDigit = (index: number): Option | null => this.picks.byDigit(index)

  get picking(): Picking {
    return this.picks.picking
  }
  set picking(picking: Picking) {
    this.picks.picking = picking
  }
  get picked(): Option | null {
    return this.picks.picked
  }
  get offered(): Option | null {
    return this.picks.offered
  }
  get open(): Option[] {
    return this.picks.open
  }
  get choices(): Option[] {
    return this.picks.choices
  }
  get litParts(): Set<string> {
    return this.picks.litParts
  }
  get pass(): Option | null {
    return this.picks.pass
  }
  get asking(): boolean {
    return this.picks.asking
  }
  get hint(): Hint | null {
    return this.picks.hint
  }
  get busy(): boolean {
    return this.asks.busy
  }
  get trouble(): string | null {
    return this.asks.trouble
  }
  get why(): { reason: string; rule: string } | null {
    return this.asks.why
  }
}
