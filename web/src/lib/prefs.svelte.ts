/** What this browser remembers: language, theme, sound, pace, the last table's choices. */
import { isPace, type Pace } from './pace'

function read(key: string): string | null {
  try {
    return localStorage.getItem(`misto-${key}`)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`misto-${key}`, value)
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function paceOf(word: string | null): Pace {
  return isPace(word) ? word : 'normal'
}

export type Theme = 'auto' | 'light' | 'dark'

export class Prefs {
  #lang = $state(read('lang') ?? '')
  #theme = $state<Theme>((read('theme') as Theme | null) ?? 'auto')
  #sound = $state(read('sound') === '1')
  #notify = $state(read('notify') === '1')
  #quick = $state(read('quick') === '1')
  #pace: Pace = $state(paceOf(read('pace')))

  get lang(): string {
    return this.#lang
  }
  set lang(value: string) {
    this.#lang = value
    write('lang', value)
  }
  get theme(): Theme {
    return this.#theme
  }
  set theme(value: Theme) {
    this.#theme = value
    write('theme', value)
    this.wear()
  }
  get sound(): boolean {
    return this.#sound
  }
  set sound(value: boolean) {
    this.#sound = value
    write('sound', value ? '1' : '0')
  }
  get notify(): boolean {
    return this.#notify
  }
  set notify(value: boolean) {
    this.#notify = value
    write('notify', value ? '1' : '0')
  }
  /** Play at the first tap, without a confirming one. */
  get quick(): boolean {
    return this.#quick
  }
  set quick(value: boolean) {
    this.#quick = value
    write('quick', value ? '1' : '0')
  }
  /** How fast others' moves are told. */
  get pace(): Pace {
    return this.#pace
  }
  set pace(value: Pace) {
    this.#pace = value
    write('pace', value)
  }

  wear(): void {
    const root = document.documentElement
    if (this.#theme === 'auto') delete root.dataset.theme
    else root.dataset.theme = this.#theme
  }

  dark(): boolean {
    return this.#theme === 'dark' || (this.#theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  }

  /** A game's own preference, as a word. */
  kept(what: string): string | null {
    return read(what)
  }

  keep(what: string, value: string): void {
    write(what, value)
  }

  remembered<T>(what: string): T | null {
    const text = read(what)
    try {
      return text ? (JSON.parse(text) as T) : null
    } catch {
      return null
    }
  }

  remember(what: string, value: unknown): void {
    write(what, JSON.stringify(value))
  }
}

export const prefs = new Prefs()
