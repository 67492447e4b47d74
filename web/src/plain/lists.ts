/** A view as lists, for a game that this page cannot draw: the twin of misto/cli/plain_board.py. */
import type { Texts } from '../lib/fluent'

/** Whose view it is, and in whose words it is told. */
export interface Told {
  texts: Texts
  game: string
  /** which fields name components or seats */
  names: Record<string, string>
  /** what the seats are called */
  seats: string[]
}

/** A line: a name and, unless what it names stands below it, a value. */
export interface Row {
  label: string
  value: string
  /** whose part it is, or -1 */
  seat: number
  rows: Row[]
}

/** what every view has, and the page tells elsewhere */
const SHARED = ['game', 'seat', 'over', 'outcome']
const NOTHING = '–'

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function label(told: Told, field: string): string {
  const key = `${told.game}-view-${field}`
  return told.texts.has(key) ? told.texts.say(key) : field.replaceAll('_', ' ')
}

/** One value: a component or seat by its name, a yes or no by its sign, nothing as a dash. */
export function word(told: Told, field: string, value: unknown): string {
  const prefix = told.names[field]
  if (value === null || value === undefined) return NOTHING
  if (typeof value === 'boolean') return value ? '✓' : NOTHING
  if (prefix === 'seat' && typeof value === 'number') return told.seats[value] ?? NOTHING
  const key = `${told.game}-${prefix ?? `view-${field}`}-${String(value)}`
  return told.texts.has(key) ? told.texts.say(key) : String(value)
}

export function row(told: Told, field: string, value: unknown): Row {
  const made = { label: label(told, field), value: '', seat: -1, rows: [] as Row[] }
  if (isPart(value)) return { ...made, rows: rowsOf(told, value) }
  if (!Array.isArray(value)) return { ...made, value: word(told, field, value) }
  if (!value.some((one) => typeof one === 'object' && one !== null))
    return { ...made, value: value.map((one) => word(told, field, one)).join(', ') || NOTHING }
  return { ...made, rows: value.map((one, place) => partOf(told, value, place, one)) }
}

/** One of a list of parts, under its number or, where there is one a seat, under who sits there. */
function partOf(told: Told, whole: unknown[], place: number, one: unknown): Row {
  const ofSeat = whole.length === told.seats.length && isPart(one)
  const made = { label: ofSeat ? told.seats[place] : String(place + 1), value: '', seat: ofSeat ? place : -1, rows: [] }
  if (isPart(one)) return { ...made, rows: rowsOf(told, one) }
  return { ...made, value: Array.isArray(one) ? one.map(String).join(', ') : String(one) }
}

export function rowsOf(told: Told, part: Record<string, unknown>): Row[] {
  return Object.entries(part).map(([field, value]) => row(told, field, value))
}

/** All that a view shows, field by field. */
export function listed(told: Told, view: object): Row[] {
  const fields = Object.entries(view).filter(([field]) => !SHARED.includes(field))
  return rowsOf(told, Object.fromEntries(fields))
}

/** What of it belongs to one seat: its own part of every list that has one a seat. */
export function ofSeat(rows: Row[], seat: number): Row[] {
  return rows.flatMap((one) => one.rows.filter((part) => part.seat === seat).flatMap((part) => part.rows))
}

/** Numbers and words of the view, for a sentence about the moment. */
export function facts(view: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(view).filter(([, v]) => ['number', 'string', 'boolean'].includes(typeof v)))
}
