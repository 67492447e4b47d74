import './board.css'
import type { GameModule } from '../module'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import City from './City.svelte'
import { isDrawn, isSmall, stats, type View } from './plain'
import sprite from './sprite.svg?raw'

export const game: GameModule = {
  Board,
  Aside,
  City,
  sprite,
  stats,
  moment: (view) => ({ key: 'moment-san-juan', facts: { round: view.round as number } }),
  quick: isSmall,
  drawn: (component, view) => isDrawn(component, view as unknown as View),
}
