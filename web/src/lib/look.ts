/** A game's one strong colour. */
export function hue(game: string): string {
  return `var(--${game.replace('_', '-')})`
}
