/** Asks what a component is: a tap on one that does nothing now, a long press, the right button. */
const LONG = 450
const STILL = 10

/** A Svelte action. `tell` answers whether there was something to tell. */
export function hold(node: HTMLElement, tell: (component: string) => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  let held = false

  const partOf = (e: Event) => (e.target as Element).closest<HTMLElement>('[data-part]')
  const stop = () => clearTimeout(timer)
  const down = (e: PointerEvent) => {
    stop()
    held = false
    const part = partOf(e)?.dataset.part
    if (!part || e.pointerType === 'mouse') return
    from = { x: e.clientX, y: e.clientY }
    timer = setTimeout(() => (held = tell(part)), LONG)
  }
  const move = (e: PointerEvent) => {
    if (Math.hypot(e.clientX - from.x, e.clientY - from.y) > STILL) stop()
  }
  // In the capturing phase: the tap that ends a long press is not a move.
  const click = (e: MouseEvent) => {
    const part = partOf(e)
    if (held) {
      held = false
      e.stopPropagation()
      e.preventDefault()
    } else if (part?.dataset.part && part.dataset.lit === undefined && part.dataset.refused === undefined) tell(part.dataset.part)
  }
  const menu = (e: MouseEvent) => {
    const part = partOf(e)?.dataset.part
    if (part && tell(part)) e.preventDefault()
  }
  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', stop)
  node.addEventListener('pointercancel', stop)
  node.addEventListener('click', click, true)
  node.addEventListener('contextmenu', menu)
  return { destroy: stop }
}
