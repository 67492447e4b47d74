/** The wish for a new table, made from a room's schema and from what was chosen last time. */
import type { Away, GameInfo, NewTable, OptionRow, SeatWish } from './wire'

export type Settings = NonNullable<NewTable['options']>

export interface LastChoice {
  options: Settings
  seats: SeatWish[]
  undo: NonNullable<NewTable['undo']>
  /** not said: as long as only one person plays */
  hints: boolean | null
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

/** Several people at one screen: of the seats that are taken by nobody else, at least two. */
export function sharing(game: GameInfo, seats: SeatWish[]): SeatWish[] {
  const mine = seats.filter((s) => s.kind === 'me')
  const wanted = Math.min(game.seats[1], Math.max(2, game.seats[0], mine.length))
  return Array.from({ length: wanted }, (_, i) => mine[i] ?? { kind: 'me' })
}

/** Options that a table of so many seats needs: alone some games are played under another one. */
export function fitting(game: GameInfo, options: Settings, seats: number): Settings {
  const needed = game.alone ?? {}
  const usual = defaults(game.options)
  const out = { ...options }
  for (const [key, value] of Object.entries(needed)) {
    if (seats === 1 && out[key] === usual[key]) out[key] = value
    if (seats > 1) out[key] = usual[key]
  }
  return out
}

/** One click to a table alone: the last choice of rules, under what a game for one needs. */
export function playAlone(game: GameInfo, last: LastChoice | null): NewTable {
  return {
    game: game.name,
    options: fitting(game, kept(game.options, last?.options), 1),
    seats: [{ kind: 'me' }],
    spectators: last?.spectators ?? true,
    open_information: false,
    undo: last?.undo ?? 'rule',
    hints: last?.hints ?? null,
    away: WAIT,
    start: true,
  }
}

/** How many bots a click on "Play" brings. */
export function botsWanted(game: GameInfo, last: LastChoice | null): number {
  return (playNow(game, last, ['']).seats ?? []).filter((s) => s.kind === 'bot').length
}

/** One click to a table against bots of a level: as many as last time if nobody was invited then, else the usual. */
export function playNow(game: GameInfo, last: LastChoice | null, botNames: string[], level?: string): NewTable {
  const alone = (wish: SeatWish[]) =>
    wish.length >= Math.max(2, game.seats[0]) &&
    wish.every((s) => s.kind !== 'open') &&
    wish.filter((s) => s.kind === 'me').length === 1
  const seats = last && alone(last.seats) ? last.seats : usual(game)
  return {
    game: game.name,
    options: fitting(game, kept(game.options, last?.options), seats.length),
    seats: named(
      seats.map((s) => (s.kind === 'me' ? { kind: 'me' } : { kind: 'bot', bot: known(game, level ?? s.bot) })),
      botNames,
    ),
    spectators: last?.spectators ?? true,
    open_information: last?.open_information ?? false,
    undo: last?.undo ?? 'rule',
    hints: last?.hints ?? null,
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
