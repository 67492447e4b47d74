/** The messages between server and page, as the server writes them. */

export type Value = number | string | boolean | number[] | string[]
export type Facts = Record<string, Value>

export interface Reason {
  rule: string
  key: string
  args: Facts
}

export interface Option {
  action: number
  code: string
  key: string
  args: Facts
  touches: string[]
}

export interface Refusal {
  code: string
  touches: string[]
  reason: Reason
}

export interface Decision {
  seat: number
  kind: string
  rule: string
  key: string
  args: Facts
  options: Option[]
  refused: Refusal[]
}

export interface GameEvent {
  step: number
  kind: string
  facts: Facts
}

export interface Line {
  key: string
  points: number
  facts: Facts
}

export interface Seat {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string
  bot?: string
  mine: boolean
  present: boolean
  resigned: boolean
}

export interface Away {
  policy: 'wait' | 'bot' | 'skip'
  after_s: number
  deadline_s: number | null
}

export interface TableInfo {
  id: string
  url: string
  game: string
  options: Record<string, unknown>
  status: 'open' | 'playing' | 'over'
  seats: Seat[]
  host: boolean
  undo: 'rule' | 'ask' | 'free'
  hints: boolean
  spectators: boolean
  open_information: boolean
  away: Away
  commitment: string
  chance?: string
  step: number
  created: number | string
  rematch?: string | null
  my_seats?: number[]
  owes?: boolean
}

export interface StateMessage<V = Record<string, unknown>> {
  type: 'state'
  table: TableInfo
  step: number
  seat: number
  view: V
  decision: Decision | null
  events: GameEvent[]
  owes: number[]
  can_undo: boolean
  takeback: null | { seat: number; accepted: number[] }
  sheets: Line[][]
  deadline: number | null
  outcome: number[] | null
  last_step?: number
}

export interface OptionRow {
  key: string
  type: 'choice' | 'flag' | 'whole' | 'subset' | 'overrides'
  default: unknown
  rule: string
  values?: (string | number | boolean)[]
  low?: number
  high?: number
}

export interface GameInfo {
  name: string
  seats: [number, number]
  usual_seats: number
  simultaneous: boolean
  rules_version: number
  options: OptionRow[]
  bots: string[]
  names: Record<string, string>
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot'
  bot?: string
  name?: string
}

export interface NewTable {
  game: string
  options: Record<string, unknown>
  seats: SeatWish[]
  spectators: boolean
  open_information: boolean
  undo: 'rule' | 'ask' | 'free'
  hints: boolean
  away: Away
  start?: boolean
}

export interface Hint {
  action: number
  code: string
  options: { action: number; code: string; visits?: number; value?: number }[]
}

export interface Me {
  name: string
  lang: string
}
