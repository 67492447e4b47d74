/**
 * How taps on components become one of the decision's options. No rule lives here: a component is
 * lit because an option touches it, and dark because none does.
 */
import type { Decision, Option, Refusal } from './wire'

export interface Picking {
  chosen: string[]
  action: number | null
}

export const NOTHING: Picking = { chosen: [], action: null }

function touching(options: Option[], chosen: string[]): Option[] {
  return options.filter((o) => chosen.every((c) => o.touches.includes(c)))
}

/** A tap on a component: narrows the options, or starts anew when it does not fit the taps before. */
export function tap(decision: Decision, picking: Picking, component: string): Picking {
  if (picking.chosen.includes(component)) {
    const rest = picking.chosen.filter((c) => c !== component)
    return settle(decision, rest, rest.length > 0)
  }
  const more = [...picking.chosen, component]
  if (touching(decision.options, more).length) return settle(decision, more, true)
  if (touching(decision.options, [component]).length) return settle(decision, [component], true)
  return picking
}

function settle(decision: Decision, chosen: string[], may: boolean): Picking {
  if (!may) return NOTHING
  const left = touching(decision.options, chosen)
  return { chosen, action: left.length === 1 ? left[0].action : null }
}

/** The options a tap left open that no further component tells apart: shown as a small choice. */
export function smallChoice(decision: Decision | null, picking: Picking): Option[] {
  if (!decision || !picking.chosen.length || picking.action !== null) return []
  return touching(decision.options, picking.chosen)
}

export function lit(decision: Decision | null): Set<string> {
  const out = new Set<string>()
  for (const option of decision?.options ?? []) for (const t of option.touches) out.add(t)
  return out
}

/** Options that act on nothing on the board: they become buttons. */
export function loose(decision: Decision | null, shown: (component: string) => boolean): Option[] {
  return (decision?.options ?? []).filter((o) => !o.touches.some(shown))
}

export function refusedAt(decision: Decision | null, component: string): Refusal | undefined {
  return decision?.refused.find((r) => r.touches.includes(component))
}
