import type { GameModule } from '../module'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import City from './City.svelte'
import { ended, tie } from './end'
import Picture from './Picture.svelte'
import { ending, entry, flights, isMarketHere, places, seatFacts, stats, type View } from './plain'
import sprite from './sprite.svg?raw'

export const game: GameModule<View> = {
  Board,
  Aside,
  City,
  sprite,
  stats,
  seatFacts,
  moment: (view) => ({
    key: view.expansion === 'harbor' ? 'moment-harbor' : 'moment',
    facts: { turn: view.turn },
  }),
  isOpen: () => true,
  ended,
  tie,
  quick: () => false,
  flights,
  places,
  Picture,
  pictured: () => 'card',
  entry,
  ending,
  drawn: isMarketHere,
}
