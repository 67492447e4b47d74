/** The language in use. Its messages are bundled at build and loaded when they are needed. */
import { LANGUAGES, Texts, languageOf, type Lang } from './fluent'
import { prefs } from './prefs.svelte'
import { api, Refused } from './api'

/** A game's name; parts of a game's texts have a hyphen. */
const ROOM = /^[a-z0-9_]+$/

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' })

/** What the home page says of every game: two lines out of each game's texts, see scripts/cards.mjs. */
const CARDS = {
  uk: () => import('virtual:cards/uk'),
  ru: () => import('virtual:cards/ru'),
  en: () => import('virtual:cards/en'),
}

async function source(lang: Lang, name: string): Promise<string> {
  const load = files[`../../../locales/${lang}/${name}.ftl`]
  if (load) return await load()
  return ROOM.test(name) ? await asked(lang, name) : ''
}

/** by language and game: what the server said */
const served: Record<string, string> = {}

/** The texts of a game that this page was built without, from the server; a game without them shows keys. */
async function asked(lang: Lang, game: string): Promise<string> {
  const known = served[`${lang}/${game}`]
  if (known !== undefined) return known
  try {
    const { source } = await api.texts(game, lang)
    served[`${lang}/${game}`] = source
    return source
  } catch (e) {
    if (!(e instanceof Refused)) throw e
    return ''
  }
}

class I18n {
  texts: Texts = $state.raw(new Texts('en', []))
  ready = $state(false)
  /** what was asked for beside what is spoken everywhere, and is in the texts */
  private names: string[] = []
  /** the last of the readings, which take turns: of two at once the slower would undo what the other brought */
  private reading = Promise.resolve()

  get lang(): Lang {
    return this.texts.lang
  }

  /** What is spoken everywhere, the games' cards, and what was asked for. */
  private async read(lang: Lang): Promise<void> {
    const cards = CARDS[lang]().then((module) => module.default)
    const names = ['page', 'misto', 'server', ...this.names]
    // A new object, so that everything already drawn is drawn again with the new words.
    this.texts = new Texts(lang, await Promise.all([cards, ...names.map((n) => source(lang, n))]))
  }

  private inTurn(read: () => Promise<void>): Promise<void> {
    const mine = this.reading.then(read)
    this.reading = mine.catch(() => undefined)
    return mine
  }

  use(lang: Lang): Promise<void> {
    return this.inTurn(async () => {
      await this.read(lang)
      this.ready = true
      document.documentElement.lang = lang
      document.title = t('title')
      prefs.lang = lang
    })
  }

  /** The texts are there when this is done, whoever asked first; what could not be had may be asked for again. */
  need(name: string): Promise<void> {
    return this.inTurn(async () => {
      if (this.names.includes(name)) return
      if (await source(this.lang, name)) {
        this.names.push(name)
        await this.read(this.lang)
      }
    })
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

/** A game's own way to say the page's texts that only it has. */
export function wordsOf(game: string): typeof t {
  return (key, facts = {}) => i18n.texts.say(`${game}-page-${key}`, facts)
}

/** In full where the game's texts are loaded, else as its card says it. */
export function gameName(game: string): string {
  const key = [`${game}-name`, `${game}-page-name`].find((k) => i18n.texts.has(k))
  return key ? i18n.texts.say(key) : game
}

/** What a game's card says it is about. */
export function gameAbout(game: string): string {
  const key = `${game}-page-about`
  return i18n.texts.has(key) ? i18n.texts.say(key) : ''
}
