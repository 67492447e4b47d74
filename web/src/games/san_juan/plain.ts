/** San Juan without drawing: what the view says, and which part of the board an option means. */
import type { Flight } from '../../lib/flights'
import { sentences } from '../../lib/part'
import type { Play } from '../../lib/play.svelte'
import type { Decision, Facts, GameEvent, Line, RoomView, StateMessage } from '../../lib/wire'
import type { Ending, Stat } from '../module'
import catalog from './catalog.json'

export type View = RoomView<'san_juan'>
export type Area = View['areas'][number]
export type Building = Area['buildings'][number]

export const GOODS = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver']
export const MADE: Record<string, string> = catalog.goods
export const ROLES: string[] = catalog.roles
/** when a building works: in a role's phase, at a round's start, at the end, or always */
export const WHEN: Record<string, string | undefined> = catalog.when
export const SPACES = 12
/** what is printed on a card */
export const PRINTED: Record<string, { cost: number; vp: number }> = Object.fromEntries(
  catalog.cards.map((c) => [c.id, c]),
)
export const TILES: number[][] = catalog.tiles
const ORDER = catalog.cards.map((c) => c.id)

export function hue(card: string): string {
  return MADE[card] ?? 'violet'
}

/** What explains a card before its `help` does: two buildings differ in the first edition. */
export function helpAs(view: View): string {
  return view.edition === 1 ? 'first' : ''
}

/** What a building does, in words. */
export function effectOf(play: Play<View>, card: string): string {
  const other = helpAs(play.view)
  return (other && play.helpOn(`card-${card}`, other)) || play.helpOn(`card-${card}`)
}

/** Cards from the deck to a hand and from a hand to a city, goods to the pile of discards. */
export function flights({ kind, facts }: GameEvent): Flight[] {
  const seat = `seat:${facts.seat}`
  const count = Number(facts.count ?? 1)
  const good = GOODS.includes(String(facts.good)) ? `sj-good-${facts.good}` : 'sj-role-producer'
  if (/^(draw|council)(_own)?$/.test(kind)) return [{ from: 'deck', to: seat, icon: 'sj-ui-cards', count }]
  if (kind === 'produce') return [{ from: 'deck', to: seat, icon: good, count: 1 }]
  if (kind === 'sell') return [{ from: seat, to: 'discards', icon: good, count: 1 }]
  if (kind === 'build')
    return [{ from: seat, to: `area:${facts.seat}:${facts.card}`, icon: `sj-${facts.card}`, count: 1 }]
  return []
}

/** A role or an event that was taken, a building that came or went or was used. */
export function places({ kind, facts }: GameEvent): string[] {
  const seat = `seat:${facts.seat}`
  if (kind === 'role' || kind === 'visit') return [`role:${facts.role}`, seat]
  if (kind === 'activate') return [`event:${facts.event}`, seat]
  if (/^(cover|raze|uses|store)/.test(kind)) return [`area:${facts.seat}:${facts.card}`, seat]
  return /^(keep|gain|spend)/.test(kind) ? [seat] : []
}

export function isProduction(card: string): boolean {
  return card in MADE
}

/** What can lie on a building: the good it makes, or the customs' own. */
export function goodOf(card: string): string | null {
  return isProduction(card) ? MADE[card] : card === 'customs_office' ? 'customs' : null
}

/** A hand as cards one by one, in the order of the rulebook. */
export function handCards(area: Area): { card: string; count: number }[] {
  return Object.entries(area.hand ?? {})
    .map(([card, count]) => ({ card, count }))
    .sort((a, b) => ORDER.indexOf(a.card) - ORDER.indexOf(b.card))
}

/** Drawn cards, the same ones in one slot as in a hand. */
export function drawnCards(drawn: string[]): { card: string; count: number }[] {
  return [...new Set(drawn)].map((card) => ({ card, count: drawn.filter((c) => c === card).length }))
}

/**
 * The name by which options touch a building. Where a building is covered or razed, the one with a
 * good on it has a name of its own.
 */
export function partOf(building: Building, seat: number, decision: Decision | null): string {
  const name = `area:${seat}:${building.card}`
  const apart = decision?.options.some((o) => o.verb === 'cover' || o.verb === 'raze') ?? false
  return apart && building.good ? `${name}:full` : name
}

export interface Bill {
  card: string
  printed: number
  due: number
  /** what was given: goods, and cards that are gone */
  given: string[]
  /** cards of the hand that are marked to be given */
  marked: string[]
}

/** A building being paid for, with what is marked but not confirmed yet; null where nothing is paid. */
export function billOf(view: View, marked: string[]): Bill | null {
  const { payment } = view
  if (!payment) return null
  const given = [...(payment.goods ?? []).map((good) => `good-${good}`), ...(payment.paid ?? [])]
  const due = payment.cost ?? payment.owed + given.length
  return { card: payment.card, printed: view.costs[payment.card], due, given, marked }
}

/** What a card costs whoever is asked to build it now: an option or its refusal says so. */
export function costNow(decision: Decision | null, part: string): number | null {
  const said =
    decision?.options.find((o) => o.verb === 'build' && o.touches.includes(part))?.args.cost ??
    decision?.refused.find((r) => r.touches.includes(part))?.reason.args.cost
  return typeof said === 'number' ? said : null
}

/** The prices in view: the tile that counts now or, once all are known, the next one. */
export function shownTiles(view: View): number[][] {
  if (!view.tiles.length) return []
  if (view.prices) return [view.prices, ...view.tiles.filter((t) => t !== view.prices)].slice(0, 5)
  const n = view.tiles.length
  return view.tiles.map((_, i) => view.tiles[(view.tile_at + i) % n])
}

export function stats(view: View, seat: number, _message: StateMessage): Stat[] {
  const area = view.areas[seat]
  return [
    { key: 'buildings', value: area.size, of: SPACES, icon: 'sj-ui-house', quiet: true },
    { key: 'hand', value: area.hand_size, icon: 'sj-ui-cards', quiet: true },
    { key: 'goods', value: area.goods, icon: 'sj-role-producer', quiet: true },
    { key: 'points', value: area.points, icon: 'sj-ui-vp', big: true },
  ]
}

/** The facts of the sentence that says what a seat has. */
export function seatFacts(view: View, seat: number): Facts {
  const { size, hand_size: hand, goods, points } = view.areas[seat]
  return { seat, size, hand, goods, points }
}

/** so near the last place of a city a rival is when the coach warns */
const NEAR = 2

/** A rival whose city is nearly full. */
export function ending(view: View, mine: number): Ending | null {
  const seat = view.areas.findIndex((area, s) => s !== mine && area.size >= SPACES - NEAR)
  return seat < 0 ? null : { key: 'ending', facts: { seat, size: view.areas[seat].size }, rule: 'SJ-13.1' }
}

/** A card in words: what it costs now, what it is worth, and what it does. */
export function cardWords(play: Play<View>, card: string, cost = play.view.costs[card]): string {
  return sentences(play.say('about-short-card', { card, cost, points: play.view.vp[card] }), effectOf(play, card))
}

/** The entry of the rulebook that a line of the score is about. */
export function entry({ key, facts }: Line): string {
  return `card:${facts.card ?? key}`
}

/**
 * Questions whose every tap is one small, reversible answer. Cards of a hand are not among them: their slots would
 * close up under the finger, so they are marked and given as a whole.
 */
const SMALL = ['tax_discard', 'market_goods', 'produce_choose', 'sell_choose', 'mine_pick']

export function isSmall(kind: string): boolean {
  return SMALL.includes(kind)
}

export function isDrawn(component: string, view: View): boolean {
  const [what, a, b] = component.split(':')
  if (what === 'role') return true
  if (what === 'event') return view.event_row.includes(a)
  if (what === 'hand') return (view.areas[view.seat]?.hand?.[a] ?? 0) > 0
  if (what === 'drawn') return view.drawn.includes(a)
  if (what === 'table') return view.cathedral === 'table'
  if (what === 'area') return view.areas[Number(a)]?.buildings.some((x) => x.card === b) ?? false
  return false
}
