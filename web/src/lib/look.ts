/** A game's one strong colour, from its tokens; a game that has none wears the page's. */
export function hue(game: string): string {
  return `var(${variable(game)}, var(--focus))`
}

/** The token that holds it. */
export function variable(game: string): string {
  return `--${game.replaceAll('_', '-')}`
}
