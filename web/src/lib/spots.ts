/** What on the screen can be pressed now, and by which key: the page's side of `press.ts`. */
import type { Play } from './play.svelte'
import type { Area, Keys, Spot } from './press'

const PRESSED = '[data-option], [data-confirm], [data-lit], [data-curtain], [data-offer], button, a, summary'
const ANSWERS = '[data-option], [data-confirm], [data-lit], [data-curtain], [data-offer]'
const DIGITS = Array.from('1234567890')

/** What a press on an element does, in words that only change when it does something else. */
export function offerOf(el: HTMLElement, play: Play): string {
  const { option, confirm, part, lit, offer } = el.dataset
  if (option !== undefined) return `option ${play.picks.meant(play.decision?.options.find((o) => o.code === option))}`
  if (confirm !== undefined) return play.picks.confirms()
  if (part !== undefined && lit !== undefined) {
    const touching = play.decision?.options.filter((o) => o.touches.includes(part)) ?? []
    return `part ${part} ${touching.map((o) => play.picks.meant(o)).join()}`
  }
  if (offer !== undefined) return `area ${offer}`
  return `button ${part ?? ''} ${el.title || el.getAttribute('aria-label') || el.textContent?.trim()}`
}

export function areaOf(el: Element): Area {
  const { left, top, right, bottom } = el.getBoundingClientRect()
  return { left, top, right, bottom }
}

export function pressable(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null
}

/** The part of an element that can be seen, or null: the board goes on beneath the bar and beyond its edges. */
function shownArea(el: HTMLElement, bar: Element | null): Area | null {
  const area = areaOf(el)
  if (bar && !bar.contains(el)) area.bottom = Math.min(area.bottom, bar.getBoundingClientRect().top)
  const { left, top, right, bottom } = area
  if (right <= left || bottom <= top) return null
  const isSeen = [0.5, 0.15, 0.85].some((f) => {
    const there = document.elementFromPoint(left + (right - left) * f, top + (bottom - top) * f)
    return there !== null && el.contains(there)
  })
  return isSeen ? area : null
}

/** Everything that can be pressed: what a dialogue covers cannot, nor a tool that is not for now. An answer on its way
 * is disabled too, and still what the finger meant. */
export function spots(play: Play): Spot[] {
  const dialogues = document.querySelectorAll('dialog[open]')
  const root = dialogues[dialogues.length - 1] ?? document.querySelector('.table')
  const bar = root?.querySelector('.bar') ?? null
  return Array.from(root?.querySelectorAll<HTMLElement>(PRESSED) ?? []).flatMap((el) => {
    const answers = el.matches(ANSWERS)
    const area = answers || !el.matches(':disabled') ? shownArea(el, bar) : null
    return area ? [{ offer: offerOf(el, play), area, answers }] : []
  })
}

/** What a key would do now. */
export function keyOffer(key: string, play: Play): string | null {
  if (DIGITS.includes(key)) {
    const option = play.picks.byDigit(DIGITS.indexOf(key))
    return option && `option ${play.picks.meant(option)}`
  }
  const on = document.activeElement as HTMLElement | null
  if (on?.matches(PRESSED)) return offerOf(on, play)
  return key === 'Enter' && (play.picks.offered || play.picks.whole) ? play.picks.confirms() : null
}

export function keys(play: Play): Keys {
  return Object.fromEntries(['Enter', ' ', ...DIGITS].map((key) => [key, keyOffer(key, play)]))
}

function isApart(el: HTMLElement | null): boolean {
  return el !== null && el.closest('dialog[open]') !== null && !el.matches(ANSWERS)
}

function stop(e: Event): void {
  e.preventDefault()
  e.stopImmediatePropagation()
}

/** A Svelte action: hears every press before anything else does, and lets through what was meant. */
export function strays(_node: HTMLElement, play: Play) {
  let down: { at: number; x: number; y: number } | null = null

  const pointerdown = (e: PointerEvent) => {
    down = { at: e.timeStamp, x: e.clientX, y: e.clientY }
  }
  const click = (e: MouseEvent) => {
    const el = pressable(e.target)
    const offer = el && offerOf(el, play)
    // A press is meant when the finger goes down. From a key a click has no place.
    const from = down ?? { at: e.timeStamp, x: e.clientX, y: e.clientY }
    down = null
    // What lies in a dialogue and answers nothing was opened by a press of its own: it is meant.
    const stray =
      !isApart(el) &&
      (e.detail === 0
        ? play.press.isStrayKey(e.timeStamp, 'Enter', offer)
        : play.press.isStray(from.at, from.x, from.y, offer))
    if (stray) ignore(e)
    else if (el?.matches(ANSWERS)) play.press.counts(areaOf(el))
  }
  const keydown = (e: KeyboardEvent) => {
    if (e.altKey || e.ctrlKey || e.metaKey || (e.target as HTMLElement | null)?.closest?.('input, select, textarea'))
      return
    if (e.key !== 'Enter' && e.key !== ' ' && !DIGITS.includes(e.key)) return
    // A key that is held down repeats itself into the questions that follow.
    if (e.repeat) stop(e)
    else if (play.press.isStrayKey(e.timeStamp, e.key, keyOffer(e.key, play))) ignore(e)
    else if (DIGITS.includes(e.key)) {
      const code = play.picks.byDigit(DIGITS.indexOf(e.key))?.code
      const el = code && document.querySelector(`.table [data-option="${CSS.escape(code)}"]`)
      if (el) play.press.counts(areaOf(el))
    }
  }
  const ignore = (e: Event) => {
    stop(e)
    play.press.ignored += 1
  }

  const capture = { capture: true }
  addEventListener('pointerdown', pointerdown, capture)
  addEventListener('click', click, capture)
  addEventListener('keydown', keydown, capture)
  return {
    destroy() {
      removeEventListener('pointerdown', pointerdown, capture)
      removeEventListener('click', click, capture)
      removeEventListener('keydown', keydown, capture)
    },
  }
}
