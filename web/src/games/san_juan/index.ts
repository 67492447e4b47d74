import './board.css'
import './table.css'
import './city.css'
import './screens.css'
import { t } from '../../lib/i18n.svelte'
import type { About, GameModule } from '../module'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import City from './City.svelte'
import Picture from './Picture.svelte'
import { effectOf, entry, flights, hue, isDrawn, isSmall, stats, WHEN, type View } from './plain'
import sprite from './sprite.svg?raw'
import { page } from './words'

const about: GameModule<View>['about'] = (component, play): About | null => {
  const [what, a, b] = component.split(':')
  const view = play.view
  if (what === 'role')
    return { title: play.named('role', a), icon: `sj-role-${a}`, text: play.helpOn(`role-${a}`), facts: [] }
  if (what === 'event')
    return {
      title: play.named('event_card', a),
      icon: `sj-event-${a}`,
      text: play.helpOn(`event_card-${a}`),
      facts: [],
    }
  const card = what === 'area' ? b : what === 'seat' ? '' : a
  if (!(card in view.costs)) return null
  const when = WHEN[card]
  const facts = [
    { label: t('fact-cost'), value: view.costs[card] },
    { label: t('stat-points'), value: view.vp[card] || '★' },
    ...(when
      ? [{ label: page('when'), value: when in view.roles ? play.named('role', when) : page(`when-${when}`) }]
      : []),
  ]
  return { title: play.named('card', card), icon: `sj-${card}`, tone: hue(card), text: effectOf(play, card), facts }
}

export const game: GameModule<View> = {
  Board,
  Aside,
  City,
  sprite,
  stats,
  moment: (view) => ({ key: 'moment', facts: { round: view.round } }),
  quick: isSmall,
  about,
  flights,
  Picture,
  pictured: (component) => (/^(card|event|governor)/.test(component) ? 'card' : 'wide'),
  entry,
  drawn: isDrawn,
}
