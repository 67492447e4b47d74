/** Template Room without drawing. */
import type { RoomView } from '../../lib/wire'

export type View = RoomView<'template_room'>

/** storeys of a finished house */
export const TOP = 4

/** The pips of each side of a die, by their places in a square of three by three. */
export const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

/** What lies on the board; every other answer is a button. */
export const isDrawn = (component: string): boolean => component.startsWith('house:')
