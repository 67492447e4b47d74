/** How fast others' moves are told: the person's own choice. */

/** `once` shows everything as it comes, `step` goes on when somebody says so. */
export type Pace = 'slow' | 'normal' | 'fast' | 'once' | 'step'

export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'once', 'step']

export function isPace(word: string | null): word is Pace {
  return PACES.includes(word as Pace)
}
