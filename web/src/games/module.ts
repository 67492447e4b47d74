/** What a game gives to the shell: how to draw a view. What may be done comes from the server. */
import type { Component } from 'svelte'
import type { Play } from '../lib/play.svelte'
import type { Flight } from '../lib/flights'
import type { Facts, GameEvent, Line, Option, StateMessage, View } from '../lib/wire'

export interface Stat {
  /** a key of the game's texts, `<game>-page-stat-<key>`, or of the page's, `page-stat-<key>` */
  key: string
  value: number
  of?: number
  icon?: string
  big?: boolean
  /** a change of it is no gain and no loss by itself: it is told, but nothing floats up */
  quiet?: boolean
  /** a class that colours the number */
  tone?: string
}

export interface Ending {
  key: string
  facts: Facts
  rule: string
}

/** A sentence of the game's own texts: `<game>-<key>`, with its facts. */
export interface Saying {
  key: string
  facts: Facts
}

/** `V` is the game's own view: nobody but the game looks into it. */
export interface GameModule<V = View> {
  /** the shared things and my own */
  Board: Component<{ play: Play<V> }>
  /** on wide screens the right column above the log: the others' */
  Aside: Component<{ play: Play<V> }>
  /** whether it takes two columns, with the log in the second */
  broadAside?: boolean
  /** one seat's city or sheet */
  City: Component<{ play: Play<V>; seat: number }>
  /** what only this game lets people set, in the table's menu */
  Menu?: Component
  sprite: string
  /** the numbers that matter about a seat */
  stats: (view: V, seat: number, message: StateMessage) => Stat[]
  /** the facts of `<game>-about-short-seat`, the sentence that says what a seat has */
  seatFacts?: (view: V, seat: number) => Facts
  /** key, of the game's own texts, and facts of the small line under the game's name: `<game>-page-<key>` */
  moment: (view: V) => { key: string; facts: Record<string, unknown> }
  /** answers that are one of many small taps: a tap plays at once, undo takes it back */
  quick: (kind: string, option?: Option) => boolean
  /** kinds of decision that ask yes or no: both stand as buttons, also where the yes is on the board */
  yesNo?: (kind: string) => boolean
  /** kinds of decision whose only answer needs no asking: it is given by itself */
  forced?: (kind: string) => boolean
  /** components that are on the board, as the view draws them; others become buttons */
  drawn: (component: string, view: V) => boolean
  /** whether nobody at the table knows more than the others: then the screen changes hands without a curtain */
  isOpen?: (view: V) => boolean
  /** why a finished game is over */
  ended?: (log: GameEvent[], view: V) => Saying | null
  /** what decides between equal points: more of it is better; said as `<game>-page-tie` */
  tie?: (view: V, seat: number) => { value: number; facts: Facts }
  /** whom a person alone plays against, with a name of the game's texts, `<game>-<name>`; null if nobody */
  rival?: (view: V) => { name: string; points: number } | null
  /** draws a component by the name its entry in the rulebook has: `card:bakery` */
  Picture?: Component<{ component: string }>
  /** whether that is as small as a card or takes the width of the text; null if it is not drawn */
  pictured?: (component: string) => 'card' | 'wide' | null
  /** the component whose entry in the rulebook explains a line of a score */
  entry?: (line: Line) => string
  /** a sign that the game may soon end for a seat: what the coach warns of, `<game>-coach-<key>` */
  ending?: (view: V, seat: number) => Ending | null
  /** what the coach points at with a kind of decision, where that is not what its options touch; `$` is my seat */
  pointed?: Readonly<Record<string, string>>
  /** what travels on the table when an event happens */
  flights?: (event: GameEvent) => Flight[]
  /** the components an event is about: marked while a move is told, beside the ends of its flights */
  places?: (event: GameEvent) => string[]
  /** the attribute of a component's text that explains it at this table before its `help` does, if it has one */
  helpAs?: (view: V) => string
}
