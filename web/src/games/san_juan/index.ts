import type { GameModule } from '../module'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import City from './City.svelte'
import { ended, tie } from './end'
import Picture from './Picture.svelte'
import { ending, entry, flights, isDrawn, isSmall, seatFacts, stats, type View } from './plain'
import sprite from './sprite.svg?raw'

export const game: GameModule<View> = {
  Board,
  Aside,
  City,
  sprite,
  stats,
  seatFacts,
  moment: (view) => ({ key: 'moment', facts: { round: view.round } }),
  ended,
  tie,
  quick: isSmall,
  flights,
  Picture,
  pictured: (component) => (/^(card|event|governor)/.test(component) ? 'card' : 'wide'),
  entry,
  ending,
  drawn: isDrawn,
}
