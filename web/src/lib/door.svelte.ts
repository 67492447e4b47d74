/** How this device stands at the server's door, and what the host tells everybody there. */
import { people } from './people'
import type { DoorInfo, Notice } from './wire'

const LOOK_EVERY = 20000

class Door {
  info: DoorInfo | null = $state.raw(null)
  notice: Notice | null = $state.raw(null)
  /** the join code is asked first, or the host shut this device out */
  readonly closed = $derived(this.info !== null && (this.info.needs_code || this.info.shut_out))
  readonly mayOpen = $derived(this.info === null || this.info.may_open)
  private watching = false

  async look(): Promise<void> {
    this.take(await people.door())
  }

  take(info: DoorInfo): void {
    this.info = info
    this.told(info.notice)
  }

  told(notice: Notice | null): void {
    if (JSON.stringify(notice) !== JSON.stringify(this.notice)) this.notice = notice
  }

  /** A table's live channel tells a notice at once; every other page asks now and then. */
  watch(): void {
    if (this.watching) return
    this.watching = true
    const look = () => void (document.hidden || this.look().catch(() => undefined))
    look()
    setInterval(look, LOOK_EVERY)
    document.addEventListener('visibilitychange', look)
  }
}

export const door = new Door()
