/** What a game gives to the shell: how to draw a view. What may be done comes from the server. */
import type { Component } from 'svelte'
import type { Play } from '../lib/play.svelte'
import type { Flight } from '../lib/flights'
import type { GameEvent, Line, StateMessage } from '../lib/wire'

export interface Stat {
  /** a key of the page's texts, `page-stat-<key>` */
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

export interface GameModule {
  /** the shared things and my own */
  Board: Component<{ play: Play }>
  /** on wide screens the right column above the log: the others' */
  Aside: Component<{ play: Play }>
  /** one seat's city or sheet */
  City: Component<{ play: Play; seat: number }>
  sprite: string
  /** the numbers that matter about a seat */
  stats: (view: Record<string, unknown>, seat: number, message: StateMessage) => Stat[]
  /** page text key and facts of the small line under the game's name */
  moment: (view: Record<string, unknown>) => { key: string; facts: Record<string, unknown> }
  /** kinds of decision that are one of many small taps: a tap plays at once, undo takes it back */
  quick: (kind: string) => boolean
  /** components that are on the board, as the view draws them; others become buttons */
  drawn: (component: string, view: Record<string, unknown>) => boolean
  /** what travels on the table when an event happens */
  about?: (component: string, play: Play) => About | null
  /** draws a component by the name its entry in the rulebook has: `card:bakery` */
  Picture?: Component<{ component: string }>
  /** whether that is as small as a card or takes the width of the text; null if it is not drawn */
  pictured?: (component: string) => 'card' | 'wide' | null
  /** the component whose entry in the rulebook explains a line of a score */
  entry?: (line: Line) => string
  flights?: (event: GameEvent) => Flight[]
}
