import './board.css'
import type { GameModule } from '../module'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import City from './City.svelte'
import { flights, isMarketHere, stats, type View } from './plain'
import sprite from './sprite.svg?raw'

export const game: GameModule = {
  Board,
  Aside,
  City,
  sprite,
  stats,
  moment: (view) => ({
    key: view.expansion === 'harbor' ? 'moment-machi-koro-harbor' : 'moment-machi-koro',
    facts: { turn: view.turn as number },
  }),
  quick: () => false,
  flights,
  drawn: (component, view) => isMarketHere(component, view as unknown as View),
}
