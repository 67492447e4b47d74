import type { GameModule } from '../module'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import City from './City.svelte'
import { ended, tie } from './end'
import Picture from './Picture.svelte'
import { ending, entry, flights, helpAs, isDrawn, isSmall, places, seatFacts, stats, type View } from './plain'
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
  places,
  helpAs,
  Picture,
  pictured: (component) => (/^(card|event|governor)/.test(component) ? 'card' : 'wide'),
  entry,
  ending,
  pointed: { sell_choose: 'tiles', use_library: 'area:$:library', mine_use: 'area:$:gold_mine' },
  drawn: isDrawn,
}
