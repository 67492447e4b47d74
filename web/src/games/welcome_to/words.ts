import { wordsOf } from '../../lib/i18n.svelte'

/** The page's texts that only this game has: `welcome_to-page-…`. */
export const page = wordsOf('welcome_to')
