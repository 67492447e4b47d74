import { wordsOf } from '../../lib/i18n.svelte'

/** The page's texts that only this game has: `machi_koro-page-…`. */
export const page = wordsOf('machi_koro')
