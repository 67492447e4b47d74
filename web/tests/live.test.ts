import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Live, waitBefore, type Socket } from '../src/lib/live'

class Fake implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null
  sent: string[] = []
  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.onclose?.()
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('comes back after a break and asks from the last step', () => {
  const made: Fake[] = []
  const steps: number[] = []
  const links: boolean[] = []
  const live = new Live(
    't1',
    2,
    { state: (m) => steps.push(m.step), presence: () => undefined, link: (up) => links.push(up) },
    (url) => {
      made.push(new Fake(url))
      return made[made.length - 1]
    },
    () => 'https://example.org/games/',
  )
  live.start()
  expect(made[0].url).toBe('wss://example.org/games/api/tables/t1/live?seat=2&since=0')
  made[0].onopen?.()
  made[0].onmessage?.({ data: JSON.stringify({ type: 'state', step: 7 }) })
  vi.advanceTimersByTime(20000)
  expect(made[0].sent).toEqual(['{"type":"ping"}'])
  made[0].onclose?.()
  vi.advanceTimersByTime(waitBefore(0))
  expect(made[1].url).toContain('since=7')
  expect(links).toEqual([true, false])
  live.stop()
  vi.advanceTimersByTime(60000)
  expect(made).toHaveLength(2)
  expect(steps).toEqual([7])
})

it('waits longer after each failure, but never very long', () => {
  expect([0, 1, 2, 9].map(waitBefore)).toEqual([400, 800, 1600, 8000])
})
