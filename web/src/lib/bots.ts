/** Bots as people choose them: by level. The plain ones are for those who ask for them. */
import { i18n, t } from './i18n.svelte'

export function botName(bot: string): string {
  const key = `bot-${bot.replace('level:', '').replaceAll('_', '-')}`
  return i18n.texts.has(`page-${key}`) ? t(key) : bot
}

/** The levels among the bots that a server offers, and the one that is chosen already, whatever it is. */
export function levels(bots: string[], chosen: string | null = null): string[] {
  const found = bots.filter((bot) => bot.startsWith('level:') || bot === chosen)
  return found.length ? found : bots
}

/** A name that nobody at the table has yet. */
export function freeName(names: string[], taken: string[]): string {
  return names.find((name) => !taken.includes(name)) ?? ''
}
