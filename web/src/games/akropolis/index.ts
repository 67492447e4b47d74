import './board.css'
import './screens.css'
import type { GameModule } from '../module'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import City from './City.svelte'
import Picture from './Picture.svelte'
import { entry, stats } from './plain'
import sprite from './sprite.svg?raw'

export const game: GameModule = {
  Board,
  Aside,
  City,
  sprite,
  stats,
  moment: (view) => ({
    key: 'moment-akropolis',
    facts: { round: view.round as number, stacks: view.stacks as number },
  }),
  quick: (kind) => kind === 'take',
  Picture,
  pictured: (component) => (component === 'architect' ? null : 'card'),
  entry,
  drawn: (component) => component.startsWith('row:') || component.startsWith('hex:'),
}
