/**
 * Who runs the table: the server, or whoever else speaks the same messages. The page plays by this and knows no
 * address.
 */
import { api } from './api'
import { Live, type Heard } from './live'
import type { About, Hint, StateMessage } from './wire'

export interface Channel {
  /** the last step that is known: after a break the channel tells what came since */
  since: number
  /** whether the table is in sight */
  see?: (seen: boolean) => void
  stop: () => void
}

export interface Host {
  listen: (seat: number, heard: Heard) => Channel
  move: (seat: number, step: number, actions: (number | string)[]) => Promise<StateMessage>
  undo: (seat: number, step: number) => Promise<StateMessage>
  takeback: (seat: number) => Promise<StateMessage>
  answerTakeback: (seat: number, accept: boolean) => Promise<unknown>
  rewind: (to: number) => Promise<StateMessage>
  hint: (seat: number) => Promise<Hint>
  about: (seat: number, what: string, step: number | null) => Promise<About>
}

export function server(id: string): Host {
  return {
    listen: (seat, heard) => {
      const live = new Live(id, seat, heard)
      live.start()
      return live
    },
    move: (seat, step, actions) => api.move(id, seat, step, actions),
    undo: (seat, step) => api.undo(id, seat, step),
    takeback: (seat) => api.takeback(id, seat),
    answerTakeback: (seat, accept) => api.answerTakeback(id, seat, accept),
    rewind: (to) => api.rewind(id, to),
    hint: (seat) => api.hint(id, seat),
    about: (seat, what, step) => api.about(id, seat, what, step),
  }
}
