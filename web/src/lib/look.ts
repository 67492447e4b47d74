/** A game's one strong colour, from its tokens; a game that has none wears the page's. */
export function hue(game: string): string {
  return `var(--${game.replaceAll('_', '-')}, var(--focus))`
}
