import './board.css'
import './streets.css'
import './tracks.css'
import './screens.css'
import type { GameModule } from '../module'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import City from './City.svelte'
import Menu from './Menu.svelte'
import Picture from './Picture.svelte'
import { entry, isDrawn, pictured, stats, type View } from './plain'
import sprite from './sprite.svg?raw'

export const game: GameModule<View> = {
  Board,
  Aside,
  City,
  Menu,
  sprite,
  stats,
  moment: (view) => ({ key: 'moment', facts: { round: view.round } }),
  quick: (kind) => kind === 'choose_pair',
  Picture,
  pictured,
  entry,
  drawn: isDrawn,
}
