/** Stands between a finger and the table: what is pressed in the moment a question changes was meant for the last. */
import { tick } from 'svelte'
import { Press, type Keys, type Spot } from './press'

/** What can be pressed now, by finger and by key. */
export type Offered = () => { spots: Spot[]; keys: Keys }

/** The screen's side of it: the time, and when the next question is drawn. */
export interface Screen {
  now: () => number
  drawn: () => Promise<void>
}

const screen: Screen = {
  now: () => performance.now(),
  drawn: async () => {
    await tick()
    await new Promise((seen) => requestAnimationFrame(seen))
  },
}

export class Guard extends Press {
  /** presses let go because they were meant for the question before */
  ignored = $state(0)

  constructor(
    private readonly offered: Offered,
    private readonly on: Screen = screen,
  ) {
    super()
  }

  /** The question on the screen goes. */
  leave(): void {
    const { spots, keys } = this.offered()
    this.leaves(this.on.now(), spots, keys)
    void this.on.drawn().then(() => this.seen(this.on.now()))
  }
}
