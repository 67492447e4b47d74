/** Why a game cannot go on here, as a message of the page. */
import type { TableInfo } from './wire'

export const REASONS = ['other-rules', 'newer-rules', 'unknown-game', 'table-damaged', 'room-failed'] as const

/** A reason this page does not know yet, from a newer server, is told without its particulars. */
export function frozenKey(table: Pick<TableInfo, 'frozen'>): string {
  const key = table.frozen?.key ?? ''
  return (REASONS as readonly string[]).includes(key) ? `frozen-${key}` : 'frozen-more'
}
