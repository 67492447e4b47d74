/** What is left until a deadline, in the largest two units that say something. */
export interface Left {
  key: 'days' | 'hours' | 'minutes' | 'over'
  facts: Record<string, number | string>
}

export function left(seconds: number): Left {
  const s = Math.max(0, Math.floor(seconds))
  if (s === 0) return { key: 'over', facts: {} }
  if (s >= 86400) return { key: 'days', facts: { days: Math.floor(s / 86400), hours: Math.floor((s % 86400) / 3600) } }
  if (s >= 3600) return { key: 'hours', facts: { hours: Math.floor(s / 3600), minutes: Math.floor((s % 3600) / 60) } }
  return { key: 'minutes', facts: { clock: `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}` } }
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago something was, in words of a language. */
export function ago(then: number, now: number, lang: string): string {
  const s = Math.max(0, now - then)
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const [unit, size] = UNITS.find(([, size]) => s >= size) ?? ['second', Infinity]
  return words.format(-Math.floor(s / size), unit)
}
