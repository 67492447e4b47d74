/** The end of Welcome To: somebody's third refusal, all three plans or a full sheet (WT-10.1). */
import { lastOf } from '../../lib/endings'
import type { GameEvent } from '../../lib/wire'
import type { Saying } from '../module'
import type { View } from './plain'

const REFUSALS = 3

function cause(sheet: View['sheets'][number]): string | null {
  if (sheet.refusals >= REFUSALS) return 'refusals'
  if (Object.values(sheet.plans).every((points) => points !== null)) return 'plans'
  const isFull = sheet.streets.every((street) =>
    street.numbers.every((number, i) => number !== null || street.roundabouts.includes(i + 1)),
  )
  return isFull ? 'houses' : null
}

export function ended(log: GameEvent[], view: View): Saying | null {
  for (const [seat, sheet] of view.sheets.entries()) {
    const why = cause(sheet)
    if (why) return { key: `page-ended-${why}`, facts: { seat } }
  }
  return lastOf(log, 'over')
}

/** WT-11.6: completed estates decide between equals. */
export function tie(view: View, seat: number) {
  const value = view.sheets[seat].estates.reduce((sum, n) => sum + n, 0)
  return { value, facts: { value } }
}

export function rival(view: View) {
  return view.opponent ? { name: `opponent-${view.opponent.level}`, points: view.opponent.points } : null
}
