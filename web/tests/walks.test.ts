/** The two walks of ARCHITECTURE.md: what the page calls, in which order, from a press to the other screen. */
import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { load } from '../src/games'
import type { Channel, Host } from '../src/lib/host'
import type { Heard } from '../src/lib/live'
import { Pick } from '../src/lib/pick.svelte'
import { Play } from '../src/lib/play.svelte'
import { Table } from '../src/lib/table.svelte'
import type { Decision, StateMessage } from '../src/lib/wire'
import { option, question } from './said'

vi.stubGlobal('document', {
  title: '',
  hidden: false,
  activeElement: null,
  querySelector: () => null,
  querySelectorAll: () => [],
  getElementById: () => null,
})
vi.stubGlobal('requestAnimationFrame', (seen: () => void) => setTimeout(seen, 0))

const CLASSES = { Play, Pick, Table } as Record<string, { prototype: object }>
/** what is watched in every walk, whether its list names it or not */
const WATCHED = ['Pick.tap', 'Play.confirm', 'Play.answer', 'Play.send', 'Table.take']

function stepsOf(walk: string): string[] {
  const text = readFileSync(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8')
  const told = text.split('## Two walks')[1].split('\n## ')[0].split(`**${walk}`)[1].split('\n**')[0]
  return [...told.matchAll(/^\d+\. `([\w.]+)` \(page\)/gm)].map((m) => m[1])
}

/** Calls of what is watched, each when it is first called; a message counts where the other person takes it. */
function follow(other: Play): string[] {
  const called: string[] = []
  for (const name of WATCHED) {
    const [kind, method] = name.split('.')
    const prototype = CLASSES[kind].prototype as Record<string, (...args: unknown[]) => unknown>
    const real = prototype[method]
    vi.spyOn(prototype, method).mockImplementation(function (this: unknown, ...args: unknown[]) {
      if (!called.includes(name) && (name !== 'Table.take' || this === other)) called.push(name)
      return real.apply(this, args)
    })
  }
  return called
}

/** A position of a real game, as the seat that is asked sees it. */
function position(game: string, step: number): StateMessage {
  const file = new URL(`./fixtures/${game}.json`, import.meta.url)
  const { messages } = JSON.parse(readFileSync(file, 'utf8')) as { messages: StateMessage[] }
  return messages.find((m) => m.step === step)!
}

/** Two people at one table, each with a screen: who is asked this, and who looks on from the next seat. */
async function sit(game: string, at: StateMessage, decision: Decision) {
  const sent: unknown[] = []
  const screens: { seat: number; heard: Heard }[] = []
  const host = {
    listen: (seat: number, heard: Heard): Channel => {
      screens.push({ seat, heard })
      return { since: 0, stop: () => undefined }
    },
    /** The mover gets the new position as the answer, everybody else by their channel. */
    move: async (seat: number, step: number, actions: unknown[]) => {
      sent.push(actions)
      const after = { ...at, step: step + actions.length, decision: null }
      for (const one of screens) if (one.seat !== seat) one.heard.state({ ...after, seat: one.seat })
      return after
    },
  } as unknown as Host
  const room = await load(game)
  const plays: Play[] = []
  for (const seat of [at.seat, (at.seat + 1) % 3]) {
    const play = new Play(() => host)
    play.table = at.table
    play.info = { names: {} } as typeof play.info
    play.game = room
    await play.watch(seat)
    screens.at(-1)!.heard.state({ ...at, seat, decision: seat === at.seat ? decision : null })
    plays.push(play)
  }
  return { mover: plays[0], other: plays[1], sent }
}

beforeAll(async () => void (await Promise.all([load('san_juan'), load('akropolis')])), 60_000)
afterEach(() => void vi.restoreAllMocks())

describe('the walks of ARCHITECTURE.md', () => {
  it('a payment of two cards', async () => {
    const at = position('san_juan', 120)
    const cards = ['indigo_plant', 'sugar_mill', 'tobacco_storage']
    const pay = { ...question('build_pay'), options: cards.map((card, i) => option(i + 1, `hand:${card}`)) }
    const { mover, other, sent } = await sit('san_juan', at, { ...pay, choose: { least: 2, most: 2, stop: null } })
    const called = follow(other)
    mover.tap('hand:indigo_plant')
    mover.tap('hand:tobacco_storage')
    await mover.confirm()
    await vi.waitFor(() => expect(other.message?.step).toBe(at.step + 2))
    expect(called).toEqual(stepsOf('A San Juan payment'))
    expect(sent).toEqual([[1, 3]])
  })
  it('a placement', async () => {
    const at = position('akropolis', 21)
    const chosen = at.decision!.options[7]
    const { mover, other, sent } = await sit('akropolis', at, at.decision!)
    const called = follow(other)
    mover.tap(chosen.touches[0])
    await mover.confirm()
    await vi.waitFor(() => expect(other.message?.step).toBe(at.step + 1))
    expect(called).toEqual(stepsOf('An Akropolis placement'))
    expect(sent).toEqual([[chosen.action]])
  })
  it('a tile that is dragged or turned is picked without a press, and confirmed alike', async () => {
    const at = position('akropolis', 21)
    const [lies, carried] = at.decision!.options
    const { mover, other, sent } = await sit('akropolis', at, at.decision!)
    const called = follow(other)
    mover.picks.suggested = lies
    mover.picks.picking = { chosen: [carried.touches[0]], action: carried.action }
    await mover.confirm()
    expect(called).toEqual(stepsOf('An Akropolis placement').slice(1))
    expect(sent).toEqual([[carried.action]])
  })
  it('a tile that stays where it was suggested needs nothing but the confirmation', async () => {
    const at = position('akropolis', 21)
    const { mover, other, sent } = await sit('akropolis', at, at.decision!)
    const called = follow(other)
    mover.picks.suggested = at.decision!.options[0]
    await mover.confirm()
    expect(called).toEqual(stepsOf('An Akropolis placement').slice(1))
    expect(sent).toEqual([[at.decision!.options[0].action]])
  })
})
