/** Pointing at components of the board, whichever room draws them and however often it draws them anew. */

/** so many side by side would run into each other: each is outlined within its edge */
const MANY = 10
/** so many are most of the board: what is lit says as much, and as many outlines would only be in the way */
const MOST = 20

/** Outlines the components until what it returns is called. */
export function pointAt(parts: string[]): () => void {
  if (!parts.length || parts.length > MOST) return () => undefined
  const named = parts.map((part) => `.table [data-part="${CSS.escape(part)}"]`).join(', ')
  const sheet = new CSSStyleSheet()
  // A row that scrolls cuts off what reaches over its edge.
  const inside = '.table :is(.seats, .supplies) [data-part] { outline-offset: -3px; }'
  const line =
    parts.length < MANY
      ? 'outline: 3px dashed var(--g); outline-offset: 3px'
      : 'outline: 2px dashed var(--g); outline-offset: -4px'
  sheet.replaceSync(`${named} { ${line}; } ${inside}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

/** The components that options touch, each once. */
export function touched(options: { touches: string[] }[]): string[] {
  return [...new Set(options.flatMap((option) => option.touches))]
}

/** What of these is drawn and takes room. */
export function drawnOf(parts: string[]): Element[] {
  const all = parts.flatMap((part) => [...document.querySelectorAll(`.table [data-part="${CSS.escape(part)}"]`)])
  return all.filter((el) => el.getClientRects().length > 0)
}

/** Brings the first of these into sight: below the seats that stay at the top, above `floor` where the lesson's
 *  card begins, and along a row that is wider than the screen. What is too high for that begins at the top. */
export function bringInSight([first]: Element[], floor: number): void {
  const seats = document.querySelector('.table .seats')
  const stays = seats && getComputedStyle(seats).position === 'sticky'
  const ceiling = stays ? seats.clientHeight : 0
  if (!first || (stays && seats.contains(first))) return
  const box = first.getBoundingClientRect()
  if (box.top >= ceiling && box.bottom <= floor && box.left >= 0 && box.right <= innerWidth) return
  first.scrollIntoView({ block: 'nearest', inline: 'center' })
  const { top, bottom } = first.getBoundingClientRect()
  const room = floor - ceiling
  scrollBy({ top: top - ceiling - Math.max(0, room - (bottom - top)) / 2 })
}
