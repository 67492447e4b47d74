/** Moves a button out of the place where the last answer stood: to the other side, or up. */
import { overlap, type Area } from './press'
import { areaOf } from './spots'

const GAP = 8

export function aside(button: HTMLElement, last: Area | null): void {
  const set = (side: boolean, x: number, y: number) => {
    button.classList.toggle('other', side)
    button.style.setProperty('--clear-x', `${x}px`)
    button.style.setProperty('--clear-y', `${y}px`)
    return areaOf(button)
  }
  const natural = set(false, 0, 0)
  if (!overlap(natural, last)) return
  const x = Math.ceil(natural.right - last!.left) + GAP
  if (!overlap(set(true, x, 0), last)) return
  set(false, 0, Math.ceil(natural.bottom - last!.top) + GAP)
}
