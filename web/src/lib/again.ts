/** Loads what a page shows, and by itself once more while there is no server or its database rests: one that is back must
 *  not look gone. */
import { isResting, Refused, waitBefore } from './api'

export function loads(run: () => Promise<void>, refused: (e: Refused) => void): { now: () => void; stop: () => void } {
  let later: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let attempt = 0
  async function go() {
    clearTimeout(later)
    try {
      await run()
      attempt = 0
    } catch (e) {
      if (!(e instanceof Refused)) throw e
      if (stopped) return
      refused(e)
      if (e.status === 0 || isResting(e)) later = setTimeout(now, waitBefore(attempt++))
    }
  }
  const now = () => void go()
  now()
  return {
    now,
    stop: () => {
      stopped = true
      clearTimeout(later)
    },
  }
}
