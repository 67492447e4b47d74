/** Machi Koro without drawing: what the view says, in the order the board shows it. */
import type { Flight } from '../../lib/flights'
import { sentences } from '../../lib/part'
import type { Play } from '../../lib/play.svelte'
import type { Facts, GameEvent, Line, Option, Reason, RoomView, StateMessage } from '../../lib/wire'
import type { Ending, Stat } from '../module'
import catalog from './catalog.json'

export interface Card {
  id: string
  colour: string
  rolls: number[]
  cost: number
  symbol: string
  does: string
  amount: number
  per: string
  needs_harbor: boolean
}

export type View = RoomView<'machi_koro'>
export type City = View['cities'][number]

export const CARDS: Card[] = catalog.cards
export const CARD: Record<string, Card> = Object.fromEntries(CARDS.map((c) => [c.id, c]))
export const LANDMARK_COST: Record<string, number> = Object.fromEntries(catalog.landmarks.map((l) => [l.id, l.cost]))

export interface Group {
  key: string
  cards: Card[]
}

const TEN = 10

/** The market in shelves by activation number, the major establishments on their own. */
export function shelves(view: View): Group[] {
  const here = CARDS.filter((c) => c.id in view.market)
  const within = (low: number, high: number) =>
    here
      .filter((c) => c.colour !== 'purple' && c.rolls[0] >= low && c.rolls[0] <= high)
      .sort((a, b) => a.rolls[0] - b.rolls[0] || a.rolls.length - b.rolls.length)
  const [low, high, last] = [within(4, 6), within(7, 8), within(9, 14)]
  // The base game has few of both: they share a shelf. A market of ten kinds changes, its shelves stay.
  const share = here.length > TEN && low.length + high.length <= 4
  const groups = [
    { key: '1–3', cards: within(1, 3) },
    { key: share ? '4–8' : '4–6', cards: share ? [...low, ...high] : low },
    { key: '7–8', cards: share ? [] : high },
    { key: `9–${Math.max(12, ...last.flatMap((c) => c.rolls))}`, cards: last },
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

export interface Paid {
  card: string
  from: (number | null)[]
  to: { seat: number; coins: number }[]
  coins: number
  /** what it changed for one seat, or null if it did not take part */
  mine: number | null
}

/** One line for each card: all who paid, all who got, and what it means to me. */
export function paidBy(flows: Flow[], seat: number): Paid[] {
  const found = new Map<string, Paid>()
  for (const flow of flows) {
    const line = found.get(flow.card) ?? { card: flow.card, from: [], to: [], coins: 0, mine: null }
    if (!line.from.includes(flow.from)) line.from.push(flow.from)
    const taker = line.to.find((x) => x.seat === flow.to)
    if (taker) taker.coins += flow.coins
    else line.to.push({ seat: flow.to, coins: flow.coins })
    line.coins += flow.coins
    if (flow.to === seat) line.mine = (line.mine ?? 0) + flow.coins
    if (flow.from === seat) line.mine = (line.mine ?? 0) - flow.coins
    found.set(flow.card, line)
  }
  return [...found.values()]
}

/** Coins go from purse to purse, cards from the market to a city. */
export function flights({ kind, facts }: GameEvent): Flight[] {
  const seat = `seat:${facts.seat}`
  const coins = Number(facts.coins ?? 0)
  if (kind === 'pay' && coins) return [{ from: seat, to: `seat:${facts.taker}`, icon: 'mk-coin', count: coins }]
  if (['income', 'city_hall', 'airport'].includes(kind) && coins)
    return [{ from: 'bank', to: seat, icon: 'mk-coin', count: coins }]
  if (kind === 'build') return [{ from: `market:${facts.card}`, to: seat, icon: `mk-${facts.card}`, count: 1 }]
  if (kind === 'landmark') return [{ from: 'bank', to: seat, icon: `mk-${facts.landmark}`, count: 1 }]
  return []
}

/** The dice that fell, a landmark that stands now. */
export function places({ kind, facts }: GameEvent): string[] {
  if (kind === 'roll' || kind === 'reroll') return ['dice']
  return kind === 'landmark' ? [`landmark:${facts.seat}:${facts.landmark}`] : []
}

/** What counts: the dice, and what the harbor added. */
export function fell(view: View): number {
  return view.dice.reduce((a, b) => a + b, 0) + view.added
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

export function stats(view: View, seat: number, _message: StateMessage): Stat[] {
  const city = view.cities[seat]
  const all = Object.values(city.landmarks)
  return [
    { key: 'landmarks', value: all.filter(Boolean).length, of: all.length, icon: 'mk-s-major' },
    { key: 'coins', value: city.coins, icon: 'mk-coin', big: true },
  ]
}

/** The facts of the sentence that says what a seat has. */
export function seatFacts(view: View, seat: number): Facts {
  const built = Object.values(view.cities[seat].landmarks)
  return { seat, coins: view.cities[seat].coins, built: built.filter(Boolean).length, of: built.length }
}

/** A rival who lacks one landmark. */
export function ending(view: View, mine: number): Ending | null {
  for (const [seat, city] of view.cities.entries()) {
    const open = marks(city).filter((m) => !m.built)
    if (seat !== mine && open.length === 1)
      return {
        key: 'ending',
        facts: { seat, landmark: open[0].id, cost: open[0].cost, coins: city.coins },
        rule: 'MK-6.1',
      }
  }
  return null
}

/** How many coins are missing, where that is why something cannot be had. */
export function lacks(reason: Reason | undefined): number {
  const { cost, coins } = reason?.args ?? {}
  return typeof cost === 'number' && typeof coins === 'number' ? Math.max(0, cost - coins) : 0
}

/** A card in words: its numbers, price, how many there are, and what it does. */
export function cardWords(play: Play<View>, card: Card): string {
  const [cost, left] = [play.view.costs[card.id], play.view.market[card.id]]
  const what = play.say('about-short-card', { card: card.id, numbers: range(card.rolls), cost, left })
  return sentences(what, play.helpOn(`card-${card.id}`))
}

/** What a roll brings now, what it would bring more with the picked building, and how high both stand together. */
export interface Coins {
  now: number
  more: number
  height: number
}

export interface Bar {
  roll: number
  own: Coins
  others: Coins
}

/** The chart: what each roll brings on the owner's turn and on another's, and with what is picked to be built. */
export function bars(city: City, highest: number, picked: Option | null = null): Bar[] {
  const gains = (key: string) => (picked?.args[key] as number[] | undefined) ?? []
  const [own, others] = [gains('gains'), gains('gains_others')]
  const then = (now: number[], more: number[]) => now.slice(0, highest).map((n, i) => n + (more[i] ?? 0))
  const most = Math.max(4, ...then(city.income, own), ...then(city.income_others, others))
  const coins = (now: number, more = 0): Coins => ({ now, more, height: (now + more) / most })
  return city.income.slice(0, highest).map((n, i) => ({
    roll: i + 1,
    own: coins(n, own[i]),
    others: coins(city.income_others[i], others[i]),
  }))
}

/** A city's stacks with the card that is picked to be built where it would stand: it is `soon` there. */
export function growing(city: City, picked: Option | null): { card: Card; count: number; soon: boolean }[] {
  const id = picked?.verb === 'build' && picked.args.card ? String(picked.args.card) : ''
  const cards = id ? { ...city.cards, [id]: (city.cards[id] ?? 0) + 1 } : city.cards
  return stacks({ ...city, cards }).map((stack) => ({ ...stack, soon: stack.card.id === id }))
}

/** The entry of the rulebook that a line of the score is about. */
export function entry({ facts }: Line): string {
  return `landmark:${facts.landmark}`
}

export function isMarketHere(component: string, view: View): boolean {
  const [what, a, b] = component.split(':')
  if (what === 'market') return a in view.market
  if (what === 'city') return (view.cities[Number(a)]?.cards[b] ?? 0) > 0
  if (what === 'landmark') return b in (view.cities[Number(a)]?.landmarks ?? {})
  return what === 'seat'
}
