import { prefs } from '../../lib/prefs.svelte'
import type { View } from './plain'

/** The paper of the sheet: the table's side of it, or the one this person likes better. */
export function isBlue(view: View): boolean {
  return (prefs.paper === 'table' ? view.side : prefs.paper) === 'blueprint'
}
