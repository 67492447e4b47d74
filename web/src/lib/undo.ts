/** What the undo button means now. */
import type { StateMessage, TableInfo } from './wire'

export type Undo = 'drop' | 'undo' | 'takeback'

/**
 * First what is only picked goes. Where the rule does not allow taking back, the others are asked; where that is
 * not done either, the server is asked all the same and says why not.
 */
export function undoMeans(
  message: Pick<StateMessage, 'can_undo' | 'outcome'>,
  table: Pick<TableInfo, 'undo'>,
  isUnderWay: boolean,
): Undo {
  if (isUnderWay) return 'drop'
  return !message.can_undo && table.undo !== 'rule' && !message.outcome ? 'takeback' : 'undo'
}
