/** Moves a button out of the place where the last answer stood: to the other side, or up. */
import { overlap, type Area } from './press'
import { areaOf } from './spots'

const GAP = 8
/** higher than the choices of a bar may stand, in px */
const MOST = 160

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
  // Up. Where the bar gives way in part only, it is asked for more, and then on the other side.
  for (const side of [false, true])
    for (let y = Math.ceil(natural.bottom - last!.top) + GAP; y < MOST;) {
      const area = set(side, 0, y)
      if (!overlap(area, last)) return
      y += Math.ceil(area.bottom - last!.top) + GAP
    }
  // Nowhere: then it stands where it looks right, and only the moment after a new question keeps a press from it.
  set(false, 0, 0)
}
