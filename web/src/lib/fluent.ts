/** Texts by Fluent, the same files as the terminal's: a mirror of misto/text.py. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Facts, Value } from './wire'

export const LANGUAGES = ['uk', 'ru', 'en'] as const
export type Lang = (typeof LANGUAGES)[number]
const CASES = ['acc', 'gen', 'dat', 'ins', 'loc']

export function languageOf(wanted: string | null | undefined): Lang | null {
  const short = (wanted ?? '').slice(0, 2).toLowerCase()
  return (LANGUAGES as readonly string[]).includes(short) ? (short as Lang) : null
}

export class Texts {
  readonly bundle: FluentBundle
  readonly missing = new Set<string>()

  constructor(
    readonly lang: Lang,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false })
    for (const source of sources) this.add(source)
  }

  add(source: string): void {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** The message with its facts; a missing one shows its key, and the build's check has failed before. */
  say(key: string, facts: Record<string, unknown> = {}): string {
    const message = this.bundle.getMessage(key)
    if (!message?.value) {
      this.missing.add(key)
      return key
    }
    return this.bundle.formatPattern(message.value, plain(facts), [])
  }

  attribute(key: string, name: string): string | null {
    const pattern = this.bundle.getMessage(key)?.attributes[name]
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : null
  }

  /** A room's message, or an attribute of one (`card-bakery.help`): facts that name components or seats become their names, in every case. */
  tell(
    game: string,
    names: Record<string, string>,
    key: string,
    facts: Facts,
    seats: string[],
    whole = `${game}-${key}`,
  ): string {
    const filled: Record<string, unknown> = {}
    for (const [fact, value] of Object.entries(facts)) {
      const prefix = names[fact]
      if (Array.isArray(value)) filled[`${fact}_count`] = value.length
      if (prefix === undefined) filled[fact] = Array.isArray(value) ? value.join(', ') : value
      else if (prefix === 'seat') filled[fact] = seatNames(value, seats)
      else if (Array.isArray(value)) filled[fact] = value.map((v) => this.say(`${game}-${prefix}-${v}`)).join(', ')
      else this.cases(filled, fact, `${game}-${prefix}-${value}`)
    }
    const [message, attribute] = whole.split('.')
    return attribute ? (this.attribute(message, attribute) ?? message) : this.say(whole, filled)
  }

  private cases(into: Record<string, unknown>, fact: string, key: string): void {
    const said = this.say(key)
    into[fact] = said
    for (const name of CASES) into[`${fact}_${name}`] = this.attribute(key, name) ?? said
  }
}

function seatNames(value: Value, seats: string[]): string {
  const one = (v: unknown) => seats[Number(v)] ?? String(Number(v) + 1)
  return Array.isArray(value) ? value.map(one).join(', ') : one(value)
}

function plain(facts: Record<string, unknown>): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {}
  for (const [key, value] of Object.entries(facts)) {
    if (typeof value === 'boolean') out[key] = value ? 1 : 0
    else if (typeof value === 'number' || typeof value === 'string') out[key] = value
    else out[key] = String(value)
  }
  return out
}
