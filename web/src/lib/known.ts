/** The games and their schemas: asked once. */
import { api } from './api'
import type { GameInfo } from './wire'

let games: Promise<GameInfo[]> | null = null

export function knownGames(): Promise<GameInfo[]> {
  games ??= api.games().catch((e) => {
    games = null
    throw e
  })
  return games
}
