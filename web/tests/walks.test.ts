/** The two walks of ARCHITECTURE.md: what the page calls, in which order, from a press to the answer. */
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import type { GameModule } from '../src/games/module'
import type { Channel, Host } from '../src/lib/host'
import type { Heard } from '../src/lib/live'
import { Pick } from '../src/lib/pick.svelte'
import { Play } from '../src/lib/play.svelte'
import { Table } from '../src/lib/table.svelte'
import type { Decision } from '../src/lib/wire'
import { message, question, seated } from './said'

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

function stepsOf(walk: string): string[] {
  const text = readFileSync(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8')
  const told = text.split('## Two walks')[1].split('\n## ')[0].split(`**${walk}`)[1].split('\n**')[0]
  return [...told.matchAll(/^\d+\. `([\w.]+)` \(page\)/gm)].map((m) => m[1])
}

/** Calls of these methods, each when it is first called. */
function follow(names: string[]): string[] {
  const called: string[] = []
  for (const name of names) {
    const [kind, method] = name.split('.')
    const prototype = CLASSES[kind].prototype as Record<string, (...args: unknown[]) => unknown>
    const real = prototype[method]
    vi.spyOn(prototype, method).mockImplementation(function (this: unknown, ...args: unknown[]) {
      if (!called.includes(name)) called.push(name)
      return real.apply(this, args)
    })
  }
  return called
}

async function sit(decision: Decision): Promise<{ play: Play; sent: unknown[] }> {
  const sent: unknown[] = []
  let heard: Heard
  const host = {
    listen: (_seat: number, to: Heard): Channel => {
      heard = to
      return { since: 0, stop: () => undefined }
    },
    move: async (_seat: number, _step: number, actions: unknown[]) => {
      sent.push(actions)
      return message({ step: 1 + actions.length })
    },
  } as unknown as Host
  const play = new Play(() => host)
  play.table = seated(2)
  play.info = { names: {} } as typeof play.info
  play.game = { drawn: () => true, quick: () => false } as Partial<GameModule> as GameModule
  await play.watch(0)
  heard!.state(message({ step: 1, decision }))
  return { play, sent }
}

describe('the walks of ARCHITECTURE.md', () => {
  it('a payment of two cards', async () => {
    const choose = { least: 2, most: 2, stop: null }
    const { play, sent } = await sit({ ...question('pay', 1, 2, 3), choose })
    const names = stepsOf('A San Juan payment')
    const called = follow(names)
    play.tap('c1')
    play.tap('c3')
    await play.confirm()
    expect(called).toEqual(names)
    expect(sent).toEqual([[1, 3]])
    vi.restoreAllMocks()
  })
  it('a placement', async () => {
    const { play, sent } = await sit(question('place', 1, 2))
    const names = stepsOf('An Akropolis placement')
    const called = follow(names)
    play.tap('c2')
    await play.confirm()
    expect(called).toEqual(names)
    expect(sent).toEqual([[2]])
    vi.restoreAllMocks()
  })
})
