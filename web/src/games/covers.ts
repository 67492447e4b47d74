import plain from './cover.svg?raw'

/** A game's picture on the home page: `cover.svg` in its folder; one for all that bring none. */
const COVERS = import.meta.glob<string>('./*/cover.svg', { query: '?raw', import: 'default', eager: true })

export function coverOf(game: string): string {
  return COVERS[`./${game}/cover.svg`] ?? plain
}
