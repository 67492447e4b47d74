/** Where the window on a city lies: zoomed and moved, always about the point under the fingers. */
import type { Box, Point } from './hexes'

export interface Window {
  zoom: number
  x: number
  y: number
}

export const WHOLE: Window = { zoom: 1, x: 0, y: 0 }
const NEAREST = 5

export function boxOf(fitted: Box, at: Window): Box {
  return {
    x: fitted.x + fitted.w / 2 - fitted.w / at.zoom / 2 + at.x,
    y: fitted.y + fitted.h / 2 - fitted.h / at.zoom / 2 + at.y,
    w: fitted.w / at.zoom,
    h: fitted.h / at.zoom,
  }
}

/** Zooms by a factor so that what lies at a point of the drawing stays where it is on the screen. */
export function zoomed(at: Window, fitted: Box, by: number, about: Point): Window {
  const zoom = Math.min(NEAREST, Math.max(1, at.zoom * by))
  if (zoom === 1) return WHOLE
  const middle = { x: fitted.x + fitted.w / 2 + at.x, y: fitted.y + fitted.h / 2 + at.y }
  const k = 1 - at.zoom / zoom
  return kept({ zoom, x: at.x + (about.x - middle.x) * k, y: at.y + (about.y - middle.y) * k }, fitted)
}

export function moved(at: Window, fitted: Box, by: Point): Window {
  return kept({ ...at, x: at.x + by.x, y: at.y + by.y }, fitted)
}

/** The middle of the window stays over the city: nobody gets lost at sea. */
function kept(at: Window, fitted: Box): Window {
  const within = (n: number, most: number) => Math.max(-most, Math.min(most, n))
  return { zoom: at.zoom, x: within(at.x, fitted.w / 2), y: within(at.y, fitted.h / 2) }
}

/** Moves the window just so far that a point lies in it, with a margin around. */
export function bringing(at: Window, fitted: Box, point: Point, margin: number): Window {
  const box = boxOf(fitted, at)
  const past = (n: number, from: number, length: number) => {
    const rim = Math.min(margin, length / 2)
    return Math.min(0, n - rim - from) + Math.max(0, n + rim - from - length)
  }
  const by = { x: past(point.x, box.x, box.w), y: past(point.y, box.y, box.h) }
  return by.x || by.y ? moved(at, fitted, by) : at
}
