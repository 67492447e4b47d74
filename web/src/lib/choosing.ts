/**
 * Several of a decision's options as one answer: they are marked one by one and sent as one list, which the
 * server takes whole or not at all. No rule lives here: how many, and how often each, the decision says.
 */
import type { Decision, Option } from './wire'

/** Actions in the order they were marked; an option with copies may be there more than once. */
export type Marks = readonly number[]

export const UNMARKED: Marks = []

function markable(decision: Decision): Option[] {
  return decision.options.filter((o) => o.action !== decision.choose?.stop)
}

/** The option that a tap on a component marks. */
export function markedAt(decision: Decision, component: string): Option | null {
  return markable(decision).find((o) => o.touches.includes(component)) ?? null
}

export function timesMarked(marks: Marks, action: number): number {
  return marks.filter((a) => a === action).length
}

/** Whether another one may be marked. */
export function hasRoom(decision: Decision, marks: Marks): boolean {
  return marks.length < (decision.choose?.most ?? 0)
}

/** Whether this very option may be marked once more. */
export function hasMore(decision: Decision, marks: Marks, option: Option): boolean {
  return hasRoom(decision, marks) && timesMarked(marks, option.action) < option.copies
}

/** A tap marks one more copy; where no more can be, it unmarks. The only one asked for gives way to another. */
export function mark(decision: Decision, marks: Marks, option: Option): Marks {
  if (hasMore(decision, marks, option)) return [...marks, option.action]
  if (marks.includes(option.action)) return marks.filter((a) => a !== option.action)
  return decision.choose?.most === 1 ? [option.action] : marks
}

/** The list to send, or null while too few are marked. Taking nothing at all is an option of its own. */
export function wholeAnswer(decision: Decision, marks: Marks): number[] | null {
  const { choose } = decision
  if (!choose || marks.length < Math.max(1, choose.least)) return null
  const ends = marks.length < choose.most && choose.stop !== null
  return ends ? [...marks, choose.stop!] : [...marks]
}
