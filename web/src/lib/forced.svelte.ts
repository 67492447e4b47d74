/** The answer that is given for a person: the only one, where the room says that nobody need be asked for it. */
import type { Decision, Option } from './wire'

export interface Question {
  decision: () => Decision | null
  /** whether the room would have its only answer given */
  isForced: (kind: string) => boolean
  /** whether something was refused or did not arrive */
  failed: () => boolean
}

export class Forced {
  /** something was taken back: what follows by itself waits until the next answer */
  held = $state(false)
  readonly only: Option | null = $derived.by(() => {
    const decision = this.asked.decision()
    return decision?.options.length === 1 && this.asked.isForced(decision.kind) ? decision.options[0] : null
  })

  constructor(private readonly asked: Question) {}

  /** Where it did not arrive or was taken back, it is asked for after all. */
  get goes(): boolean {
    return this.only !== null && !this.held && !this.asked.failed()
  }
}
