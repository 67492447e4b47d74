import type { View } from '../lib/wire'
import type { GameModule } from './module'

/** Each game is a folder here and a chunk of its own, loaded when its table opens. */
const LOAD = import.meta.glob('./*/index.ts')

/** The games this page can show, by name. */
export const GAMES = Object.keys(LOAD).map((file) => file.split('/')[1])

/** The one place where a game's own view is taken for granted: whoever asks for a game names its view. */
export async function load<V = View>(game: string): Promise<GameModule<V>> {
  const found = LOAD[`./${game}/index.ts`]
  if (!found) throw new Error(`no such game: ${game}`)
  return ((await found()) as { game: GameModule<V> }).game
}
