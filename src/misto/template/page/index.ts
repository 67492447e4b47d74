import { lastOf } from '../../lib/endings'
import type { GameModule } from '../module'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import City from './City.svelte'
import { isDrawn, type View } from './plain'

export const game: GameModule<View> = {
  Board,
  Aside,
  City,
  sprite: '',
  stats: (view, seat) => [{ key: 'points', value: view.streets[seat].points, big: true }],
  moment: (view) => ({ key: 'moment', facts: { round: view.round, rounds: view.rounds } }),
  isOpen: () => true,
  ended: (log) => lastOf(log, 'end'),
  quick: () => true,
  drawn: isDrawn,
}
