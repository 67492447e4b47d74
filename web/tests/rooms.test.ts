/** What every game's folder must bring to the page, whatever games there are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
// @ts-expect-error a plain script
import { card, cards } from '../scripts/cards.mjs'
import { load } from '../src/games'
import { coverOf } from '../src/games/covers'
import { LANGUAGES, Texts } from '../src/lib/fluent'
import { Words } from '../src/lib/words'
import type { StateMessage } from '../src/lib/wire'

const src = fileURLToPath(new URL('../src', import.meta.url))
const at = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const ROOMS = readdirSync(join(src, 'games'), { withFileTypes: true })
  .filter((e) => e.isDirectory())
  .map((e) => e.name)

// A room's drawings are compiled when it is first loaded: on a busy machine that takes longer than a test may.
beforeAll(async () => void (await Promise.all(ROOMS.map((room) => load(room)))), 120_000)

describe.each(ROOMS)('%s', (room) => {
  const { messages } = JSON.parse(at(`./fixtures/${room}.json`)) as { messages: StateMessage[] }
  it('brings a module, a cover, a colour and two lines for its card', async () => {
    expect(Object.keys(await load(room))).toEqual(expect.arrayContaining(['Board', 'Aside', 'City', 'sprite', 'stats']))
    expect(coverOf(room)).toMatch(/^<svg/)
    expect(existsSync(join(src, 'games', room, 'tokens.css'))).toBe(true)
    for (const lang of LANGUAGES) {
      const texts = new Texts(lang, [cards(lang)])
      expect([texts.has(`${room}-page-name`), texts.has(`${room}-page-about`)]).toEqual([true, true])
    }
  })
  it.each(LANGUAGES)('has words for its numbers and its moment in %s', async (lang) => {
    const game = await load(room)
    const texts = new Texts(
      lang,
      ['page', room].map((f) => at(`../../locales/${lang}/${f}.ftl`)),
    )
    const words = new Words(() => ({ texts, game: room, names: {}, seats: [] }))
    for (const m of messages) {
      const moment = game.moment(m.view!)
      words.page(moment.key, moment.facts)
      for (const seat of m.table.seats)
        for (const stat of game.stats(m.view!, seat.seat, m)) words.page(`stat-${stat.key}`)
    }
    expect([...texts.missing]).toEqual([])
  })
})

it('takes a card’s two lines out of a game’s texts, and nothing more', () => {
  const source =
    'g-name = Long\ng-page-name = Short\ng-page-about = { $a ->\n   *[other] x\n}\ng-page-named = no\ng-page-alone = A\n'
  expect(card('g', source)).toBe('g-page-name = Short\ng-page-about = { $a ->\n   *[other] x\n}\ng-page-alone = A')
})

it('shows a game that has no folder as lists', async () => {
  const { game } = await import('../src/plain')
  expect(await load('no_such')).toBe(game)
  expect(coverOf('no_such')).toMatch(/^<svg/)
})

it('knows what an option does by its verb, not by the message that says it', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((f) => /\.(svelte|ts)$/.test(f))
  expect(files.filter((f) => /key === ['"`]option-/.test(readFileSync(join(src, f), 'utf8')))).toEqual([])
})

/** Everything a file imports when it runs, and what that imports. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, from] of readFileSync(file, 'utf8').matchAll(/^import (?!type)[^']*'(\.[^']+)'/gm)) {
    const path = join(dirname(file), from)
    closure(existsSync(`${path}.ts`) ? `${path}.ts` : path, seen)
  }
  return seen
}

it.each(['table.svelte', 'pick.svelte', 'recap.svelte', 'hotseat', 'undo', 'words', 'part'])(
  '%s needs neither screen nor network',
  (part) => {
    for (const file of closure(join(src, 'lib', `${part}.ts`))) {
      const used = readFileSync(file, 'utf8').match(
        /\b(document|window|localStorage|navigator|fetch|WebSocket|requestAnimationFrame|performance)\b[.(]/,
      )
      expect([relative(src, file), used?.[0]]).toEqual([relative(src, file), undefined])
    }
  },
)
