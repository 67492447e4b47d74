/** What a game gives to the shell: how to draw a view. What may be done comes from the server. */
import type { Component } from 'svelte'
import type { Play } from '../lib/play.svelte'
import type { Flight } from '../lib/flights'
import type { GameEvent, Line, StateMessage, View } from '../lib/wire'

export interface Stat {
  /** a key of the game's texts, `<game>-page-stat-<key>`, or of the page's, `page-stat-<key>` */
  key: string
  value: number
  of?: number
  icon?: string
  big?: boolean
  /** a class that colours the number */
  tone?: string
}

/** What a component is, for whoever asks. */
export interface About {
  title: string
  icon: string
  tone?: string
  text: string
  facts: { label: string; value: string | number }[]
}

/** `V` is the game's own view: nobody but the game looks into it. */
export interface GameModule<V = View> {
  /** the shared things and my own */
  Board: Component<{ play: Play<V> }>
  /** on wide screens the right column above the log: the others' */
  Aside: Component<{ play: Play<V> }>
  /** one seat's city or sheet */
  City: Component<{ play: Play<V>; seat: number }>
  /** what only this game lets people set, in the table's menu */
  Menu?: Component
  sprite: string
  /** the numbers that matter about a seat */
  stats: (view: V, seat: number, message: StateMessage) => Stat[]
  /** key, of the game's own texts, and facts of the small line under the game's name: `<game>-page-<key>` */
  moment: (view: V) => { key: string; facts: Record<string, unknown> }
  /** kinds of decision that are one of many small taps: a tap plays at once, undo takes it back */
  quick: (kind: string) => boolean
  /** components that are on the board, as the view draws them; others become buttons */
  drawn: (component: string, view: V) => boolean
  /** what a component is; null if there is nothing to say */
  about?: (component: string, play: Play<V>) => About | null
  /** draws a component by the name its entry in the rulebook has: `card:bakery` */
  Picture?: Component<{ component: string }>
  /** whether that is as small as a card or takes the width of the text; null if it is not drawn */
  pictured?: (component: string) => 'card' | 'wide' | null
  /** the component whose entry in the rulebook explains a line of a score */
  entry?: (line: Line) => string
  /** what travels on the table when an event happens */
  flights?: (event: GameEvent) => Flight[]
}
