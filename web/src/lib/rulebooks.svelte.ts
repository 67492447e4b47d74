/** The rulebooks, each loaded when it is asked for, and the paragraph that lies open over the page. */
import { api } from './api'
import type { Lang } from './fluent'
import type { Names, Places, Played, Rulebook } from './rulebook'
import type { RulebookPage } from './wire'

const files = import.meta.glob('../rulebooks/*.json', { import: 'default' })

/** A page of a rulebook: of this build, or the server's where a game came later. */
async function read<T extends RulebookPage>(game: string, page: string): Promise<T> {
  const load = files[`../rulebooks/${game}.${page}.json`]
  return load ? ((await load()) as T) : await api.rulebook<T>(game, page)
}

export const rulebook = (game: string, lang: Lang) => read<Rulebook>(game, lang)
export const names = (game: string) => read<Names>(game, 'names')

export interface Opened {
  game: string
  /** a paragraph's number, a cited rule or a component */
  cited: string
  played: Played | null
  /** the table it was opened from: the way to the whole rulebook keeps to what it plays */
  table: string | null
}

class Rules {
  /** by game: where things are told, as far as it is known here */
  places: Record<string, Places> = $state.raw({})
  opened: Opened | null = $state.raw(null)

  async need(game: string): Promise<Places> {
    if (!this.places[game]) {
      const places = await read<Places>(game, 'places')
      this.places = { ...this.places, [game]: places }
    }
    return this.places[game]
  }
}

export const rules = new Rules()
