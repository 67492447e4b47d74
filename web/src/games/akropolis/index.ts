import './board.css'
import './screens.css'
import type { GameModule } from '../module'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import City from './City.svelte'
import Picture from './Picture.svelte'
import { entry, stats, type View } from './plain'
import sprite from './sprite.svg?raw'

export const game: GameModule<View> = {
  Board,
  Aside,
  City,
  sprite,
  stats,
  moment: (view) => ({
    key: 'moment',
    facts: { round: view.round, stacks: view.stacks },
  }),
  quick: (kind) => kind === 'take',
  Picture,
  pictured: (component) => (component === 'architect' ? null : 'card'),
  entry,
  drawn: (component) => component.startsWith('row:') || component.startsWith('hex:'),
}
