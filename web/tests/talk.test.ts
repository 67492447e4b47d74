/** What is said at a table, without screen or network. */
import { beforeEach, describe, expect, it } from 'vitest'
import { bytesOf, textOf } from '../src/lib/push'
import { mayTalk } from '../src/lib/saying'
import { Live, type Socket } from '../src/lib/live'
import { SIGNS, Talk } from '../src/lib/talk.svelte'
import type { Said, TableInfo } from '../src/lib/wire'

function prefs() {
  const kept: Record<string, string> = {}
  return {
    remembered: <T>(what: string) => (what in kept ? (JSON.parse(kept[what]) as T) : null),
    remember: (what: string, value: unknown) => void (kept[what] = JSON.stringify(value)),
  }
}

const said = (seq: number, seat: number, value: string, kind: Said['kind'] = 'sign'): Said => ({
  seq,
  seat,
  value,
  kind,
  name: '',
  at: 0,
})
const nobody = () => false

describe('talk', () => {
  let later: (() => void)[]
  let talk: Talk
  const kept = prefs()
  beforeEach(() => {
    later = []
    talk = new Talk(kept, (run) => later.push(run))
    talk.at('t1')
  })

  it('shows what comes for a while, the last of each seat', () => {
    talk.hear([said(1, 0, 'wow')], false, nobody)
    talk.hear([said(2, 0, 'oops'), said(3, 1, 'well')], false, nobody)
    expect(talk.shown[0].value).toBe('oops')
    expect(talk.last.sign?.seq).toBe(3)
    later[0]()
    expect(talk.shown[0].value, 'a later one has its own time').toBe('oops')
    later[1]()
    later[2]()
    expect(talk.shown).toEqual({})
    expect(talk.last.sign).toBeUndefined()
  })

  it('leaves a line to be read when a sign comes', () => {
    talk.hear([said(1, 0, 'hi', 'text')], false, nobody)
    talk.hear([said(2, 1, 'wow')], false, nobody)
    expect([talk.last.text?.seq, talk.last.sign?.seq]).toEqual([1, 2])
  })

  it('takes what is past as past, and what comes twice once', () => {
    talk.hear([said(1, 0, 'hi', 'text'), said(2, 1, 'wow')], true, nobody)
    expect(talk.shown).toEqual({})
    expect(talk.unread).toBe(0)
    talk.hear([said(2, 1, 'wow'), said(3, 1, 'ho', 'text')], false, nobody)
    expect(talk.lines.map((one) => one.value)).toEqual(['hi', 'ho'])
    expect(talk.unread).toBe(1)
    talk.hear([said(3, 1, 'ho', 'text')], true, nobody)
    expect(
      talk.lines.map((one) => one.value),
      'what was erased is gone',
    ).toEqual(['ho'])
  })

  it('counts lines of others that are not in sight', () => {
    talk.hear([said(1, 0, 'mine', 'text')], false, (seat) => seat === 0)
    expect(talk.unread).toBe(0)
    talk.hear([said(2, 1, 'hers', 'text')], false, nobody)
    expect(talk.unread).toBe(1)
    talk.read(true)
    talk.hear([said(3, 1, 'again', 'text')], false, nobody)
    expect(talk.unread).toBe(0)
  })

  it('does not hear who is muted, also after coming back', () => {
    talk.hear([said(1, 1, 'rude', 'text')], false, nobody)
    talk.mute(1, true)
    expect([talk.shown, talk.lines, talk.last.text]).toEqual([{}, [], undefined])
    const back = new Talk(kept, () => 0)
    back.at('t1')
    back.hear([said(2, 1, 'hurry')], false, nobody)
    expect(back.shown).toEqual({})
    back.mute(1, false)
    back.beSilent(true)
    back.hear([said(3, 0, 'hurry')], false, nobody)
    expect(back.shown).toEqual({})
    back.beSilent(false)
  })

  it('has eight signs', () => expect(new Set(SIGNS).size).toBe(8))
})

it('is offered where somebody is to talk to, and one may', () => {
  const seat = (kind: string, mine: boolean) => ({ kind, mine, resigned: false })
  const table = (watchers: boolean, ...seats: object[]) => ({ seats, watchers_talk: watchers }) as unknown as TableInfo
  expect(mayTalk(table(false, seat('person', true), seat('bot', false)))).toBe(false)
  expect(mayTalk(table(false, seat('person', true), seat('person', true)))).toBe(false)
  expect(mayTalk(table(false, seat('person', true), seat('person', false)))).toBe(true)
  expect(mayTalk(table(false, seat('person', false)))).toBe(false)
  expect(mayTalk(table(true, seat('person', false)))).toBe(true)
})

it('tells over the channel whether the table is in sight, again after a break', () => {
  const sent: string[] = []
  const made: Socket[] = []
  const open = () => {
    const one: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => void sent.push(text),
      close: () => undefined,
    }
    made.push(one)
    return one
  }
  const heard: unknown[] = []
  const live = new Live(
    't1',
    0,
    {
      state: () => undefined,
      presence: () => undefined,
      link: () => undefined,
      talk: (list, whole) => heard.push([list, whole]),
    },
    open,
    () => 'https://example.org/',
  )
  live.start()
  live.see(true)
  expect(sent).toEqual([])
  made[0].onopen?.()
  live.see(true)
  live.see(false)
  expect(sent.map((text) => JSON.parse(text).seen)).toEqual([true, false])
  made[0].onmessage?.({ data: '{"type":"talk","said":[],"whole":true}' })
  expect(heard).toEqual([[[], true]])
  live.stop()
})

it('writes keys as browsers and the server do', () => {
  const bytes = Uint8Array.from({ length: 65 }, (_, i) => (i * 37) % 256)
  expect(bytesOf(textOf(bytes.buffer))).toEqual(bytes)
  expect(textOf(bytes.buffer)).not.toMatch(/[+/=]/)
})
