/** Attributes of a component on the board: what lights it, what a tap does, what a reader says. */
import type { Pick } from './pick.svelte'

export interface Tap {
  tap: (component: string) => void
  /** the words for what is dark now */
  notNow: () => string
}

export function attributesOf(
  pick: Pick,
  { tap, notNow }: Tap,
  component: string,
  label: string,
  byContent: boolean,
): Record<string, unknown> {
  const isLit = pick.isLit(component)
  const isRefused = pick.refusal(component) !== undefined
  const attributes: Record<string, unknown> = { 'data-part': component }
  // What is written on a component names it; the whole of it is its description.
  const says = byContent && (isLit || isRefused) ? 'aria-description' : 'aria-label'
  attributes[says] = isRefused ? `${label}. ${notNow()}` : label
  if (isLit) {
    attributes['data-lit'] = ''
    attributes['aria-pressed'] = pick.isChosen(component)
    if (pick.isChosen(component)) attributes['data-chosen'] = ''
    if (pick.isHinted(component)) attributes['data-hinted'] = ''
  } else if (isRefused) {
    attributes['data-refused'] = ''
  }
  if (!isLit && !isRefused) return { ...attributes, role: 'img' }
  return {
    ...attributes,
    role: 'button',
    tabindex: 0,
    onclick: () => tap(component),
    onkeydown: (e: KeyboardEvent) => {
      if (e.key !== ' ') return
      e.preventDefault()
      tap(component)
    },
  }
}
