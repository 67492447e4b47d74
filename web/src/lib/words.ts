/** A table in words: prompts, options, reasons, events and components, in the room's own messages. */
import type { Texts } from './fluent'
import { actor } from './log'
import type { Facts, GameEvent, Option } from './wire'

/** Whose words are spoken. */
export interface Spoken {
  texts: Texts
  game: string
  /** which facts name components or seats */
  names: Record<string, string>
  /** what the seats are called */
  seats: string[]
}

/** how many better options a pass is asked about by name */
const NAMED = 3
/** events that the table tells, not the room: undo, resigning */
const TABLE = 'table-'

export class Words {
  constructor(private readonly spoken: () => Spoken) {}

  say(key: string, facts: Facts = {}): string {
    const { texts, game, names, seats } = this.spoken()
    return texts.tell(game, names, key, facts, seats)
  }

  /** A sentence in the page's own words, where the terminal's need numbers of places that the page shows. */
  shown(key: string, facts: Facts): string {
    const { texts, game, names, seats } = this.spoken()
    const own = `${game}-page-${key}`
    return texts.has(own) ? texts.tell(game, names, key, facts, seats, own) : this.say(key, facts)
  }

  /** A text of the page that a game says in its own way, or leaves to the page. */
  page(key: string, facts: Record<string, unknown> = {}): string {
    const { texts, game } = this.spoken()
    const own = `${game}-page-${key}`
    return texts.say(texts.has(own) ? own : `page-${key}`, facts)
  }

  /** An event as a sentence: the room's, or the table's own. */
  told(event: GameEvent): string {
    const { texts, seats } = this.spoken()
    if (event.kind.startsWith(TABLE))
      return texts.say(`page-event-${event.kind}`, { name: seats[Number(event.facts.seat)] ?? '' })
    return this.shown(`event-${event.kind}`, event.facts)
  }

  /** The seat an event is about, or -1. */
  actorOf(event: GameEvent): number {
    if (event.kind.startsWith(TABLE)) return Number(event.facts.seat ?? -1)
    return actor(event, this.spoken().names)
  }

  has(key: string): boolean {
    const { texts, game } = this.spoken()
    return texts.has(`${game}-${key}`)
  }

  /** A component's name: `card`, `bakery` to "Bakery". */
  named(prefix: string, id: string | number): string {
    const { texts, game } = this.spoken()
    return texts.say(`${game}-${prefix}-${id}`)
  }

  /** What is written about a component, in words; empty if nothing is. */
  helpOn(key: string, attribute = 'help'): string {
    const { texts, game } = this.spoken()
    return texts.attribute(`${game}-${key}`, attribute) ?? ''
  }

  /** What a press on something does: its one option, a few of them, or how many there are to choose from. */
  does(options: Option[]): string {
    const told = [...new Set(options.map((o) => this.shown(o.key, o.args)))]
    const some =
      told.length > NAMED ? this.spoken().texts.say('page-choices-here', { count: told.length }) : told.join('; ')
    return some.charAt(0).toLocaleUpperCase() + some.slice(1)
  }

  /** The sentence that asks before a pass: what could still be had, the best first. */
  passAsked(better: Option[]): string {
    const some = better.slice(0, NAMED).map((o) => this.shown(o.key, o.args))
    const facts = { options: some.join('; '), more: better.length - some.length }
    return this.spoken().texts.say('page-pass-asks', facts)
  }
}
