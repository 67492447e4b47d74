import type { GameModule } from '../module'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import City from './City.svelte'
import { ended, rival, tie } from './end'
import Picture from './Picture.svelte'
import { ending, entry, flights, places, seatFacts, stats, type View } from './plain'
import sprite from './sprite.svg?raw'

export const game: GameModule<View> = {
  Board,
  Aside,
  broadAside: true,
  City,
  sprite,
  stats,
  seatFacts,
  moment: (view) => ({
    key: 'moment',
    facts: { round: view.round, stacks: view.stacks },
  }),
  isOpen: () => true,
  ended,
  tie,
  rival,
  quick: (kind) => kind === 'take',
  Picture,
  pictured: (component) => (component === 'architect' ? null : 'card'),
  entry,
  ending,
  pointed: { place: 'held' },
  flights,
  places,
  drawn: (component) => component.startsWith('row:') || component.startsWith('hex:'),
}
