/** The live channel of one seat: a WebSocket that comes back by itself and loses nothing. */
import { at, waitBefore } from './api'
import type { Heard as Message, Notice, Said, StateMessage } from './wire'

export interface Heard {
  state: (message: StateMessage) => void
  presence: (present: number[], watching: number) => void
  link: (up: boolean) => void
  notice?: (notice: Notice | null) => void
  talk?: (said: Said[], whole: boolean) => void
}

export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: (() => void) | null
  onerror: (() => void) | null
  send(text: string): void
  close(): void
}

const PING_EVERY = 20000

export { waitBefore }

function webSocket(url: string): Socket {
  const real = new WebSocket(url)
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => real.send(text),
    close: () => real.close(),
  }
  real.onopen = () => socket.onopen?.()
  real.onmessage = (event: MessageEvent<string>) => socket.onmessage?.(event)
  real.onclose = () => socket.onclose?.()
  real.onerror = () => socket.onerror?.()
  return socket
}

export class Live {
  private socket: Socket | null = null
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | null = null
  private pinger: ReturnType<typeof setInterval> | null = null
  private ended = false
  /** whether the table is in sight: who sees it need not be called when their turn comes */
  private seen = false
  private isOpen = false
  since = 0

  constructor(
    private readonly table: string,
    private readonly seat: number,
    private readonly heard: Heard,
    private readonly open: (url: string) => Socket = webSocket,
    private readonly base: () => string = () => document.baseURI,
  ) {}

  address(): string {
    const url = at(`api/tables/${this.table}/live?seat=${this.seat}&since=${this.since}`, this.base())
    return url.replace(/^http/, 'ws')
  }

  start(): void {
    if (this.ended) return
    const socket = this.open(this.address())
    this.socket = socket
    socket.onopen = () => {
      this.attempt = 0
      this.isOpen = true
      this.heard.link(true)
      if (this.seen) this.tellSight()
      this.pinger = setInterval(() => socket.send('{"type":"ping"}'), PING_EVERY)
    }
    socket.onmessage = (event) => this.take(event.data)
    socket.onerror = () => socket.close()
    socket.onclose = () => this.again(socket)
  }

  private take(text: string): void {
    const message = JSON.parse(text) as Message
    if (message.type === 'state') {
      this.since = message.step
      this.heard.state(message)
    } else if (message.type === 'presence') this.heard.presence(message.present, message.watching)
    else if (message.type === 'notice') this.heard.notice?.(message.notice)
    else if (message.type === 'talk') this.heard.talk?.(message.said, message.whole)
  }

  /** Says whether the table is in sight. */
  see(seen: boolean): void {
    if (this.seen === seen) return
    this.seen = seen
    if (this.isOpen) this.tellSight()
  }

  private tellSight(): void {
    this.socket?.send(JSON.stringify({ type: 'sight', seen: this.seen }))
  }

  private again(socket: Socket): void {
    if (this.socket !== socket) return
    this.socket = null
    this.isOpen = false
    if (this.pinger) clearInterval(this.pinger)
    if (this.ended) return
    this.heard.link(false)
    this.timer = setTimeout(() => this.start(), waitBefore(this.attempt++))
  }

  stop(): void {
    this.ended = true
    if (this.timer) clearTimeout(this.timer)
    if (this.pinger) clearInterval(this.pinger)
    this.socket?.close()
  }
}
