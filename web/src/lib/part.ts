/** Attributes of a component on the board: what lights it, what a tap does, what a reader says. */
import type { Pick } from './pick.svelte'
import type { Words } from './words'

/** Sentences in a row: each with its end, none twice. */
export function sentences(...said: string[]): string {
  const told = [...new Set(said.map((s) => s.trim()).filter(Boolean))]
  return told.map((s, i) => (i < told.length - 1 && !/[.!?…]$/.test(s) ? `${s}.` : s)).join(' ')
}

/** The attributes without the name, where it stands in the part as text (`ui/Spoken.svelte`). */
export function unnamed(attributes: Record<string, unknown>): Record<string, unknown> {
  return attributes.role === 'button' ? { ...attributes, 'aria-label': undefined } : attributes
}

/** `label` is what it is; a reader hears that first, then what a tap does or why not. */
export function attributesOf(
  pick: Pick,
  words: Words,
  tap: (component: string) => void,
  component: string,
  label: string,
): Record<string, unknown> {
  const isLit = pick.isLit(component)
  const refusal = pick.refusal(component)
  const attributes: Record<string, unknown> = { 'data-part': component, 'aria-label': label }
  if (isLit) {
    attributes['aria-label'] = sentences(label, words.does(pick.touching(component)))
    attributes['data-lit'] = ''
    attributes['aria-pressed'] = pick.isChosen(component)
    if (pick.isChosen(component)) attributes['data-chosen'] = ''
    if (pick.hasMore(component)) attributes['data-more'] = ''
    if (pick.isHinted(component)) attributes['data-hinted'] = ''
  } else if (refusal) {
    attributes['aria-label'] = sentences(label, words.say(refusal.key, refusal.args))
    attributes['data-refused'] = ''
  } else {
    // Nothing to press: a tap, the arrows with Shift and I say what it is.
    return { ...attributes, role: 'img', tabindex: -1 }
  }
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
