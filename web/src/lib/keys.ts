/** The keyboard: what a key means, and which lit component an arrow leads to. Tab is never a game key. */

export type KeyMeaning =
  | { do: 'move'; dx: number; dy: number }
  | { do: 'confirm' | 'cancel' | 'undo' | 'about' | 'help' | 'hint' | 'log' | 'notation' | 'turn-left' | 'turn-right' }
  | { do: 'choose'; index: number }

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function meaning(key: string, code = ''): KeyMeaning | null {
  if (key in ARROWS) return { do: 'move', dx: ARROWS[key][0], dy: ARROWS[key][1] }
  if (/^[1-9]$/.test(key)) return { do: 'choose', index: Number(key) - 1 }
  if (key === '0') return { do: 'choose', index: 9 }
  if (key === 'Enter') return { do: 'confirm' }
  if (key === 'Escape') return { do: 'cancel' }
  if (key === '?') return { do: 'help' }
  if (key === '/') return { do: 'notation' }
  // By the key's place, so that it works under a Cyrillic layout too.
  const place = code || `Key${key.toUpperCase()}`
  if (place === 'KeyU') return { do: 'undo' }
  if (place === 'KeyI') return { do: 'about' }
  if (place === 'KeyH') return { do: 'hint' }
  if (place === 'KeyL') return { do: 'log' }
  if (key === '[') return { do: 'turn-left' }
  if (place === 'KeyR' || key === ']') return { do: 'turn-right' }
  return null
}

export interface Box {
  x: number
  y: number
}

/** The index of the nearest box in a direction; a box off the axis counts as farther. -1 if none. */
export function nearest(from: Box, boxes: Box[], dx: number, dy: number): number {
  let best = -1
  let least = Infinity
  boxes.forEach((box, i) => {
    const along = (box.x - from.x) * dx + (box.y - from.y) * dy
    const across = Math.abs((box.x - from.x) * dy - (box.y - from.y) * dx)
    if (along <= 1) return
    const far = along + across * 2.2
    if (far < least) {
      least = far
      best = i
    }
  })
  return best
}
