import './board.css'
import './screens.css'
import type { GameModule } from '../module'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import City from './City.svelte'
import { stats } from './plain'
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
  drawn: (component) => component.startsWith('row:') || component.startsWith('hex:'),
}
