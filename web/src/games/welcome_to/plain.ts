/** Welcome To without drawing: streets, tracks and estates as the view tells them. */
import type { Flight } from '../../lib/flights'
import type { Play } from '../../lib/play.svelte'
import type { Facts, GameEvent, Line, Option, RoomView, StateMessage } from '../../lib/wire'
import type { Ending, Stat } from '../module'

export type View = RoomView<'welcome_to'>
export type Street = View['sheets'][number]['streets'][number]

export const STREETS = ['top', 'middle', 'bottom']
export const FIRST_LOT = [0, 10, 21]
/** On a narrow screen a street folds after its sixth house. */
export const FOLD = 6

const ACTION_ICON: Record<string, string> = {
  fence: 'fence',
  estate_value: 'value',
  park: 'park',
  pool: 'pool',
  temp: 'temp',
  bis: 'bis',
}

export function actionIcon(action: string): string {
  return ACTION_ICON[action] ?? action
}

export interface House {
  lot: number
  house: number
  number: number | null
  bis: boolean
  roundabout: boolean
  pool: 'open' | 'built' | 'lost' | ''
  /** after the house */
  fence: boolean
  /** the completed one that it belongs to */
  estate: Estate | null
  shape: string
}

export function houses(street: Street, at: number, pools: number[]): House[] {
  const whole = estates(street)
  return street.numbers.map((number, i) => {
    const house = i + 1
    const roundabout = street.roundabouts.includes(house)
    const pool = street.pools.includes(house) ? 'built' : number !== null || roundabout ? 'lost' : 'open'
    return {
      lot: FIRST_LOT[at] + i,
      house,
      number,
      bis: street.bis.includes(house),
      roundabout,
      pool: pools.includes(house) ? pool : '',
      fence: street.fences.includes(house),
      estate: whole.find((e) => e.first <= house && house < e.first + e.size) ?? null,
      shape: ['c', 'b', 'a'][(i + at) % 3],
    }
  })
}

export interface Estate {
  first: number
  size: number
  letter: string | null
}

/** Whole runs between fences, to be outlined. Their sizes are counted by the server too (`estates`). */
export function estates(street: Street): Estate[] {
  const out: Estate[] = []
  const n = street.numbers.length
  let first = 1
  for (let house = 1; house <= n; house++) {
    if (house !== n && !street.fences.includes(house)) continue
    const run = Array.from({ length: house - first + 1 }, (_, i) => first + i)
    const whole = run.every((h) => street.numbers[h - 1] !== null && !street.roundabouts.includes(h))
    if (whole && run.length <= 6) {
      const letter = Object.entries(street.spent).find(([, spent]) => run.every((h) => spent.includes(h)))?.[0] ?? null
      out.push({ first, size: run.length, letter })
    }
    first = house + 1
  }
  return out
}

/** An estate's pieces on a folded street. */
export function folded(estate: Estate): { row: number; column: number; width: number }[] {
  const out: { row: number; column: number; width: number }[] = []
  for (let house = estate.first; house < estate.first + estate.size; house++) {
    const row = Math.floor((house - 1) / FOLD)
    const column = ((house - 1) % FOLD) + 1
    const last = out[out.length - 1]
    if (last && last.row === row) last.width += 1
    else out.push({ row, column, width: 1 })
  }
  return out
}

export interface Cell {
  value: number
  crossed: boolean
  current: boolean
  last: boolean
}

/** A track of the sheet: what is crossed out, and the value that counts now. */
export function cells(values: number[], marks: number): Cell[] {
  return values.map((value, i) => ({ value, crossed: i < marks, current: i === marks, last: i === values.length - 1 }))
}

/** A track in words: how many cells are crossed out, what counts now and next. */
export function trackWords(play: Play<View>, values: number[], marks: number): string {
  const value = values[marks]
  return marks < values.length - 1
    ? play.say('about-track-now', { marks, value, next: values[marks + 1] })
    : play.say('about-track-full', { marks, value })
}

export function digits(number: number): string[] {
  return String(number).split('')
}

export function stats(view: View, seat: number, _message: StateMessage): Stat[] {
  const sheet = view.sheets[seat]
  return [
    { key: 'plans', value: Object.values(sheet.plans).filter((v) => v !== null).length, of: 3, icon: 'i-plan-a' },
    { key: 'refusals', value: sheet.refusals, of: 3, icon: 'i-refusal' },
    { key: 'points', value: sheet.points, big: true },
  ]
}

/** The facts of the sentence that says what a seat has. */
export function seatFacts(view: View, seat: number): Facts {
  const { points, plans, refusals } = view.sheets[seat]
  return { seat, points, plans: Object.values(plans).filter((v) => v !== null).length, refusals }
}

/** Points of a plan go to whoever has it approved. */
export function flights({ kind, facts }: GameEvent): Flight[] {
  if (kind !== 'approve') return []
  const letter = String(facts.letter)
  const icon = `i-plan-${letter.toLowerCase()}`
  return [{ from: `plan:${letter}`, to: `seat:${facts.seat}`, icon, count: Number(facts.points) }]
}

/** Where on whose sheet something was written: the sheet may be drawn or not, its seat is. */
export function places({ kind, facts }: GameEvent): string[] {
  const of = (what: string, at: unknown) => [`seat:${facts.seat}`, `${what}:${facts.seat}:${at}`]
  if (kind === 'park') return of('park', facts.street)
  if (kind === 'value') return of('column', facts.size)
  if (kind === 'refuse') return of('track', 'refusal')
  if (kind === 'temp_mark') return of('track', 'temp_places')
  if (!/^(house|fence|pool|bis|roundabout|spend)$/.test(kind)) return []
  return of('house', FIRST_LOT[STREETS.indexOf(String(facts.street))] + Number(facts.house) - 1)
}

const MARKS = ['house', 'fence_slot', 'estate_column', 'bis_copy']

/** A pair and a mark on the sheet are one tap each while undo can take them back; the last of a round is confirmed. */
export function isQuick(kind: string, option?: Option): boolean {
  return kind === 'choose_pair' || (MARKS.includes(kind) && option !== undefined && !option.args.closes)
}

/** so few empty houses can be filled before one looks again */
const FEW = 2

/** Another sheet that is one step from the end: its third plan, its third refusal, its last houses. */
export function ending(view: View, mine: number): Ending | null {
  for (const [seat, sheet] of view.sheets.entries()) {
    if (seat === mine) continue
    const { plans, refusals } = seatFacts(view, seat)
    const empty = sheet.streets.flatMap((s) => s.numbers).filter((n) => n === null).length
    const key = plans === 2 ? 'plans' : refusals === 2 ? 'refusals' : empty <= FEW ? 'houses' : null
    if (key) return { key: `ending-${key}`, facts: { seat, houses: empty }, rule: 'WT-10.1' }
  }
  return null
}

/** The lines of a score by the part of the sheet they come from, in its order. */
export const PARTS = [
  { key: 'plan', title: 'plans', icon: 'plan-a', tone: 'plan' },
  { key: 'park', title: 'parks', icon: 'park', tone: 'park' },
  { key: 'pool', title: 'pools', icon: 'pool', tone: 'pool' },
  { key: 'temp', title: 'temps', icon: 'temp', tone: 'temp' },
  { key: 'estates', title: 'values', icon: 'value', tone: 'value' },
  { key: 'bis', title: 'annexes', icon: 'bis', tone: 'bis' },
  { key: 'refusals', title: 'refusals', icon: 'refusal', tone: 'refusal' },
  { key: 'roundabouts', title: 'roundabouts', icon: 'roundabout', tone: 'roundabout' },
]

export function byPart(lines: Line[]): { key: string; title: string; icon: string; tone: string; points: number }[] {
  return PARTS.filter((p) => lines.some((l) => l.key === p.key)).map((p) => ({
    ...p,
    points: lines.filter((l) => l.key === p.key).reduce((sum, l) => sum + l.points, 0),
  }))
}

/** The entry of the rulebook that a line of the score is about. */
export function entry({ key }: Line): string {
  return key.startsWith('rival-') ? 'aaa' : `sheet:${key}`
}

/** Which components have a drawing, and how much place it takes. */
export function pictured(component: string): 'card' | 'wide' | null {
  if (/^(action|plan|pair|roundabout|estate|track:estate_)/.test(component)) return 'card'
  return component.startsWith('track:') ? 'wide' : null
}

/** The other sheets by points; with many seats the best come first. */
export function standing(view: View): { seat: number; points: number }[] {
  return view.sheets
    .map((s, seat) => ({ seat, points: s.points }))
    .sort((a, b) => b.points - a.points || a.seat - b.seat)
}

export function isDrawn(component: string, view: View): boolean {
  const [what, a] = component.split(':')
  if (what === 'pair' || what === 'card') return view.offer !== null && Number(a) < view.offer.length
  if (what === 'plan') return true
  return ['house', 'fence', 'column', 'park', 'pool'].includes(what) && Number(a) === view.seat
}
