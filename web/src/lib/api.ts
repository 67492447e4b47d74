/** Calls to the server. Every address is relative to the page's <base>, so a subpath works. */
import { build } from './build.svelte'
import { resting } from './resting.svelte'
import type {
  About,
  DeviceLink,
  GameInfo,
  Hint,
  Me,
  MyTable,
  NewTable,
  Reason,
  RoomTexts,
  RulebookPage,
  StateMessage,
  TableInfo,
} from './wire'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Record<string, unknown>,
    message: string,
    readonly reason: Reason | null,
    readonly state: StateMessage | null,
  ) {
    super(message)
  }
}

export const TRIES = 6
const FIRST_WAIT = 400
const LONGEST_WAIT = 8000

/** How long to wait before asking again, in milliseconds. */
export function waitBefore(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt)
}

/** The database is down, full or read-only: nothing was done, and it may work again soon. */
export function isResting(e: Refused): boolean {
  return e.status === 503 && e.key.startsWith('database-')
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

export function at(path: string, base: string = document.baseURI): string {
  return new URL(path.replace(/^\//, ''), base).toString()
}

export class Api {
  constructor(
    private readonly base: () => string = () => document.baseURI,
    private readonly send: Fetch = (url, init) => fetch(url, init),
    /** told with every answer: the key of the database's trouble, or null */
    private readonly rests: (key: string | null) => void = () => undefined,
    /** shown every answer: it says which page the server has */
    private readonly hears: (answer: Response) => void = () => undefined,
  ) {}

  /** Asks again while the server's database rests, where asking twice does no harm: looks, and moves with their key. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const safe = method === 'GET' || (typeof body === 'object' && body !== null && 'key' in body)
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await this.once<T>(method, path, body)
        this.rests(null)
        return answer
      } catch (e) {
        const resting = e instanceof Refused && isResting(e)
        if (e instanceof Refused) this.rests(resting ? e.key : null)
        if (!resting || !safe || attempt === TRIES) throw e
      }
      await new Promise((go) => setTimeout(go, waitBefore(attempt)))
    }
  }

  private async once<T>(method: string, path: string, body?: unknown): Promise<T> {
    const init: RequestInit = { method, headers: { accept: 'application/json' }, credentials: 'same-origin' }
    if (method !== 'GET') {
      init.headers = { ...init.headers, 'content-type': 'application/json' }
      init.body = JSON.stringify(body ?? {})
    }
    let answer: Response
    try {
      answer = await this.send(at(path, this.base()), init)
    } catch {
      throw new Refused(0, 'offline', {}, 'No connection', null, null)
    }
    this.hears(answer)
    const text = await answer.text()
    let data: Record<string, unknown> = {}
    try {
      data = text ? JSON.parse(text) : {}
    } catch {
      data = {}
    }
    if (!answer.ok) throw refusal(answer.status, data)
    return data as T
  }

  games = () => this.call<GameInfo[]>('GET', 'api/games')
  /** What a game says, and a page of its rulebook, where this page was built without them. */
  texts = (game: string, lang: string) => this.call<RoomTexts>('GET', `api/games/${game}/texts/${lang}`)
  rulebook = <T extends RulebookPage>(game: string, page: string) =>
    this.call<T>('GET', `api/games/${game}/rulebook/${page}`)
  me = () => this.call<Me>('GET', 'api/me')
  setMe = (me: Partial<Me>) => this.call<Me>('POST', 'api/me', me)
  myTables = (limit = 100, after = '') =>
    this.call<MyTable[]>('GET', `api/me/tables?limit=${limit}&after=${encodeURIComponent(after)}`)
  table = (id: string) => this.call<TableInfo>('GET', `api/tables/${id}`)
  create = (wish: NewTable) => this.call<TableInfo>('POST', 'api/tables', wish)
  sit = (id: string, seat: number, name: string) => this.call<TableInfo>('POST', `api/tables/${id}/sit`, { seat, name })
  leave = (id: string, seat: number) => this.call<TableInfo>('POST', `api/tables/${id}/leave`, { seat })
  start = (id: string) => this.call<TableInfo>('POST', `api/tables/${id}/start`)
  resign = (id: string, seat: number) => this.call<TableInfo>('POST', `api/tables/${id}/resign`, { seat })
  rematch = (id: string) => this.call<TableInfo>('POST', `api/tables/${id}/rematch`)
  deviceLink = (id: string) => this.call<DeviceLink>('POST', `api/tables/${id}/device-link`)
  claim = (token: string) => this.call<{ table?: string }>('POST', 'api/claim', { token })
  move = (id: string, seat: number, step: number, actions: (number | string)[]) =>
    this.call<StateMessage>('POST', `api/tables/${id}/moves`, { seat, step, key: onceKey(), actions })
  undo = (id: string, seat: number, step: number) =>
    this.call<StateMessage>('POST', `api/tables/${id}/undo`, { seat, step, key: onceKey() })
  takeback = (id: string, seat: number) => this.call<StateMessage>('POST', `api/tables/${id}/takeback`, { seat })
  answerTakeback = (id: string, seat: number, accept: boolean) =>
    this.call<StateMessage>('POST', `api/tables/${id}/takeback/answer`, { seat, accept })
  /** What a component is; of a finished game also as it was after so many steps. */
  about = (id: string, seat: number, what: string, step: number | null) =>
    this.call<About>(
      'GET',
      `api/tables/${id}/about?what=${encodeURIComponent(what)}&seat=${seat}${step === null ? '' : `&step=${step}`}`,
    )
  hint = (id: string, seat: number) => this.call<Hint>('POST', `api/tables/${id}/hint`, { seat })
  /** A finished game after so many steps, with the events after `since`. */
  replay = (id: string, step: number, seat: number, since: number) =>
    this.call<StateMessage>('GET', `api/tables/${id}/replay?step=${step}&seat=${seat}&since=${since}`)
  rewind = (id: string, to: number) => this.call<StateMessage>('POST', `api/tables/${id}/rewind`, { to })
  playOn = (id: string, step: number, seat: number) =>
    this.call<TableInfo>('POST', `api/tables/${id}/continue`, { step, seat })
}

export function refusal(status: number, data: Record<string, unknown>): Refused {
  const error = (data.error ?? {}) as { key?: string; args?: Record<string, unknown>; message?: string }
  const reason = (data.reason ?? (error as Record<string, unknown>).reason ?? null) as Reason | null
  const state = (data.state ?? (error as Record<string, unknown>).state ?? null) as StateMessage | null
  return new Refused(status, error.key ?? 'failed', error.args ?? {}, error.message ?? `HTTP ${status}`, reason, state)
}

/** A key that lets the server answer a repeated request without playing the move twice. */
export function onceKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')
}

export const api = new Api(
  undefined,
  undefined,
  (key) => (resting.key = key),
  (answer) => build.hears(answer),
)
