/** How strong the bots are that a person likes to play against: chosen once, on the home page. */
import { prefs } from './prefs.svelte'

const USUAL = 'level:normal'

class Liked {
  #level = $state(prefs.kept('level') ?? USUAL)

  get level(): string {
    return this.#level
  }
  set level(level: string) {
    this.#level = level
    prefs.keep('level', level)
  }
}

export const liked = new Liked()

/** The word of a level in the page's texts: `level:hard` to "hard". */
export function wordOf(bot: string): string {
  return bot.replace('level:', '')
}
