import type { GameModule } from './module'

/** Each game is a chunk of its own, loaded when its table opens. */
const LOAD: Record<string, () => Promise<{ game: GameModule }>> = {
  machi_koro: () => import('./machi_koro'),
  san_juan: () => import('./san_juan'),
  akropolis: () => import('./akropolis'),
  welcome_to: () => import('./welcome_to'),
}

export const GAMES = Object.keys(LOAD)

export async function load(game: string): Promise<GameModule> {
  const found = LOAD[game]
  if (!found) throw new Error(`no such game: ${game}`)
  return (await found()).game
}
