import './board.css'
import './streets.css'
import './tracks.css'
import './screens.css'
import type { GameModule } from '../module'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import City from './City.svelte'
import Picture from './Picture.svelte'
import { entry, isDrawn, pictured, stats, type View } from './plain'
import sprite from './sprite.svg?raw'

export const game: GameModule = {
  Board,
  Aside,
  City,
  sprite,
  stats,
  moment: (view) => ({ key: 'moment-welcome-to', facts: { round: view.round as number } }),
  quick: (kind) => kind === 'choose_pair',
  Picture,
  pictured,
  entry,
  drawn: (component, view) => isDrawn(component, view as unknown as View),
}
