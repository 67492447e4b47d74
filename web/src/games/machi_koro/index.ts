import './board.css'
import './city.css'
import './screens.css'
import { t } from '../../lib/i18n.svelte'
import type { About, GameModule } from '../module'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import City from './City.svelte'
import Picture from './Picture.svelte'
import { CARD, entry, flights, isMarketHere, LANDMARK_COST, range, stats, type View } from './plain'
import sprite from './sprite.svg?raw'
import { page } from './words'

const about: GameModule<View>['about'] = (component, play): About | null => {
  const [what, a, b] = component.split(':')
  const view = play.view
  if (what === 'landmark') {
    const facts = [{ label: t('fact-cost'), value: LANDMARK_COST[b] }]
    return { title: play.named('landmark', b), icon: `mk-${b}`, text: play.helpOn(`landmark-${b}`), facts }
  }
  const card = CARD[what === 'market' ? a : what === 'city' ? b : '']
  if (!card) return null
  const facts = [
    { label: page('numbers'), value: range(card.rolls) },
    { label: t('fact-cost'), value: view.costs[card.id] },
    { label: page('in-market'), value: view.market[card.id] ?? 0 },
  ]
  return {
    title: play.named('card', card.id),
    icon: `mk-${card.id}`,
    tone: card.colour,
    text: play.helpOn(`card-${card.id}`),
    facts,
  }
}

export const game: GameModule<View> = {
  Board,
  Aside,
  City,
  sprite,
  stats,
  moment: (view) => ({
    key: view.expansion === 'harbor' ? 'moment-harbor' : 'moment',
    facts: { turn: view.turn },
  }),
  quick: () => false,
  about,
  flights,
  Picture,
  pictured: () => 'card',
  entry,
  drawn: isMarketHere,
}
