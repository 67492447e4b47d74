/** The line to whoever runs the table: from a seat it is listened to, and what a person asks goes along it. */
import type { Channel, Host } from './host'
import type { Heard } from './live'

export class Line {
  isUp = $state(true)
  /** the table was left for good */
  isEnded = false
  /** whoever runs the table that is listened to */
  host: Host | null = null
  private channel: Channel | null = null

  constructor(private readonly hostOf: (id: string) => Host) {}

  /** Whoever runs a table, listened to or not. */
  to(id: string): Host {
    return this.hostOf(id)
  }

  /** Listens from a seat, and no longer from the one before. */
  listen(id: string, seat: number, heard: Heard): void {
    this.channel?.stop()
    this.host = this.hostOf(id)
    this.channel = this.host.listen(seat, {
      ...heard,
      link: (up) => {
        this.isUp = up
        heard.link(up)
      },
    })
  }

  /** Says whether the table is in sight. */
  see(seen: boolean): void {
    this.channel?.see?.(seen)
  }

  /** A step that is known, from the channel or as an answer: it need not be told again. */
  knows(step: number): void {
    if (this.channel) this.channel.since = Math.max(this.channel.since, step)
  }

  end(): void {
    this.isEnded = true
    this.channel?.stop()
  }
}
