/** How seats look and what they are called: five colours, five shapes, the first letter of a name. */
import { t } from './i18n.svelte'
import type { Seat } from './wire'

const SHAPES = [
  'M18 1a17 17 0 1 0 0 34 17 17 0 0 0 0-34z',
  'M10 2h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8z',
  'M18 1.500 33 10v16L18 34.500 3 26V10z',
  'M18 .8 35.200 18 18 35.200.8 18z',
  'M18 2 35 14.500 28.500 34h-21L1 14.500z',
]

export function toneOf(seat: number): number {
  return ((seat % 5) + 5) % 5
}

export function shapeOf(seat: number): string {
  // A table of a hundred: colour and shape turn at different paces, so that neighbours differ.
  const turn = Math.floor(Math.max(0, seat) / 5)
  return SHAPES[(toneOf(seat) + turn) % 5]
}

export function letterOf(name: string): string {
  const first = Array.from(name.trim())[0]
  return first ? first.toLocaleUpperCase() : '·'
}

/** The name at a seat. Who gave none is called by the number, in the reader's language. */
export function called(seat: Pick<Seat, 'seat' | 'kind' | 'name'>): string {
  return seat.name || t(seat.kind === 'bot' ? 'bot-n' : 'player-n', { number: seat.seat + 1 })
}
