/** The rulebook people read, as the build wrote it: where it holds, what leads where, and the search. */

import type { Chapter, Paragraph, RulePlaces as Places, Rulebook, RuleSpan as Span } from './wire'

export type {
  Chapter,
  Paragraph,
  RuleBlock as Block,
  Rulebook,
  RuleNames as Names,
  RulePlaces as Places,
  RuleSpan as Span,
} from './wire'

/** What a table plays: its options, and how many seats it has. */
export type Played = Record<string, unknown>

const CONDITION = /^([a-z_]+)(!?=)([^=&|]+(?:\|[^=&|]+)*)$/

/** Whether a table plays so: equal to `Paragraph.holds` in misto/core/rulebook.py. */
export function holds(when: string | undefined, played: Played): boolean {
  return when ? when.split('&').every((one) => conditionHolds(one.trim(), played)) : true
}

function conditionHolds(condition: string, played: Played): boolean {
  const { key, isNot, values } = partsOf(condition)
  const value = played[key]
  const meets = Array.isArray(value) ? value.some((v) => values.includes(asWord(v))) : values.includes(asWord(value))
  return meets !== isNot
}

export function partsOf(condition: string): { key: string; isNot: boolean; values: string[] } {
  const match = CONDITION.exec(condition)
  if (!match) throw new Error(`a condition out of form: ${condition}`)
  return { key: match[1], isNot: match[2] === '!=', values: match[3].split('|') }
}

function asWord(value: unknown): string {
  return value === null || value === undefined ? 'None' : String(value)
}

export function playedAt(table: { options: Record<string, unknown>; seats: unknown[] }): Played {
  return { ...table.options, seats: table.seats.length }
}

/**
 * The paragraph of its own number, of a cited rule (`MK-5.1`) or of a component. Where several tell it,
 * the first that holds at the table, else the first: equal to `Rulebook.find`.
 */
export function find(places: Places, cited: string, played: Played | null = null): string | null {
  const told = (places.places[cited] ?? [cited]).filter((n) => n in places.when)
  const held = played ? told.filter((n) => holds(places.when[n], played)) : []
  return (held.length ? held : told)[0] ?? null
}

/** Where an address leads: `#7.12`, `#MK-8.7`, `#card:bakery`, or `#7` for a chapter. */
export function anchor(places: Places, hash: string, played: Played | null = null): string | null {
  const cited = decoded(hash.replace(/^#/, '')).replace(/^§\s*/, '')
  if (/^\d+$/.test(cited)) return Object.keys(places.when).some((n) => n.startsWith(`${cited}.`)) ? cited : null
  return find(places, cited, played)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function paragraphOf(book: Rulebook, n: string): Paragraph | null {
  for (const chapter of book.chapters) {
    const found = chapter.paragraphs.find((one) => one.n === n)
    if (found) return found
  }
  return null
}

/** The chapters with what a table plays; a chapter of which nothing is played is left out. */
export function playedBook(book: Rulebook, played: Played | null): Chapter[] {
  if (!played) return book.chapters
  return book.chapters
    .map((c) => ({ ...c, paragraphs: c.paragraphs.filter((one) => holds(one.when, played)) }))
    .filter((c) => c.paragraphs.length)
}

/** How many paragraphs a table does not play. */
export function leftOut(book: Rulebook | null, played: Played | null): number {
  if (!book || !played) return 0
  return book.chapters.flatMap((c) => c.paragraphs).filter((one) => !holds(one.when, played)).length
}

export function wordsOf(span: Span): string {
  return typeof span === 'string' ? span : Object.values(span)[0]
}

/** A paragraph's text without its form. */
export function plainText(one: Paragraph): string {
  const line = (spans: Span[]) => spans.map(wordsOf).join('')
  return one.text
    .map((block) => {
      if ('p' in block) return line(block.p)
      if ('ul' in block) return block.ul.map(line).join(' ')
      return [block.head, ...block.rows].map((row) => row.map(line).join(' ')).join(' ')
    })
    .join(' ')
}
