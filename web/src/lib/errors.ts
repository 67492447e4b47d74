/** A refusal as a sentence in the person's language. */
import type { Refused } from './api'
import { i18n, t } from './i18n.svelte'

export function errorText(e: Refused): string {
  if (e.status === 0) return t('offline')
  for (const key of [`error-${e.key}`, `page-error-${e.key}`]) {
    if (i18n.texts.has(key)) return i18n.texts.say(key, e.args)
  }
  return t('failed')
}
