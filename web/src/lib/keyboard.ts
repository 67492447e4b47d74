/** Keys at a table: arrows walk the lit components, Enter takes and confirms, digits choose. */
import { meaning, nearest, type KeyMeaning } from './keys'
import type { Play } from './play.svelte'

export interface Sheets {
  help: () => void
  log: () => void
  notation: () => void
}

function typing(target: EventTarget | null): boolean {
  const el = target as HTMLElement | null
  return (
    !!el && (el.tagName === 'INPUT' || el.tagName === 'SELECT' || el.tagName === 'TEXTAREA' || el.isContentEditable)
  )
}

export function keyboard(e: KeyboardEvent, play: Play, sheets: Sheets): void {
  if (e.altKey || e.ctrlKey || e.metaKey || typing(e.target)) return
  if (hasButton(e)) return
  const what = meaning(e.key, e.code)
  if (!what || watches(e, play, what)) return
  switch (what.do) {
    case 'move':
      // With Shift, or where nothing is lit, the arrows lead to everything that can be asked about.
      if (e.shiftKey || !play.decision ? walk(what.dx, what.dy, everything()) : move(play, what.dx, what.dy))
        e.preventDefault()
      return
    case 'confirm':
      enter(e, play)
      return
    case 'choose':
      choose(play, what.index)
      break
    case 'cancel':
      play.cancel()
      break
    case 'undo':
      void play.undo()
      break
    case 'hint':
      if (play.table.hints && play.decision) void play.askHint()
      break
    case 'about': {
      const part = (document.activeElement as HTMLElement | null)?.dataset?.part
      if (part) void play.tellAbout(part)
      break
    }
    case 'help':
      sheets.help()
      break
    case 'log':
      sheets.log()
      break
    case 'notation':
      sheets.notation()
      break
    case 'turn-left':
    case 'turn-right':
      play.inHand.turn(what.do === 'turn-left' ? -1 : 1)
      break
  }
  e.preventDefault()
}

/** A button that names its letter is pressed by it, by the key's place under any layout. */
function hasButton(e: KeyboardEvent): boolean {
  const button = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${e.code.slice(3)}"]`)
  if (button) e.preventDefault()
  button?.click()
  return !!button
}

function move(play: Play, dx: number, dy: number): boolean {
  return play.inHand.step(dx, dy) || walk(dx, dy, stops())
}

/** Every component that can be seen, lit or dark. */
function everything(): HTMLElement[] {
  const all = Array.from(document.querySelectorAll<HTMLElement>('.table [data-part], .table [data-option]'))
  return all.filter((el) => el.getClientRects().length > 0 && !el.closest('[aria-hidden="true"]'))
}

/** While a move is told: Enter or an arrow to the next one, Esc to one's own question. */
function watches(e: KeyboardEvent, play: Play, what: KeyMeaning): boolean {
  if (!play.pacing.beat) return false
  const isOnward = what.do === 'move' && what.dx > 0
  const isEnter =
    what.do === 'confirm' && !(document.activeElement as HTMLElement | null)?.closest('button, a, summary')
  if (what.do === 'cancel') play.pacing.skip()
  else if (isOnward || isEnter) play.pacing.next()
  else return false
  e.preventDefault()
  return true
}

/** The lit components that can be seen, and the buttons of the bar. */
function stops(): HTMLElement[] {
  const all = Array.from(
    document.querySelectorAll<HTMLElement>('.table [data-lit], .table [data-option], .table [data-confirm]'),
  )
  return all.filter((el) => el.getClientRects().length > 0)
}

/** Brings the first lit component into sight when none of them is. */
export function bringUp(): void {
  const lit = stops().filter((el) => el.dataset.lit !== undefined)
  // Neither below the fold nor under the seats or the bar, which stay while the page scrolls.
  const seen = lit.some((el) => {
    const { x, y } = middle(el)
    return el.contains(document.elementFromPoint(x, y))
  })
  if (lit.length && !seen) lit[0].scrollIntoView({ block: 'center', inline: 'nearest' })
}

function middle(el: Element): { x: number; y: number } {
  const box = el.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function walk(dx: number, dy: number, all: HTMLElement[]): boolean {
  if (!all.length) return false
  const at = all.indexOf(document.activeElement as HTMLElement)
  let next = all[0]
  if (at >= 0) {
    const i = nearest(middle(all[at]), all.map(middle), dx, dy)
    if (i < 0) return true
    next = all[i]
  }
  if (!next.hasAttribute('tabindex') && next.tagName !== 'BUTTON') next.setAttribute('tabindex', '-1')
  next.focus()
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return true
}

function enter(e: KeyboardEvent, play: Play): void {
  const on = document.activeElement as HTMLElement | null
  const part = on?.dataset?.part
  if (part && on?.closest('.table')) {
    e.preventDefault()
    if (on.dataset.lit === undefined && on.tagName === 'BUTTON') on.click()
    else if (on.dataset.lit === undefined && on.dataset.refused === undefined) void play.tellAbout(part)
    else play.tap(part)
    return
  }
  if (on && (on.tagName === 'BUTTON' || on.tagName === 'A' || on.tagName === 'SUMMARY')) return
  if (play.picks.offered || play.picks.whole) {
    e.preventDefault()
    void play.confirm()
  }
}

function choose(play: Play, index: number): void {
  if (play.busy) return
  const option = play.picks.byDigit(index)
  if (!option) return
  if (play.picks.choices.includes(option) || option === play.picks.pass) void play.answer(option)
  else play.pick(option)
}
