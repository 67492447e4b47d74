/** Pointing at components of the board, whichever room draws them and however often it draws them anew. */

/** Outlines the components until what it returns is called. */
export function pointAt(parts: string[]): () => void {
  if (!parts.length) return () => undefined
  const named = parts.map((part) => `.table [data-part="${CSS.escape(part)}"]`).join(', ')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${named} { outline: 3px dashed var(--g); outline-offset: 3px; }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

/** What of these is drawn and takes room. */
export function drawnOf(parts: string[]): Element[] {
  const all = parts.flatMap((part) => [...document.querySelectorAll(`.table [data-part="${CSS.escape(part)}"]`)])
  return all.filter((el) => el.getClientRects().length > 0)
}

/** Brings one of these into sight where none is; `floor` is where the lesson's card begins. */
export function bringInSight(drawn: Element[], floor: number): void {
  const seen = drawn.some((el) => {
    const box = el.getBoundingClientRect()
    return box.top >= 0 && box.bottom <= floor
  })
  if (!drawn.length || seen) return
  const box = drawn[0].getBoundingClientRect()
  scrollBy({ top: (box.top + box.bottom) / 2 - floor / 2 })
}
