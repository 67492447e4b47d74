/** A table as one viewer sees it: the last state, the log, what is picked, what is under way. */
import { tick } from 'svelte'
import type { About, GameModule } from '../games/module'
import { load } from '../games'
import { api, Refused } from './api'
import { i18n, t } from './i18n.svelte'
import { news, type Flight } from './flights'
import { Live } from './live'
import { actor, joined, since } from './log'
import { candidates, lit, loose, NOTHING, refusedAt, smallChoice, tap, type Picking } from './picking'
import { givenUp, passOf } from './passing'
import { Press } from './press'
import { prefs } from './prefs.svelte'
import { called } from './seats'
import { keys, spots } from './spots'
import type { Decision, Facts, GameEvent, GameInfo, Hint, Option, Reason, StateMessage, TableInfo } from './wire'

/** how many better options a pass is asked about by name */
const NAMED = 3

let games: Promise<GameInfo[]> | null = null

/** The games and their schemas: asked once. */
export function knownGames(): Promise<GameInfo[]> {
  games ??= api.games().catch((e) => {
    games = null
    throw e
  })
  return games
}

export class Play {
  table: TableInfo = $state.raw(null as unknown as TableInfo)
  message: StateMessage | null = $state.raw(null)
  before: StateMessage | null = $state.raw(null)
  log: GameEvent[] = $state.raw([])
  seat = $state(-1)
  picking: Picking = $state.raw(NOTHING)
  busy = $state(false)
  linkUp = $state(true)
  trouble: string | null = $state(null)
  why: { reason: string; rule: string } | null = $state.raw(null)
  hint: Hint | null = $state.raw(null)
  /** the component somebody asked about */
  about: About | null = $state.raw(null)
  curtain: number | null = $state(null)
  recapRead = $state(-1)
  /** the step after this seat's last move from this browser, for "since your last turn" */
  lastMove: number | null = $state(null)
  /** what travels on the table because of the last message */
  flights: Flight[] = $state.raw([])
  /** this person came back to the table and has not moved since */
  returned = $state(true)
  replaying = $state(false)
  /** passing was pressed while something better is to be had: asked once, the next press means it */
  asking = $state(false)
  /** presses let go because they were meant for the question before */
  ignored = $state(0)
  readonly press = new Press()
  game: GameModule = $state.raw(null as unknown as GameModule)
  info: GameInfo = $state.raw(null as unknown as GameInfo)
  private live: Live | null = null
  private known = -1
  private asked: Decision | null = null
  private stopped = false

  readonly decision: Decision | null = $derived(
    this.replaying || this.curtain !== null ? null : (this.message?.decision ?? null),
  )
  readonly view: Record<string, unknown> = $derived(this.message?.view ?? {})
  readonly names: string[] = $derived(this.table?.seats.map((s) => called(s)) ?? [])
  readonly litParts: Set<string> = $derived(lit(this.decision))
  readonly open: Option[] = $derived(smallChoice(this.decision, this.picking))
  readonly picked: Option | null = $derived(
    this.decision?.options.find((o) => o.action === this.picking.action) ?? null,
  )
  readonly buttons: Option[] = $derived(
    loose(this.decision, (c) => (this.game ? this.game.drawn(c, this.view) : false)),
  )
  readonly pass: Option | null = $derived(passOf(this.decision))
  /** what passing gives up; empty where nothing is lost by it */
  readonly better: Option[] = $derived(givenUp(this.decision))
  /** the choices that are no components on the board, passing apart */
  readonly choices: Option[] = $derived(
    (this.open.length > 1 ? this.open : this.buttons).filter((o) => o.action !== this.pass?.action),
  )
  readonly mySeats: number[] = $derived(this.table?.seats.filter((s) => s.mine).map((s) => s.seat) ?? [])
  readonly recap: GameEvent[] = $derived.by(() => {
    if (!this.decision || this.lastMove === null) return []
    return since(this.log, (e) => this.actorOf(e), this.seat, this.lastMove)
  })

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
    const [game] = await Promise.all([load(table.game), i18n.need(table.game)])
    this.info = info
    this.game = game
  }

  /** Looks at the table from a seat, and listens. */
  async watch(seat: number): Promise<void> {
    this.live?.stop()
    this.seat = seat
    this.log = []
    this.known = -1
    this.message = null
    this.asked = null
    this.picking = NOTHING
    this.lastMove = prefs.remembered<number>(`seen-${this.table.id}-${seat}`)
    const live = new Live(this.table.id, seat, {
      state: (m) => this.take(m),
      presence: (present) => this.presence(present),
      link: (up) => (this.linkUp = up),
    })
    this.live = live
    live.start()
  }

  take(message: StateMessage): void {
    // An answer may come after the live channel has already told of later steps.
    if (this.stopped || message.seat !== this.seat || message.step < this.known) return
    const fresh = message.step !== this.known
    const asksAnew = fresh && !sameQuestion(this.asked, message.decision)
    if (asksAnew) this.leave()
    this.flights = this.game.flights ? news(message.events, this.known).flatMap(this.game.flights) : []
    this.log = joined(this.log, this.known, message.events)
    this.known = message.step
    if (this.live) this.live.since = message.step
    if (fresh) this.before = this.message
    this.message = message
    this.table = message.table
    // At a simultaneous table others move while I think: what I picked stays while I am asked the same.
    if (asksAnew) {
      this.asked = message.decision
      this.picking = NOTHING
      this.asking = false
      this.hint = null
      this.why = null
      this.trouble = null
    }
    this.handOver(message)
    this.notice()
  }

  /** The question on the screen goes: whatever is pressed in the next moment was meant for it. */
  private leave(): void {
    this.press.leaves(performance.now(), spots(this), keys(this))
    void tick().then(() => requestAnimationFrame(() => this.press.seen(performance.now())))
  }

  /** Hot-seat: another of my seats is asked and the one in view is not. */
  private handOver(message: StateMessage): void {
    const mine = message.table.seats.filter((s) => s.mine).map((s) => s.seat)
    if (mine.length < 2 || message.outcome) {
      this.curtain = null
      return
    }
    const asked = message.owes.filter((s) => mine.includes(s))
    if (asked.length && !asked.includes(this.seat)) this.curtain = asked[0]
  }

  async raiseCurtain(): Promise<void> {
    const seat = this.curtain
    if (seat === null) return
    this.leave()
    this.curtain = null
    this.returned = true
    await this.watch(seat)
  }

  private presence(present: number[]): void {
    if (!this.table) return
    this.table = {
      ...this.table,
      seats: this.table.seats.map((s) => ({ ...s, present: s.kind === 'bot' || present.includes(s.seat) })),
    }
  }

  private wasMine = false

  private notice(): void {
    const mine = this.message?.decision != null && !this.replaying
    const name = t('title')
    document.title = mine ? `● ${t('your-turn')} · ${name}` : name
    const icon = document.getElementById('icon') as HTMLLinkElement | null
    if (icon) icon.href = mine ? 'icon-turn.svg' : 'icon.svg'
    if (mine && !this.wasMine && document.hidden)
      ring(this.say(this.message!.decision!.key, this.message!.decision!.args))
    this.wasMine = mine
  }

  say(key: string, facts: Facts = {}): string {
    return i18n.texts.tell(this.table.game, this.info.names, key, facts, this.names)
  }

  /** A sentence in the page's own words, where the terminal's need numbers of tiles and places that the page shows. */
  private ownWords(key: string, facts: Facts): string {
    const own = `page-${this.table.game.replace('_', '-')}-${key}`
    if (!i18n.texts.has(own)) return this.say(key, facts)
    return i18n.texts.tell(this.table.game, this.info.names, key, facts, this.names, own)
  }

  /** An event as a sentence: the room's, or the table's own (undo, resigning). */
  told(event: GameEvent): string {
    if (event.kind.startsWith('table-'))
      return t(`event-${event.kind}`, { name: this.names[Number(event.facts.seat)] ?? '' })
    return this.ownWords(`event-${event.kind}`, event.facts)
  }

  has(key: string): boolean {
    return i18n.texts.has(`${this.table.game}-${key}`)
  }

  /** A component's name: `card`, `bakery` to "Bakery". */
  named(prefix: string, id: string | number): string {
    return i18n.texts.say(`${this.table.game}-${prefix}-${id}`)
  }

  /** What is written about a component, in words; empty if nothing is. */
  helpOn(key: string, attribute = 'help'): string {
    return i18n.texts.attribute(`${this.table.game}-${key}`, attribute) ?? ''
  }

  /** Shows what a component is. False if there is nothing to say. */
  tellAbout(component: string): boolean {
    const about = this.game.about?.(component, this) ?? null
    if (about) this.about = about
    return about !== null
  }

  optionText(option: Option): string {
    return this.say(option.key, option.args)
  }

  /** What the confirming button says: the place is in sight, so that it need not be spelt. */
  confirmText(option: Option): string {
    return this.ownWords(option.key, option.args)
  }

  actorOf(event: GameEvent): number {
    if (event.kind.startsWith('table-')) return Number(event.facts.seat ?? -1)
    return actor(event, this.info.names)
  }

  isLit(component: string): boolean {
    return this.litParts.has(component)
  }

  isChosen(component: string): boolean {
    if (this.picking.chosen.includes(component)) return true
    return this.picked?.touches.includes(component) ?? false
  }

  isHinted(component: string): boolean {
    const best = this.decision?.options.find((o) => o.action === this.hint?.action)
    return best?.touches.includes(component) ?? false
  }

  /** Attributes of a component on the board: what lights it, what a tap does, what a reader says. */
  part(component: string, label: string, byContent = false): Record<string, unknown> {
    const isLit = this.isLit(component)
    const refused = isLit ? undefined : refusedAt(this.decision, component)
    const attributes: Record<string, unknown> = { 'data-part': component }
    // What is written on a component names it; the whole of it is its description.
    const says = byContent && (isLit || refused) ? 'aria-description' : 'aria-label'
    attributes[says] = refused ? `${label}. ${t('not-now')}` : label
    if (isLit) {
      attributes['data-lit'] = ''
      attributes['aria-pressed'] = this.isChosen(component)
      if (this.isChosen(component)) attributes['data-chosen'] = ''
      if (this.isHinted(component)) attributes['data-hinted'] = ''
    } else if (refused) {
      attributes['data-refused'] = ''
    }
    if (isLit || refused) {
      attributes.role = 'button'
      attributes.tabindex = 0
      attributes.onclick = () => this.tap(component)
      attributes.onkeydown = (e: KeyboardEvent) => {
        if (e.key !== ' ') return
        e.preventDefault()
        this.tap(component)
      }
    } else {
      attributes.role = 'img'
    }
    return attributes
  }

  tap(component: string): void {
    const decision = this.decision
    if (!decision || this.busy) return
    this.why = null
    this.asking = false
    if (!this.isLit(component)) {
      const refused = refusedAt(decision, component)
      if (refused) this.explain(refused.reason)
      return
    }
    if (this.picking.action !== null && this.isChosen(component)) {
      void this.confirm()
      return
    }
    const picking = tap(decision, this.picking, component)
    const only = decision.options.find((o) => o.action === picking.action)
    // What is played at the first tap shows no button to confirm it: that would push the tools aside for a blink.
    if (only && (prefs.quick || this.game.quick(decision.kind))) void this.answer(only)
    else this.picking = picking
  }

  pick(option: Option): void {
    this.why = null
    this.picking = { chosen: this.picking.chosen, action: option.action }
  }

  cancel(): void {
    this.picking = NOTHING
    this.asking = false
    this.why = null
    this.hint = null
    this.trouble = null
  }

  explain(reason: Reason): void {
    this.why = { reason: this.say(reason.key, reason.args), rule: reason.rule }
  }

  stillOpen(): Option[] {
    return candidates(this.decision, this.picking)
  }

  /** What an option does, in words that only change when it does something else. */
  meant(option: Option | undefined): string {
    if (!option) return ''
    const anyway = this.asking && option.action === this.pass?.action
    return `${this.decision?.kind} ${option.code} ${JSON.stringify(option.args)}${anyway ? ' anyway' : ''}`
  }

  /** The option a digit chooses; passing is 0, so that it never shares a key with anything else. */
  byDigit(index: number): Option | null {
    if (!this.decision) return null
    if (index === 9 && this.pass) return this.pass
    const list = this.choices.length ? this.choices : this.decision.options.filter((o) => o !== this.pass)
    return list[index] ?? null
  }

  /** Plays an option, but asks once before a pass that gives up something better. */
  async answer(option: Option): Promise<void> {
    if (this.busy) return
    if (option.action === this.pass?.action && this.better.length && !this.asking) {
      this.leave()
      this.picking = NOTHING
      this.asking = true
      return
    }
    await this.send([option.action])
  }

  /** The sentence that asks before such a pass: what could still be had, the best first. */
  passAsked(): string {
    const some = this.better.slice(0, NAMED).map((o) => this.confirmText(o))
    return t('pass-asks', { options: some.join('; '), more: this.better.length - some.length })
  }

  async confirm(): Promise<void> {
    if (this.picked) await this.answer(this.picked)
  }

  async send(actions: (number | string)[]): Promise<void> {
    const message = this.message
    if (!message || this.busy) return
    await this.during(async () => {
      const after = await api.move(this.table.id, this.seat, message.step, actions)
      this.lastMove = after.step
      this.returned = false
      prefs.remember(`seen-${this.table.id}-${this.seat}`, after.step)
      this.take(after)
      this.picking = NOTHING
    })
  }

  async undo(): Promise<void> {
    const message = this.message
    if (!message || this.busy) return
    if (this.picking.chosen.length || this.picking.action !== null || this.asking) {
      this.cancel()
      return
    }
    // Where the rule does not allow it the others are asked; where that is not done either, the server says why.
    const asks = !message.can_undo && this.table.undo !== 'rule' && !message.outcome
    await this.during(async () =>
      this.take(
        await (asks ? api.takeback(this.table.id, this.seat) : api.undo(this.table.id, this.seat, message.step)),
      ),
    )
  }

  /** Back to what the log said at an earlier step, on tables that allow it. */
  async rewind(to: number): Promise<void> {
    await this.during(async () => this.take(await api.rewind(this.table.id, to)))
  }

  async answerTakeback(accept: boolean): Promise<void> {
    await this.during(async () => void (await api.answerTakeback(this.table.id, this.seat, accept)))
  }

  async askHint(): Promise<void> {
    await this.during(async () => {
      this.hint = await api.hint(this.table.id, this.seat)
    })
  }

  /** Something the server is asked: one at a time, and what it refuses is said. */
  async during(what: () => Promise<void>): Promise<void> {
    this.busy = true
    this.trouble = null
    this.why = null
    try {
      await what()
    } catch (e) {
      this.troubled(e)
    } finally {
      this.busy = false
    }
  }

  troubled(e: unknown): void {
    if (!(e instanceof Refused)) throw e
    if (e.state) this.take(e.state)
    this.picking = NOTHING
    if (e.reason && this.has(e.reason.key)) this.explain(e.reason)
    else this.trouble = errorText(e)
  }

  stop(): void {
    this.stopped = true
    this.live?.stop()
  }
}

function sameQuestion(a: Decision | null, b: Decision | null): boolean {
  if (!a || !b) return a === b
  return a.kind === b.kind && JSON.stringify([a.args, a.options]) === JSON.stringify([b.args, b.options])
}

export function errorText(e: Refused): string {
  if (e.status === 0) return t('offline')
  for (const key of [`error-${e.key}`, `page-error-${e.key}`]) {
    if (i18n.texts.has(key)) return i18n.texts.say(key, e.args)
  }
  return t('failed')
}

/** A short sound and a notification, each only if it was asked for. */
function ring(text: string): void {
  if (prefs.sound) {
    const audio = new AudioContext()
    const tone = audio.createOscillator()
    const gain = audio.createGain()
    tone.frequency.value = 660
    gain.gain.setValueAtTime(0.12, audio.currentTime)
    gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4)
    tone.connect(gain).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + 0.4)
  }
  if (prefs.notify && 'Notification' in window && Notification.permission === 'granted') {
    new Notification(t('your-turn'), { body: text, icon: 'icon-192.png', tag: 'misto-turn' })
  }
}
