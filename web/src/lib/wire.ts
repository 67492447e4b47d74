/** The messages between server and page, by the names the page calls them; their shape is the server's. */
import type { components } from './api-types'

type Schemas = components['schemas']

export type Value = Schemas['Value']
export type Facts = Schemas['Facts'] | Schemas['Figures']
export type Reason = Schemas['ReasonInfo']
export type Option = Schemas['OptionInfo']
export type Refusal = Schemas['RefusedInfo']
export type Decision = Schemas['DecisionInfo']
export type GameEvent = Schemas['EventInfo']
export type Line = Schemas['LineInfo']
export type Seat = Schemas['SeatInfo']
export type Away = Schemas['AwayInfo']
export type TableInfo = Schemas['TableInfo']
export type Begin = Schemas['BeginInfo']
export type MyTable = Schemas['MyTable']
export type Asked = Schemas['AskedInfo']
export type View = Schemas['View']
export type OptionRow = Schemas['OptionRow']
export type GameInfo = Schemas['GameInfo']
export type RoomTexts = Schemas['RoomTexts']
export type SeatWish = Schemas['SeatAsked']
export type NewTable = Schemas['TableAsked']
export type Hint = Schemas['Hint']
export type Why = Schemas['WhyInfo']
export type About = Schemas['AboutInfo']
export type LessonInfo = Schemas['LessonInfo']
export type LessonStep = Schemas['LessonStepInfo']
export type LessonAnswer = Schemas['LessonAnswerInfo']
export type LessonSaid = Schemas['LessonSaid']
export type Me = Schemas['Me']
export type Heard = Schemas['Message']
export type Notice = Schemas['Notice']
export type Said = Schemas['TalkInfo']
export type BellInfo = Schemas['BellInfo']
export type Account = Schemas['AccountInfo']
export type NewToken = Schemas['NewToken']
export type DoorInfo = Schemas['DoorInfo']
export type BoardTable = Schemas['BoardTable']
export type Privacy = Schemas['PrivacyInfo']
export type HostInfo = Schemas['HostInfo']
export type Reach = Schemas['ReachInfo']
export type DeviceLink = Schemas['DeviceLink']

/** The view of one room. */
export type RoomView<G extends View['game']> = Extract<View, { game: G }>

/** A replay's message is a State message with the number of the last step and, open, all seats' views. */
export type StateMessage = Schemas['StateMessage'] & Partial<Pick<Schemas['ReplayMessage'], 'last_step' | 'views'>>
