import type { Refusal } from './wire'

/** Each reason once: many components may be refused by the same words. */
export function distinct(refused: Refusal[]): Refusal[] {
  const seen = new Set<string>()
  return refused.filter((r) => {
    const words = JSON.stringify([r.reason.key, r.reason.args])
    if (seen.has(words)) return false
    seen.add(words)
    return true
  })
}
