import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  anchor,
  find,
  holds,
  paragraphOf,
  playedBook,
  type Names,
  type Places,
  type Rulebook,
} from '../src/lib/rulebook'
import { folded, marked, search } from '../src/lib/rule-search'
import { parse, pathOf } from '../src/lib/route'

const GAMES = ['machi_koro', 'san_juan', 'akropolis', 'welcome_to']
const LANGS = ['uk', 'ru', 'en']
const json = <T>(url: string): T => JSON.parse(readFileSync(new URL(url, import.meta.url), 'utf8'))
const book = (game: string, lang: string) => json<Rulebook>(`../src/rulebooks/${game}.${lang}.json`)
const places = (game: string) => json<Places>(`../src/rulebooks/${game}.places.json`)
const names = (game: string) => json<Names>(`../src/rulebooks/${game}.names.json`)
const shared = json<{ holds: [string, Record<string, unknown>, boolean][]; bad: string[] }>(
  '../../tests/core/rulebook_tables.json',
)

describe('where a paragraph holds', () => {
  test.each(shared.holds)('%s at %o', (when, played, expected) => expect(holds(when, played)).toBe(expected))
  test.each(shared.bad)('%s is out of form', (when) => {
    const given = Object.fromEntries([['a', 'b']])
    expect(() => holds(when, given)).toThrow()
  })
  test('a table sees what it plays, and no empty chapter', () => {
    const whole = book('machi_koro', 'uk')
    const base = playedBook(whole, { expansion: 'none', market: 'full', seats: 2 }).flatMap((c) => c.paragraphs)
    expect(base.some((p) => p.about?.includes('card:bakery'))).toBe(true)
    expect(base.some((p) => p.about?.includes('card:tuna_boat'))).toBe(false)
    expect(playedBook(whole, null)).toBe(whole.chapters)
    for (const chapter of playedBook(book('welcome_to', 'en'), { seats: 3, edition: 'new' }))
      expect(chapter.paragraphs.length).toBeGreaterThan(0)
  })
})

describe('what leads where', () => {
  const made: Places = {
    places: { 'G-1': ['1.1', '2.3'], 'card:mill': ['2.3'] },
    when: { '1.1': 'set=a', '1.2': '', '2.3': 'set=b' },
  }
  test('a cited number leads to the first paragraph that the table plays, else to the first', () => {
    expect(find(made, 'G-1')).toBe('1.1')
    expect(find(made, 'G-1', { set: 'b' })).toBe('2.3')
    expect(find(made, 'G-1', { set: 'c' })).toBe('1.1')
    expect(find(made, 'card:mill')).toBe('2.3')
    expect(find(made, '1.2')).toBe('1.2')
    expect(find(made, '9.9')).toBe(null)
  })
  test('addresses: a paragraph, a chapter, a cited number, what is not there', () => {
    expect(anchor(made, '#1.2')).toBe('1.2')
    expect(anchor(made, '#2')).toBe('2')
    expect(anchor(made, '#G-1', { set: 'b' })).toBe('2.3')
    expect(anchor(made, '#card%3Amill')).toBe('2.3')
    expect(anchor(made, '#3')).toBe(null)
    expect(anchor(made, '#%E0%A4%A')).toBe(null)
  })
  test('an address of the rules is read as it is written', () => {
    const base = 'http://x/sub/'
    for (const path of ['rules', 'rules/san_juan', 'rules/san_juan#7.12', 'rules/san_juan?table=abc#SJ-4.1'])
      expect(pathOf(parse(base + path, base))).toBe(path)
    expect(parse(`${base}rules/san_juan?table=abc#SJ-4.1`, base)).toEqual({
      page: 'rules',
      game: 'san_juan',
      table: 'abc',
      at: 'SJ-4.1',
    })
  })
  test('wherever the rooms cite a number, it has a place', () => {
    for (const game of GAMES) {
      const known = places(game)
      const folder = new URL(`../../src/misto/games/${game}/`, import.meta.url)
      const sources = readdirSync(folder).filter((f) => /^(decisions|reasons|options)\.py$/.test(f))
      const cited = sources.flatMap((f) => readFileSync(new URL(f, folder), 'utf8').match(/"[A-Z]{2}-[\w.]+"/g) ?? [])
      expect(cited.length, game).toBeGreaterThan(5)
      for (const one of new Set(cited)) expect(find(known, one.slice(1, -1)), `${game} ${one}`).not.toBe(null)
    }
  })
})

describe('search', () => {
  test.each([
    ['bakery', 'uk'],
    ['Пекарня', 'en'],
    ['пекарня', 'ru'],
    ['пекарні', 'uk'],
    ['BAKERY', 'en'],
  ])('%s finds the Bakery in %s first', (query, lang) => {
    const first = search(book('machi_koro', lang), names('machi_koro'), query)[0]
    expect(first.paragraph.about).toContain('card:bakery')
  })
  test('a name of another language is said with what it finds', () => {
    const [first] = search(book('san_juan', 'uk'), names('san_juan'), 'quarry')
    expect(first.called.toLowerCase()).toContain('quarry')
    expect(search(book('san_juan', 'en'), names('san_juan'), 'quarry')[0].called).toBe('')
  })
  test('a number finds its paragraph, words are found in the text with their surroundings', () => {
    expect(search(book('akropolis', 'ru'), names('akropolis'), '§ 2.3')[0].paragraph.n).toBe('2.3')
    const found = search(book('machi_koro', 'en'), names('machi_koro'), 'stay awake')
    expect(found[0].paragraph.n).toBe('1.2')
    expect(found[0].around.find((p) => p.hit)?.text).toBe('Stay')
    expect(search(book('machi_koro', 'en'), names('machi_koro'), 'zeppelin')).toEqual([])
    expect(search(book('machi_koro', 'en'), names('machi_koro'), '  ')).toEqual([])
  })
  test('spelling does not matter, what is found keeps its own', () => {
    expect(folded('Пам’ятка Ёлка')).toBe(folded('памʼятка елка'))
    expect(marked('Дві Пекарні тут', 'пекарня')).toEqual([
      { text: 'Дві ', hit: false },
      { text: 'Пекарні', hit: true },
      { text: ' тут', hit: false },
    ])
  })
})

describe('the books as they are', () => {
  test.each(GAMES)('%s is the same book in every language', (game) => {
    const known = Object.keys(places(game).when)
    for (const lang of LANGS) {
      const one = book(game, lang)
      expect(one.chapters.flatMap((c) => c.paragraphs.map((p) => p.n))).toEqual(known)
      expect(paragraphOf(one, known[0])?.text.length).toBeGreaterThan(0)
    }
    expect(Object.keys(names(game))).toEqual(known)
  })
})
