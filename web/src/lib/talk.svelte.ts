/** What is said at a table: signs and lines, which of them are to be seen now, and whom this person does not hear. */
import type { Prefs } from './prefs.svelte'
import type { Said } from './wire'

/** How long something stays beside a name, in milliseconds. */
const SHOWN = { sign: 5000, text: 8000 }
const KEPT = 200
/** tables of which it is remembered whom one does not hear */
const TABLES = 30

export const SIGNS = ['hello', 'well', 'wow', 'laugh', 'oops', 'think', 'hurry', 'thanks'] as const
export type Sign = (typeof SIGNS)[number]

type Kept = Pick<Prefs, 'remembered' | 'remember'>
type Later = (run: () => void, ms: number) => unknown

export class Talk {
  /** all that is known, the oldest first */
  private all: Said[] = $state.raw([])
  /** by seat: what was said a moment ago; who only watches is -1 */
  shown: Readonly<Record<number, Said>> = $state.raw({})
  /** the last of each kind, to be read out: a sign does not take a line away before it is read */
  last: Readonly<Partial<Record<Said['kind'], Said>>> = $state.raw({})
  unread = $state(0)
  /** whether the lines are in sight */
  private reading = false
  /** seats that are not heard; who only watches is -1 */
  muted: readonly number[] = $state.raw([])
  /** whether nobody is heard, at any table */
  silent = $state(false)
  private table = ''

  readonly lines: Said[] = $derived(this.all.filter((one) => one.kind === 'text' && !this.isMuted(one.seat)))

  constructor(
    private readonly prefs: Kept,
    private readonly later: Later = (run, ms) => setTimeout(run, ms),
  ) {
    this.silent = prefs.remembered<boolean>('silent') ?? false
  }

  at(table: string): void {
    if (this.table === table) return
    this.table = table
    this.muted = (this.prefs.remembered<Record<string, number[]>>('muted') ?? {})[table] ?? []
  }

  /** Takes what came: all that is kept of the table (then nothing of it is news), or what was said just now. */
  hear(said: Said[], whole: boolean, mine: (seat: number) => boolean): void {
    const known = whole ? [] : this.all
    const fresh = said.filter((one) => known.every((other) => other.seq !== one.seq))
    this.all = [...known, ...fresh].slice(-KEPT)
    if (whole) return
    for (const one of fresh) if (!this.isMuted(one.seat)) this.show(one, mine(one.seat))
  }

  private show(one: Said, mine: boolean): void {
    this.shown = { ...this.shown, [one.seat]: one }
    this.last = { ...this.last, [one.kind]: one }
    if (one.kind === 'text' && !mine && !this.reading) this.unread++
    this.later(() => this.hide(one), SHOWN[one.kind])
  }

  private hide(one: Said): void {
    if (this.last[one.kind]?.seq === one.seq) this.last = { ...this.last, [one.kind]: undefined }
    if (this.shown[one.seat]?.seq !== one.seq) return
    const { [one.seat]: _, ...rest } = this.shown
    this.shown = rest
  }

  read(reading: boolean): void {
    this.reading = reading
    if (reading) this.unread = 0
  }

  isMuted(seat: number): boolean {
    return this.silent || this.muted.includes(seat)
  }

  mute(seat: number, muted: boolean): void {
    this.muted = muted ? [...this.muted, seat] : this.muted.filter((s) => s !== seat)
    const { [this.table]: _, ...others } = this.prefs.remembered<Record<string, number[]>>('muted') ?? {}
    const kept = Object.entries(others).slice(1 - TABLES)
    this.prefs.remember('muted', Object.fromEntries([...kept, [this.table, this.muted]]))
    this.forget()
  }

  beSilent(silent: boolean): void {
    this.silent = silent
    this.prefs.remember('silent', silent)
    this.forget()
  }

  private forget(): void {
    this.shown = Object.fromEntries(Object.entries(this.shown).filter(([seat]) => !this.isMuted(Number(seat))))
    const { sign, text } = this.last
    this.last = {
      sign: sign && !this.isMuted(sign.seat) ? sign : undefined,
      text: text && !this.isMuted(text.seat) ? text : undefined,
    }
  }
}
