/** The language in use. Its messages are bundled at build and loaded when they are needed. */
import { LANGUAGES, Texts, languageOf, type Lang } from './fluent'
import { prefs } from './prefs.svelte'

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' })

async function source(lang: Lang, name: string): Promise<string> {
  const load = files[`../../../locales/${lang}/${name}.ftl`]
  return load ? await load() : ''
}

class I18n {
  texts: Texts = $state.raw(new Texts('en', []))
  ready = $state(false)
  private games = new Set<string>()

  get lang(): Lang {
    return this.texts.lang
  }

  async use(lang: Lang): Promise<void> {
    const names = ['page', 'misto', 'server', ...this.games]
    const texts = new Texts(lang, await Promise.all(names.map((n) => source(lang, n))))
    this.texts = texts
    this.ready = true
    document.documentElement.lang = lang
    document.title = texts.say('page-title')
    prefs.lang = lang
  }

  async need(game: string): Promise<void> {
    if (this.games.has(game)) return
    this.games.add(game)
    const text = await source(this.lang, game)
    if (!text || this.texts.has(`${game}-name`)) return
    // A new object, so that everything already drawn is drawn again with the new words.
    const names = ['page', 'misto', 'server', ...this.games]
    this.texts = new Texts(this.lang, await Promise.all(names.map((n) => source(this.lang, n))))
  }

  first(): Lang {
    for (const wanted of [prefs.lang, ...navigator.languages]) {
      const found = languageOf(wanted)
      if (found) return found
    }
    return 'en'
  }
}

export const i18n = new I18n()
export { LANGUAGES, type Lang }

export function t(key: string, facts: Record<string, unknown> = {}): string {
  return i18n.texts.say(`page-${key}`, facts)
}

export function gameName(game: string): string {
  const key = `${game}-name`
  if (i18n.texts.has(key)) return i18n.texts.say(key)
  const own = `page-game-${game.replace('_', '-')}`
  return i18n.texts.has(own) ? i18n.texts.say(own) : game
}
