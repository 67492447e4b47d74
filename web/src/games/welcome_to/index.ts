import type { GameModule } from '../module'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import City from './City.svelte'
import { ended, rival, tie } from './end'
import Menu from './Menu.svelte'
import Picture from './Picture.svelte'
import { ending, entry, flights, isDrawn, isQuick, pictured, places, seatFacts, stats, type View } from './plain'
import sprite from './sprite.svg?raw'

export const game: GameModule<View> = {
  Board,
  Aside,
  City,
  Menu,
  sprite,
  stats,
  seatFacts,
  moment: (view) => ({ key: 'moment', facts: { round: view.round } }),
  quick: isQuick,
  ended,
  tie,
  rival,
  yesNo: (kind) => kind === 'park' || kind === 'pool',
  forced: (kind) => kind === 'end_turn',
  Picture,
  pictured,
  entry,
  ending,
  pointed: { temp_delta: 'track:$:temp_places' },
  flights,
  places,
  drawn: isDrawn,
}
