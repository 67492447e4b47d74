/** What of the screen is not the map's: the head above it, and the bar that lies over the foot of the page. */
export interface Taken {
  over: number
  bar: number
}

/** Tells both in pixels, now and whenever they change: a hint or a button on two lines makes the bar higher. */
export function watchTaken(map: HTMLElement, tell: (taken: Taken) => void): () => void {
  const table = map.closest('.table')
  const bar = table?.querySelector<HTMLElement>(':scope > footer')
  if (!table || !bar) return () => undefined
  const look = () => tell({ over: Math.round(map.getBoundingClientRect().top + scrollY), bar: bar.offsetHeight })
  const watcher = new ResizeObserver(look)
  watcher.observe(table) // whatever comes above the map makes the table longer
  watcher.observe(bar)
  return () => watcher.disconnect()
}
