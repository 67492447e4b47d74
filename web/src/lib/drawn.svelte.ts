/** A table as its game draws it and says it, played at or not: what lies there has a name, what happened a sentence. */
import type { GameModule } from '../games/module'
import type { Flight } from './flights'
import type { Texts } from './fluent'
import { Table, type News } from './table.svelte'
import { Words } from './words'
import type { Facts, GameEvent, GameInfo, Option, Seat, StateMessage, View } from './wire'

/** The reader's language. */
export interface Speech {
  texts: () => Texts
  /** what a seat is called */
  called: (seat: Seat) => string
}

export class Drawn<V = View> extends Table<V> {
  game: GameModule<V> = $state.raw<GameModule<V>>()!
  info: GameInfo = $state.raw<GameInfo>()!
  /** what travels on the table because of the last message */
  flights: Flight[] = $state.raw([])
  readonly names: string[] = $derived(this.table?.seats.map((s) => this.speech.called(s)) ?? [])
  readonly words = new Words(() => ({
    texts: this.speech.texts(),
    game: this.table.game,
    names: this.info.names,
    seats: this.names,
  }))

  constructor(private readonly speech: Speech) {
    super()
  }

  override take(message: StateMessage, leaves?: () => void): News | null {
    const news = super.take(message, leaves)
    if (news) this.flights = this.game.flights ? news.events.flatMap(this.game.flights) : []
    return news
  }

  /** Nobody here may know more than the others: the screen changes hands as it is. */
  protected get isOpen(): boolean {
    return this.table.open_information || (this.game.isOpen?.(this.view) ?? false)
  }

  /** Whether a component is on the board. What a question of yes and no is about is not: its yes is a button, and what
   *  else may be done stays on the board. */
  protected isDrawn(component: string): boolean {
    const kind = this.decision?.kind ?? ''
    const isAsked = component.startsWith(`${kind}:`) && !!this.game?.yesNo?.(kind)
    return !isAsked && (this.game?.drawn(component, this.view) ?? false)
  }

  say = (key: string, facts: Facts = {}): string => this.words.say(key, facts)
  page = (key: string, facts: Record<string, unknown> = {}): string => this.words.page(key, facts)
  named = (prefix: string, id: string | number): string => this.words.named(prefix, id)
  helpOn = (key: string, attribute = 'help'): string => this.words.helpOn(key, attribute)
  told = (event: GameEvent): string => this.words.told(event)
  actorOf = (event: GameEvent): number => this.words.actorOf(event)
  optionText = (option: Option): string => this.words.say(option.key, option.args)
  /** What the confirming button says: the place is in sight, so that it need not be spelt. */
  confirmText = (option: Option): string => this.words.shown(option.key, option.args)

  /** What the things that an option names do, for whoever has not learnt them yet. */
  helpWith(option: Option): string {
    const named = Object.entries(option.args).filter(([fact]) => this.info.names[fact])
    const keys = named.map(([fact, value]) => `${this.info.names[fact]}-${value}`)
    const other = this.game.helpAs?.(this.view)
    return keys.map((key) => (other && this.helpOn(key, other)) || this.helpOn(key)).find(Boolean) ?? ''
  }
}
