/** A table played at with somebody who runs it: no server, no screen. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameModule } from '../src/games/module'
import { Refused } from '../src/lib/api'
import type { Channel, Host } from '../src/lib/host'
import type { Heard } from '../src/lib/live'
import { Play } from '../src/lib/play.svelte'
import type { StateMessage } from '../src/lib/wire'
import { event, message, question, seated } from './said'

// What the parts around a table show lies on a page; here there is none.
vi.stubGlobal('document', {
  title: '',
  hidden: false,
  activeElement: null,
  querySelector: () => null,
  querySelectorAll: () => [],
  getElementById: () => null,
})
vi.stubGlobal('requestAnimationFrame', (seen: () => void) => setTimeout(seen, 0))

class Someone implements Host {
  said: string[] = []
  heard: Heard[] = []
  channels: Channel[] = []
  stopped: number[] = []
  next: () => Promise<StateMessage> = async () => message({ step: 2 })

  listen = (seat: number, heard: Heard): Channel => {
    const channel = { since: 0, stop: () => void this.stopped.push(seat) }
    this.heard.push(heard)
    this.channels.push(channel)
    return channel
  }
  private answer = (text: string) => {
    this.said.push(text)
    return this.next()
  }
  move = (seat: number, step: number, actions: (number | string)[]) => this.answer(`move ${seat} ${step} ${actions}`)
  undo = (seat: number, step: number) => this.answer(`undo ${seat} ${step}`)
  takeback = (seat: number) => this.answer(`takeback ${seat}`)
  answerTakeback = (seat: number, accept: boolean) => this.answer(`answer ${seat} ${accept}`)
  rewind = (to: number) => this.answer(`rewind ${to}`)
  about = async (seat: number, what: string, step: number | null) => {
    this.said.push(`about ${seat} ${what} ${step}`)
    return { what } as Awaited<ReturnType<Host['about']>>
  }
  hint = async () => ({ action: 1 }) as Awaited<ReturnType<Host['hint']>>
}

let host: Someone
let play: Play
beforeEach(async () => {
  host = new Someone()
  play = new Play(() => host)
  play.table = seated(3, [0, 1])
  play.info = { names: {} } as typeof play.info
  play.game = { drawn: () => true, quick: (kind) => kind === 'pay' } as Partial<GameModule> as GameModule
  await play.watch(0)
})
const tell = (told: Partial<StateMessage>) => host.heard[host.heard.length - 1].state(message(told))

describe('at a table', () => {
  it('a tap picks, a second one plays, and the answer is the new state', async () => {
    tell({ step: 1, decision: question('build', 1, 2) })
    play.tap('c2')
    expect([host.said, play.picks.picked?.action]).toEqual([[], 2])
    play.tap('c2')
    expect(play.busy).toBe(true)
    await vi.waitFor(() => expect(play.busy).toBe(false))
    expect([host.said, play.message?.step, play.picks.picked]).toEqual([['move 0 1 2'], 2, null])
    expect([play.recaps.lastMove, host.channels[0].since]).toEqual([2, 2])
  })
  it('small questions are answered by one tap, and nothing is asked twice meanwhile', async () => {
    tell({ step: 1, decision: question('pay', 1, 2) })
    play.tap('c1')
    play.tap('c2')
    await vi.waitFor(() => expect(play.busy).toBe(false))
    expect(host.said).toEqual(['move 0 1 1'])
  })
  it('what is picked stays while others move and goes with the question', () => {
    tell({ step: 1, decision: question('build', 1, 2) })
    play.tap('c1')
    tell({ step: 2, decision: question('build', 1, 2) })
    expect(play.picks.picked?.action).toBe(1)
    tell({ step: 3, decision: question('build', 2, 3) })
    expect(play.picks.picked).toBeNull()
  })
  it('a refusal brings the state as it is and says why not', async () => {
    tell({ step: 1, decision: question('build', 1) })
    host.next = () => Promise.reject(new Refused(409, 'stale', {}, 'no', null, message({ step: 4 })))
    await play.send([1])
    expect([play.message?.step, play.asks.trouble !== null, play.busy]).toEqual([4, true, false])
  })
  it('undo first lets go of a pick, then takes back, then asks the others', async () => {
    tell({ step: 1, decision: question('build', 1), can_undo: true })
    play.tap('c1')
    await play.undo()
    expect([host.said, play.picks.picked]).toEqual([[], null])
    await play.undo()
    play.table = { ...play.table, undo: 'ask' }
    await play.undo()
    expect(host.said).toEqual(['undo 0 1', 'takeback 0'])
  })
  it('the screen is handed over: the curtain falls, and behind it the next seat looks', async () => {
    tell({ step: 1, owes: [1], table: seated(3, [0, 1]) })
    expect(play.curtain).toBe(1)
    await play.raiseCurtain()
    expect([play.seat, play.curtain, play.message, host.stopped]).toEqual([1, null, null, [0]])
    tell({ step: 1, seat: 1, decision: question('build', 1), table: seated(3, [0, 1]) })
    expect(play.decision?.kind).toBe('build')
  })
  it('where nothing is hidden the screen changes hands without a curtain, and the board stays', async () => {
    play.game = { ...play.game, isOpen: () => true }
    const table = seated(3, [0, 1])
    tell({ step: 1, decision: question('build', 1), table })
    tell({ step: 2, owes: [1], table })
    expect([play.seat, play.curtain, play.message?.step, host.stopped]).toEqual([1, null, 2, [0]])
    tell({ step: 2, seat: 1, decision: question('roll', 1), table, events: [event(1), event(2)] })
    expect([play.decision?.kind, play.log.length]).toEqual(['roll', 2])
  })
  it('what failed for want of a connection is not said any more when there is one', async () => {
    tell({ step: 1, decision: question('build', 1) })
    host.next = () => Promise.reject(new Refused(0, 'offline', {}, 'no', null, null))
    await play.send([1])
    expect(play.asks.trouble).not.toBeNull()
    host.heard[0].link(true)
    expect(play.asks.trouble).toBeNull()
  })
  it('others’ moves are told before the next question, which then is a new one', () => {
    play.paced = true
    play.table = seated(3)
    tell({ step: 1, owes: [2], events: [event(1, 0)] })
    tell({ step: 2, owes: [0], decision: question('roll', 1), events: [event(2, 2)] })
    expect([play.pacing.beat?.seat, play.message?.step, play.decision]).toEqual([2, 2, null])
    expect(play.pacing.ahead?.decision?.kind).toBe('roll')
    play.pacing.next()
    expect([play.pacing.beat, play.decision?.kind, play.log.length]).toEqual([null, 'roll', 2])
    play.stop()
  })
  it('a pass that gives something up is asked about once', async () => {
    tell({ step: 1, decision: { ...question('build', 1, 9), passing: { action: 9, forgoes: [1] } } })
    await play.answer(play.picks.pass!)
    expect([play.picks.asking, host.said]).toEqual([true, []])
    await play.answer(play.picks.pass!)
    expect(host.said).toEqual(['move 0 1 9'])
  })
  it('what a component is, it asks of whoever runs the table', async () => {
    await play.tellAbout('c1')
    expect([host.said.at(-1), play.about?.what]).toEqual([`about ${play.seat} c1 null`, 'c1'])
  })

  it('a hint lights what it advises', async () => {
    tell({ step: 1, decision: question('build', 1, 2) })
    await play.askHint()
    expect(play.part('c1', '')['data-hinted']).toBe('')
  })
  it('keys turn what the board turns, for as long as it is there', () => {
    const turned: number[] = []
    play.inHand.turn(1)
    const end = play.inHand.take({ turn: (by) => turned.push(by), step: (dx) => dx > 0 })
    play.inHand.turn(-1)
    expect([play.inHand.step(1, 0), play.inHand.step(-1, 0)]).toEqual([true, false])
    end()
    play.inHand.turn(1)
    expect(play.inHand.step(1, 0)).toBe(false)
    expect(turned).toEqual([-1])
  })
  it('nothing is heard after it is left', () => {
    play.stop()
    tell({ step: 7 })
    expect([play.message, host.stopped]).toEqual([null, [0]])
  })
})
