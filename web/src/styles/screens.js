/**
 * The page has three breakpoints and no others. Styles name them: `@media (--phone)`.
 * What adapts between them does so by itself: clamp(), auto-fit columns, wrapping.
 */
export const BREAKPOINTS = { phone: 720, small: 900, wide: 1340 }

export const SCREENS = {
  '--phone': `(width < ${BREAKPOINTS.phone}px)`,
  '--small': `(width < ${BREAKPOINTS.small}px)`,
  /** one thing below the other, the page scrolls */
  '--stacked': `(width < ${BREAKPOINTS.wide}px)`,
  /** a phone that lies on its side, a page enlarged twice: little height, so that things stand side by side */
  '--lying': `(width < ${BREAKPOINTS.wide}px) and (aspect-ratio > 3/2)`,
  /** the whole table at once */
  '--wide': `(width >= ${BREAKPOINTS.wide}px)`,
}

/** A part of Svelte's preprocessing: names of screens become the queries they stand for. */
export const screens = {
  name: 'screens',
  style: ({ content }) => ({
    code: content.replace(/\((--[a-z]+)\)(?=[^;{}]*\{)/g, (all, name) => SCREENS[name] ?? all),
  }),
}
