/** The board of a game that has no folder here: a package on the server brings it, or it is not drawn yet. */
import type { GameModule } from '../games/module'
import { i18n } from '../lib/i18n.svelte'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import City from './City.svelte'
import { facts } from './lists'

export const game: GameModule = {
  Board,
  Aside,
  City,
  sprite: '',
  stats: (_, seat, message) => {
    const lines = message.sheets[seat] ?? []
    return [{ key: 'points', value: lines.reduce((sum, line) => sum + line.points, 0), big: true }]
  },
  moment: (view) => {
    const key = i18n.texts.has(`${view.game}-page-moment`) ? 'moment' : 'plain-moment'
    return { key, facts: facts(view) }
  },
  quick: () => true,
  drawn: () => false,
}
