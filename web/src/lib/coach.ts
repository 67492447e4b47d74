/** The coach of the first games: at which tables it speaks, and what it said already. */

/** Where this browser keeps it. */
export interface Memory {
  remembered: <T>(what: string) => T | null
  remember: (what: string, value: unknown) => void
}

interface Coached {
  /** the tables it sat at; there are few */
  tables: string[]
  /** kinds of decision it has explained */
  said: string[]
  off: boolean
}

/** so many games of each room */
export const GAMES = 3

function known(memory: Memory, game: string): Coached {
  return { tables: [], said: [], off: false, ...memory.remembered<Partial<Coached>>(`coach-${game}`) }
}

function keep(memory: Memory, game: string, change: Partial<Coached>): void {
  memory.remember(`coach-${game}`, { ...known(memory, game), ...change })
}

/** Whether it speaks at this table: one of the first of its game, unless it was sent away. */
export function speaks(memory: Memory, game: string, table: string): boolean {
  const { tables, off } = known(memory, game)
  return !off && (tables.includes(table) || tables.length < GAMES)
}

/** The table counts as one of the first. */
export function sit(memory: Memory, game: string, table: string): void {
  const { tables } = known(memory, game)
  if (!tables.includes(table) && tables.length < GAMES) keep(memory, game, { tables: [...tables, table] })
}

/** Called for: it comes back, begins anew, and speaks at this table whatever it said before. */
export function welcome(memory: Memory, game: string, table: string): void {
  keep(memory, game, { tables: [table], said: [], off: false })
}

export function dismiss(memory: Memory, game: string): void {
  keep(memory, game, { off: true })
}

/** Whether this is new to the person. */
export function isNew(memory: Memory, game: string, what: string): boolean {
  return !known(memory, game).said.includes(what)
}

export function said(memory: Memory, game: string, what: string): void {
  if (isNew(memory, game, what)) keep(memory, game, { said: [...known(memory, game).said, what] })
}
