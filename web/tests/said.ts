/** Messages as a server says them, for tests: small and whole. */
import type { Decision, GameEvent, Option, Seat, StateMessage, TableInfo } from '../src/lib/wire'

export const event = (step: number, seat = 0, kind = 'move'): GameEvent => ({
  step,
  kind,
  rule: 'R-3',
  facts: { seat },
})

export const option = (action: number, ...touches: string[]): Option => ({
  action,
  code: `a${action}`,
  key: `option-${action}`,
  verb: 'take',
  rule: 'R-1',
  args: {},
  touches,
  copies: 1,
})

/** A question whose options touch one component each: `c1`, `c2`. */
export const question = (kind: string, ...actions: number[]): Decision => ({
  seat: 0,
  kind,
  rule: 'R-1',
  key: `prompt-${kind}`,
  args: {},
  options: actions.map((a) => option(a, `c${a}`)),
  refused: [{ code: 'no', touches: ['dark'], reason: { rule: 'R-2', key: 'reason-no', args: {} } }],
  passing: null,
  choose: null,
})

/** The last seat is a bot's. */
export function seated(seats: number, mine = [0]): TableInfo {
  const one = (seat: number): Seat => ({
    seat,
    kind: seat === seats - 1 ? 'bot' : 'person',
    name: `P${seat}`,
    mine: mine.includes(seat),
    present: true,
    resigned: false,
  })
  return {
    id: 'amber-1',
    url: '/t/amber-1',
    game: 'some_game',
    options: {},
    status: 'playing',
    seats: Array.from({ length: seats }, (_, seat) => one(seat)),
    host: true,
    undo: 'rule',
    hints: true,
    spectators: true,
    open_information: false,
    listed: false,
    chat: false,
    watchers_talk: false,
    away: { policy: 'wait', after_s: 60, deadline_s: null },
    commitment: '',
    step: 0,
    created: 0,
  }
}

export const message = (told: Partial<StateMessage> = {}): StateMessage => ({
  type: 'state',
  table: seated(3),
  step: 1,
  seat: 0,
  view: null,
  decision: null,
  events: [],
  owes: [],
  can_undo: false,
  takeback: null,
  sheets: [],
  deadline: null,
  outcome: null,
  ...told,
})
