/** Comes to a table of the server: what must be there before it can be drawn, and the seat one looks from. */
import { load } from '../games'
import { api } from './api'
import type { Drawn } from './drawn.svelte'
import { i18n } from './i18n.svelte'
import { knownGames } from './known'
import type { Play } from './play.svelte'
import type { GameInfo, TableInfo } from './wire'

export async function enter(play: Play, id: string): Promise<void> {
  const [table, known] = await Promise.all([api.table(id), knownGames()])
  // a game that cannot go on has no board, perhaps not even a room
  if (!table.frozen) await useGame(play, table, known)
  play.table = table
  if (table.frozen) return
  play.seat = play.mySeats[0] ?? -1
  if (table.status !== 'open') await play.watch(play.seat)
}

/** How the table's game is drawn, and its words. */
export async function useGame(on: Drawn, table: TableInfo, known: GameInfo[]): Promise<void> {
  const info = known.find((g) => g.name === table.game)
  if (!info) throw new Error(`no such game: ${table.game}`)
  const [game] = await Promise.all([load(table.game), i18n.need(table.game), i18n.need('follow')])
  on.info = info
  on.game = game
}
