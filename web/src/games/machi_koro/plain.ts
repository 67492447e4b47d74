/** Machi Koro without drawing: what the view says, in the order the board shows it. */
import type { GameEvent, StateMessage } from '../../lib/wire'
import type { Stat } from '../module'
import catalog from './catalog.json'

export interface Card {
  id: string
  colour: string
  rolls: number[]
  symbol: string
  does: string
  amount: number
  per: string
  needs_harbor: boolean
}

export interface City {
  coins: number
  cards: Record<string, number>
  landmarks: Record<string, boolean>
  city_hall: boolean
  points: number
  income: number[]
}

export interface View {
  game: string
  seat: number
  expansion: string
  turn: number
  active: number
  asked: string
  dice: number[]
  added: number
  partner: number
  taking: string | null
  cities: City[]
  market: Record<string, number>
  costs: Record<string, number>
  deck: number
  over: boolean
}

export const CARDS: Card[] = catalog.cards
export const CARD: Record<string, Card> = Object.fromEntries(CARDS.map((c) => [c.id, c]))
export const LANDMARK_COST: Record<string, number> = Object.fromEntries(catalog.landmarks.map((l) => [l.id, l.cost]))

export interface Group {
  key: string
  cards: Card[]
}

/** The market in shelves by activation number, the major establishments on their own. */
export function shelves(view: View): Group[] {
  const here = CARDS.filter((c) => c.id in view.market)
  const within = (low: number, high: number) =>
    here
      .filter((c) => c.colour !== 'purple' && c.rolls[0] >= low && c.rolls[0] <= high)
      .sort((a, b) => a.rolls[0] - b.rolls[0] || a.rolls.length - b.rolls.length)
  const groups = [
    { key: '1–3', cards: within(1, 3) },
    { key: '4–6', cards: within(4, 6) },
    { key: '7–8', cards: within(7, 8) },
    { key: '9–14', cards: within(9, 14) },
    { key: 'major', cards: here.filter((c) => c.colour === 'purple') },
  ]
  return groups.filter((g) => g.cards.length)
}

export function range(rolls: number[]): string {
  return rolls.length === 1 ? String(rolls[0]) : `${rolls[0]}–${rolls[rolls.length - 1]}`
}

/** A city's cards in the order of their numbers. */
export function stacks(city: City): { card: Card; count: number }[] {
  return CARDS.filter((c) => city.cards[c.id])
    .map((card) => ({ card, count: city.cards[card.id] }))
    .sort((a, b) => a.card.rolls[0] - b.card.rolls[0])
}

export function marks(city: City): { id: string; built: boolean; cost: number }[] {
  return Object.entries(city.landmarks)
    .map(([id, built]) => ({ id, built, cost: LANDMARK_COST[id] }))
    .sort((a, b) => a.cost - b.cost)
}

export interface Flow {
  from: number | null
  to: number
  card: string
  coins: number
}

/** Who paid whom since the last roll of the dice. */
export function flows(log: GameEvent[]): Flow[] {
  let start = -1
  for (let i = log.length - 1; i >= 0; i--) {
    if (log[i].kind === 'roll' || log[i].kind === 'reroll') {
      start = i
      break
    }
  }
  const out: Flow[] = []
  for (const { kind, facts } of start < 0 ? [] : log.slice(start)) {
    const coins = Number(facts.coins ?? 0)
    if (kind === 'pay') out.push({ from: Number(facts.seat), to: Number(facts.taker), card: String(facts.card), coins })
    else if (kind === 'income') out.push({ from: null, to: Number(facts.seat), card: String(facts.card), coins })
  }
  return out
}

export function stats(view: Record<string, unknown>, seat: number, _message: StateMessage): Stat[] {
  const city = (view as unknown as View).cities[seat]
  const all = Object.values(city.landmarks)
  return [
    { key: 'landmarks', value: all.filter(Boolean).length, of: all.length, icon: 'mk-s-major' },
    { key: 'coins', value: city.coins, icon: 'mk-coin', big: true },
  ]
}

/** Heights of the chart: what each roll brings on my turn. */
export function bars(city: City, twoDice: number): { roll: number; income: number; height: number }[] {
  const rolls = city.income.slice(0, twoDice)
  const most = Math.max(6, ...rolls.map(Math.abs))
  return rolls.map((income, i) => ({ roll: i + 1, income, height: Math.abs(income) / most }))
}

export function isMarketHere(component: string, view: View): boolean {
  const [what, a, b] = component.split(':')
  if (what === 'market') return a in view.market
  if (what === 'city') return (view.cities[Number(a)]?.cards[b] ?? 0) > 0
  if (what === 'landmark') return b in (view.cities[Number(a)]?.landmarks ?? {})
  return what === 'seat'
}
