import type { View } from '../lib/wire'
import type { GameModule } from './module'

/** Each game is a folder here and a chunk of its own, loaded when its table opens. */
const LOAD = import.meta.glob('./*/index.ts')

/** The games this page can show, by name. */
export const GAMES = Object.keys(LOAD).map((file) => file.split('/')[1])

/** The one place where a game's own view is taken for granted: whoever asks for a game names its view. A game without
 *  a folder here, which a package on the server may bring, is shown as lists. */
export async function load<V = View>(game: string): Promise<GameModule<V>> {
  const found = LOAD[`./${game}/index.ts`] ?? (() => import('../plain'))
  return ((await found()) as { game: GameModule<V> }).game
}
