import { prefs } from '../../lib/prefs.svelte'
import type { View } from './plain'

/** how the sheet looks: as the table agreed, or as this person likes it better */
export const PAPERS = ['table', 'classic', 'blueprint'] as const
export type Paper = (typeof PAPERS)[number]

class Look {
  #paper: Paper = $state(PAPERS.find((p) => p === prefs.kept('paper')) ?? 'table')

  get paper(): Paper {
    return this.#paper
  }
  set paper(value: Paper) {
    this.#paper = value
    prefs.keep('paper', value)
  }
}

export const look = new Look()

/** The paper of the sheet: the table's side of it, or the one this person likes better. */
export function isBlue(view: View): boolean {
  return (look.paper === 'table' ? view.side : look.paper) === 'blueprint'
}
