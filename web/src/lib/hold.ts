/** Asks what a component is: a tap on one that does nothing now, a long press, the right button. */
const LONG = 450
const STILL = 10

/** A Svelte action. */
export function hold(node: HTMLElement, tell: (component: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }

  const partOf = (e: Event) => (e.target as Element).closest<HTMLElement>('[data-part]')
  const stop = () => clearTimeout(timer)
  const down = (e: PointerEvent) => {
    stop()
    removeEventListener('click', swallow, true)
    const part = partOf(e)?.dataset.part
    if (!part || e.pointerType === 'mouse') return
    from = { x: e.clientX, y: e.clientY }
    timer = setTimeout(() => {
      tell(part)
      addEventListener('click', swallow, { capture: true, once: true })
    }, LONG)
  }
  const move = (e: PointerEvent) => {
    if (Math.hypot(e.clientX - from.x, e.clientY - from.y) > STILL) stop()
  }
  // The tap that ends a long press is no move, nor does it close what the press has opened.
  const swallow = (e: MouseEvent) => {
    e.stopPropagation()
    e.preventDefault()
  }
  const click = (e: MouseEvent) => {
    const part = partOf(e)
    // A tap that opens something else, or places what is in hand, is not a question.
    if (!part?.dataset.part || (e.target as Element).closest('button, a') || part.closest('[data-offer]')) return
    if (part.dataset.lit === undefined && part.dataset.refused === undefined) tell(part.dataset.part)
  }
  const menu = (e: MouseEvent) => {
    const part = partOf(e)?.dataset.part
    if (!part) return
    tell(part)
    e.preventDefault()
  }
  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', stop)
  node.addEventListener('pointercancel', stop)
  node.addEventListener('click', click)
  node.addEventListener('contextmenu', menu)
  return { destroy: stop }
}
