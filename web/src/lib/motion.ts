/** Calls back at a tap or Esc: whatever moves can be cut short. Returns what stops the listening. */
export function skippable(end: () => void): () => void {
  const key = (e: KeyboardEvent) => {
    if (e.key === 'Escape') end()
  }
  addEventListener('pointerdown', end)
  addEventListener('keydown', key)
  return () => {
    removeEventListener('pointerdown', end)
    removeEventListener('keydown', key)
  }
}
