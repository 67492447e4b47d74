/**
 * What the home page says of every game, without loading all they have to say: the messages `<game>-page-name`,
 * `<game>-page-about` and `<game>-page-alone` of each `locales/<lang>/<game>.ftl`, as one module a language.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const LOCALES = fileURLToPath(new URL('../../locales', import.meta.url))
const PREFIX = 'virtual:cards/'

/** The lines of a room's file that its card shows; a message is one line and those indented below it. */
export function card(room, source) {
  const wanted = new RegExp(`^${room}-page-(name|about|alone) =.*(\\n[ }].*)*`, 'gm')
  return (source.match(wanted) ?? []).join('\n')
}

export function cards(lang) {
  const folder = join(LOCALES, lang)
  const files = readdirSync(folder).filter((f) => f.endsWith('.ftl'))
  return files
    .map((f) => card(f.slice(0, -'.ftl'.length), readFileSync(join(folder, f), 'utf8')))
    .filter(Boolean)
    .join('\n')
}

/** A Vite plugin. */
export function cardsPlugin() {
  return {
    name: 'misto-cards',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const lang = id.slice(PREFIX.length + 1)
      for (const file of readdirSync(join(LOCALES, lang))) this.addWatchFile?.(join(LOCALES, lang, file))
      return `export default ${JSON.stringify(cards(lang))}`
    },
  }
}
