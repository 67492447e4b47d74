/** Search in a rulebook: by number, by the names of all languages, by the words of the one in use. */
import { plainText, type Names, type Paragraph, type Rulebook } from './rulebook'

export interface Piece {
  text: string
  hit: boolean
}

export interface Found {
  paragraph: Paragraph
  /** the name it was found by, if it is not its title: in another language */
  called: string
  /** the words around the first hit in the text */
  around: Piece[]
}

const WORD = /[\p{L}\p{N}’'ʼ]+/gu
const SIDE = 44

/** One spelling for all: case, accents, apostrophes and the two dots of ё do not matter. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}’'ʼ]/gu, '')
}

/** A word without its ending, so that any case of it is found. */
function stem(word: string): string {
  const plain = folded(word)
  if (!/[а-яіїєґ]/.test(plain) || plain.length < 5) return plain
  return plain.slice(0, plain.length < 7 ? -1 : -2)
}

function stemsOf(query: string): string[] {
  return (query.match(WORD) ?? []).map(stem)
}

function hits(text: string, stems: string[]): boolean {
  const words = (text.match(WORD) ?? []).map(folded)
  return stems.every((s) => words.some((w) => w.startsWith(s)))
}

/** The text in pieces, those that are asked for apart. */
export function marked(text: string, query: string): Piece[] {
  const stems = stemsOf(query)
  const out: Piece[] = []
  let at = 0
  for (const match of text.matchAll(WORD)) {
    if (!stems.some((s) => folded(match[0]).startsWith(s))) continue
    if (match.index > at) out.push({ text: text.slice(at, match.index), hit: false })
    out.push({ text: match[0], hit: true })
    at = match.index + match[0].length
  }
  if (at < text.length) out.push({ text: text.slice(at), hit: false })
  return out
}

function around(text: string, query: string): Piece[] {
  const pieces = marked(text, query)
  const first = pieces.findIndex((p) => p.hit)
  if (first < 0) return []
  const before = first > 0 ? pieces[first - 1].text : ''
  const after = pieces
    .slice(first + 1)
    .map((p) => p.text)
    .join('')
  const from = before.length > SIDE ? before.indexOf(' ', before.length - SIDE) : -1
  const to = after.length > SIDE * 2 ? after.lastIndexOf(' ', SIDE * 2) : -1
  return [
    { text: from < 0 ? before : `…${before.slice(from)}`, hit: false },
    pieces[first],
    { text: to < 0 ? after : `${after.slice(0, to)}…`, hit: false },
  ].filter((p) => p.text)
}

function rank(one: Paragraph, names: string[], text: string, query: string, stems: string[]): number {
  if (one.n === query) return 0
  const asked = folded(query)
  if (names.some((n) => folded(n) === asked)) return 1
  if (names.some((n) => hits(n, stems) && one.about)) return 2
  if (names.some((n) => hits(n, stems))) return 3
  if (hits(text, stems)) return 4
  return -1
}

export function search(book: Rulebook, names: Names, asked: string, most = 20): Found[] {
  const query = asked.trim().replace(/^§\s*/, '')
  const stems = stemsOf(query)
  if (!stems.length) return []
  const found: { at: number; found: Found }[] = []
  for (const paragraph of book.chapters.flatMap((c) => c.paragraphs)) {
    const called = names[paragraph.n] ?? [paragraph.title]
    const text = plainText(paragraph)
    const at = rank(paragraph, called, `${paragraph.title} ${text}`, query, stems)
    if (at < 0) continue
    const by = hits(paragraph.title, stems) ? '' : (called.find((n) => hits(n, stems)) ?? '')
    found.push({ at, found: { paragraph, called: by, around: around(text, query) } })
  }
  return found
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map((f) => f.found)
}
