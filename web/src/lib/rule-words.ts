/** At which tables a paragraph holds, in the words of the room's own options. */
import { i18n, t } from './i18n.svelte'
import { folded } from './rule-search'
import { partsOf } from './rulebook'

export function conditionText(game: string, when: string): string {
  return when
    .split('&')
    .map((one) => oneCondition(game, one.trim()))
    .join(' · ')
}

function oneCondition(game: string, condition: string): string {
  const { key, isNot, values } = partsOf(condition)
  if (key === 'seats') return values.map((n) => t('rules-seats', { seats: Number(n) })).join(', ')
  const title = said(`${game}-opt-${key}`) ?? key
  // What is on needs no value: "Events". What is anything but off neither: "Solo game".
  if (isNot || values.join() === 'true') return title
  const named = values.map((v) => said(`${game}-opt-${key}-${v}`) ?? v)
  const value = new Intl.ListFormat(i18n.lang, { type: 'disjunction' }).format(named)
  // "with the expansion Plus" says itself what it is.
  const root = folded(title.split(' ')[0]).slice(0, -2)
  return root.length > 3 && folded(value).includes(root) ? value : `${title}: ${value}`
}

function said(key: string): string | null {
  return i18n.texts.has(key) ? i18n.texts.say(key) : null
}
