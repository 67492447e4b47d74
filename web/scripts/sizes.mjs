/** That no files of the page need each other in a circle: which begins first would be luck, and a class may be extended
 *  before it is there. And the budget: what loads before a game's own chunk stays under 150 kB gzip, a game's part and a
 *  rulebook under 60. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const BUDGET = 150_000
/** the home page shows every game: what a room's card may add, for each beyond those the budget was made for */
const ROOMS = 4
const ROOM_BUDGET = 500
const GAME_BUDGET = 60_000
/** a game's rulebook in one language with all the page of it needs, beyond the game's own chunk */
const RULES_BUDGET = 60_000
const page = fileURLToPath(new URL('../../src/misto/server/page', import.meta.url))

export function measure(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const size = (file) =>
    file.endsWith('.woff2') ? statSync(join(folder, file)).size : gzipSync(readFileSync(join(folder, file))).length
  const closure = (key, seen = new Set()) => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const next of manifest[key].imports ?? []) closure(next, seen)
    return seen
  }
  const files = (keys) => new Set([...keys].flatMap((k) => [manifest[k].file, ...(manifest[k].css ?? [])]))
  const sum = (list) => [...list].reduce((total, f) => total + size(f), 0)
  // The shell: the entry, a table's page, and one language.
  const start = closure('index.html')
  closure('src/pages/Table.svelte', start)
  const langs = ['uk', 'ru', 'en'].map((l) =>
    sum(
      files(
        [`../locales/${l}/page.ftl?raw`, `../locales/${l}/misto.ftl?raw`, `virtual:cards/${l}`].filter(
          (k) => manifest[k],
        ),
      ),
    ),
  )
  const shellFiles = files(start)
  // Cyrillic and Latin are both on every Ukrainian page; the extended Latin comes only when a name needs it.
  const fonts = (manifest['index.html'].assets ?? []).filter((f) => /onest-(cyrillic|latin)-wght/.test(f))
  if (fonts.length !== 2) throw new Error('the two fonts of the shell are not in the build')
  const shell =
    sum(shellFiles) + sum(fonts) + Math.max(...langs) + gzipSync(readFileSync(join(folder, 'index.html'))).length
  const games = {}
  for (const key of Object.keys(manifest)) {
    const found = key.match(/^src\/games\/([a-z0-9_]+)\/index\.ts$/)
    if (found) games[found[1]] = sum([...files(closure(key))].filter((f) => !shellFiles.has(f)))
  }
  const rules = {}
  const page = closure('src/ui/RuleSheet.svelte', closure('src/pages/Rules.svelte'))
  for (const game of Object.keys(games))
    for (const lang of ['uk', 'ru', 'en']) {
      const parts = [lang, 'names', 'places'].map((part) => `src/rulebooks/${game}.${part}.json`)
      const own = files([...page, ...parts.flatMap((part) => [...closure(part)])])
      rules[`${game}.${lang}`] = sum([...own].filter((f) => !shellFiles.has(f)))
    }
  const rooms = Object.keys(manifest).filter((key) => /^src\/rulebooks\/[a-z0-9_]+\.names\.json$/.test(key)).length
  return { shell, budget: BUDGET + ROOM_BUDGET * Math.max(0, rooms - ROOMS), games, rules }
}

/** Files that come back to themselves by what they import at once, the first such way. */
export function circle(manifest) {
  const done = new Set()
  const walk = (key, way) => {
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key]
    if (done.has(key)) return null
    for (const next of manifest[key].imports ?? []) {
      const found = walk(next, [...way, key])
      if (found) return found
    }
    done.add(key)
    return null
  }
  for (const key of Object.keys(manifest)) {
    const found = walk(key, [])
    if (found) return found.map((one) => manifest[one].file)
  }
  return null
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const round = circle(JSON.parse(readFileSync(join(page, '.vite/manifest.json'), 'utf8')))
  if (round) {
    console.error(`files that need each other in a circle (the groups of vite.config.ts): ${round.join(' → ')}`)
    process.exit(1)
  }
  const { shell, budget, games, rules } = measure(page)
  console.log(
    `sizes (gzip): shell ${shell} of ${budget}; ${Object.entries(games)
      .map(([g, n]) => `${g} ${n}`)
      .join(', ')} of ${GAME_BUDGET} each; rulebooks up to ${Math.max(...Object.values(rules))} of ${RULES_BUDGET}`,
  )
  if (
    shell > budget ||
    Object.values(games).some((n) => n > GAME_BUDGET) ||
    Object.values(rules).some((n) => n > RULES_BUDGET)
  ) {
    console.error('the page is over its budget')
    process.exit(1)
  }
}
