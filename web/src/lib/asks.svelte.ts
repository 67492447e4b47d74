/** What is asked of whoever runs the table: one thing at a time, and what is refused is said. */
import { Refused } from './api'

export class Asks {
  busy = $state(false)
  /** what went wrong, as a sentence */
  trouble: string | null = $state(null)
  /** why something may not be done, and by which rule */
  why: { reason: string; rule: string } | null = $state.raw(null)

  /** whether it was only the connection */
  isOffline = false

  clear(): void {
    this.trouble = null
    this.isOffline = false
    this.why = null
  }

  /** There is a connection: what failed for want of one may be tried again, and nothing need say so any more. */
  reached(): void {
    if (this.isOffline) this.clear()
  }

  /** Whatever is no refusal is a fault of ours and goes on as one. */
  async during(what: () => Promise<void>, refused: (e: Refused) => void): Promise<void> {
    this.busy = true
    this.clear()
    try {
      await what()
    } catch (e) {
      if (!(e instanceof Refused)) throw e
      refused(e)
    } finally {
      this.busy = false
    }
  }
}
