/** The wish for a new table, made from a room's schema and from what was chosen last time. */
import type { Away, GameInfo, NewTable, OptionRow, SeatWish } from './wire'

export type Settings = NonNullable<NewTable['options']>

export interface LastChoice {
  options: Settings
  seats: SeatWish[]
  undo: NonNullable<NewTable['undo']>
  hints: boolean
  spectators: boolean
  open_information: boolean
  away: Away
}

export const WAIT: Away = { policy: 'wait', after_s: 60, deadline_s: null }

export function remembered(game: string): string {
  return `new-${game}`
}

export function defaults(rows: OptionRow[]): Settings {
  return Object.fromEntries(rows.filter((r) => r.type !== 'overrides').map((r) => [r.key, r.default]))
}

/** Remembered options that the room still knows, over its defaults. */
export function kept(rows: OptionRow[], last: Settings | undefined): Settings {
  const out = defaults(rows)
  for (const row of rows) {
    const value = last?.[row.key]
    if (value === undefined || row.type === 'overrides') continue
    if (row.type === 'choice' && !row.values?.includes(value as string)) continue
    if (row.type === 'whole' && !(Number(value) >= row.low! && Number(value) <= row.high!)) continue
    if (row.type === 'flag' && typeof value !== 'boolean') continue
    if (row.type === 'subset' && !(Array.isArray(value) && value.every((v) => row.values?.includes(v)))) continue
    out[row.key] = value
  }
  return out
}

export function bestBot(game: GameInfo): string {
  for (const wanted of ['level:normal', 'level:easy', 'greedy', 'random']) if (game.bots.includes(wanted)) return wanted
  return game.bots[0] ?? 'random'
}

export function usual(game: GameInfo): SeatWish[] {
  const bot = bestBot(game)
  const seats: SeatWish[] = [{ kind: 'me' }]
  while (seats.length < game.usual_seats) seats.push({ kind: 'bot', bot })
  return seats
}

/** The same table with friends: if no seat is open yet, those of the bots are. */
export function invited(seats: SeatWish[]): SeatWish[] {
  if (seats.some((s) => s.kind === 'open')) return seats
  return seats.map((s) => (s.kind === 'bot' ? { kind: 'open' } : s))
}

/** One click to a table against bots: the last choice if nobody was invited in it, else the usual. */
export function playNow(game: GameInfo, last: LastChoice | null, botNames: string[]): NewTable {
  const alone = (wish: SeatWish[]) =>
    wish.length >= game.seats[0] &&
    wish.every((s) => s.kind !== 'open') &&
    wish.filter((s) => s.kind === 'me').length === 1
  const seats = last && alone(last.seats) ? last.seats : usual(game)
  return {
    game: game.name,
    options: kept(game.options, last?.options),
    seats: named(
      seats.map((s) => (s.kind === 'me' ? { kind: 'me' } : { kind: 'bot', bot: known(game, s.bot) })),
      botNames,
    ),
    spectators: last?.spectators ?? true,
    open_information: last?.open_information ?? false,
    undo: last?.undo ?? 'rule',
    hints: last?.hints ?? true,
    away: last?.away ?? WAIT,
    start: true,
  }
}

function known(game: GameInfo, bot: string | null | undefined): string {
  return bot && game.bots.includes(bot) ? bot : bestBot(game)
}

/**
 * People's seats as they are asked for. Alone at this screen one is called by one's own name, which the server
 * knows; several are called as they wrote, or by nothing: no word of the page's language is stored for a name.
 */
export function people(seats: SeatWish[]): SeatWish[] {
  const alone = seats.filter((s) => s.kind === 'me').length === 1
  return seats.map((s) => (s.kind === 'me' ? { kind: 'me', name: alone ? '' : (s.name ?? '') } : s))
}

/** Bots get names of the page's language, so that a log reads like a table of people. */
export function named(seats: SeatWish[], names: string[]): SeatWish[] {
  let next = 0
  return seats.map((s) => {
    if (s.kind !== 'bot') return s
    const name = names[next % names.length] + (next >= names.length ? ` ${Math.floor(next / names.length) + 1}` : '')
    next += 1
    return { ...s, name }
  })
}
