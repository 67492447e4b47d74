import { wordsOf } from '../../lib/i18n.svelte'

/** The page's texts that only this game has: `akropolis-page-…`. */
export const page = wordsOf('akropolis')
