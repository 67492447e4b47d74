/** A game's picture on the home page: `cover.svg` in its folder. */
const COVERS = import.meta.glob<string>('./*/cover.svg', { query: '?raw', import: 'default', eager: true })

export function coverOf(game: string): string {
  return COVERS[`./${game}/cover.svg`] ?? ''
}
