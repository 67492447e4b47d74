import { wordsOf } from '../../lib/i18n.svelte'

/** The page's texts that only this game has: `san_juan-page-…`. */
export const page = wordsOf('san_juan')
