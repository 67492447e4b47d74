import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loads } from '../src/lib/again'
import { refusal, Refused, waitBefore } from '../src/lib/api'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const offline = () => new Refused(0, 'offline', {}, '', null, null)
const resting = () => refusal(503, { error: { key: 'database-down' } })

function page(answers: (Refused | null)[]) {
  let asked = 0
  const said: string[] = []
  const filling = loads(
    async () => {
      const e = answers[asked++]
      if (e) throw e
    },
    (e) => said.push(e.key),
  )
  return { filling, said, asked: () => asked }
}

it('asks again until there is a server and its database, waiting longer each time', async () => {
  const { said, asked } = page([offline(), resting(), null])
  await vi.advanceTimersByTimeAsync(waitBefore(0) - 1)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(1 + waitBefore(1))
  expect([asked(), said]).toEqual([3, ['offline', 'database-down']])
  await vi.runAllTimersAsync()
  expect(asked()).toBe(3)
})

it('takes a refusal as it is', async () => {
  const { said, asked } = page([refusal(404, { error: { key: 'no-table' } }), null])
  await vi.runAllTimersAsync()
  expect([asked(), said]).toEqual([1, ['no-table']])
})

it('leaves off with the page, and is asked at once when the network is back', async () => {
  const left = page([offline(), null])
  await vi.advanceTimersByTimeAsync(1)
  left.filling.stop()
  await vi.runAllTimersAsync()
  expect(left.asked()).toBe(1)
  const back = page([offline(), null])
  await vi.advanceTimersByTimeAsync(1)
  back.filling.now()
  await vi.runAllTimersAsync()
  expect(back.asked()).toBe(2)
})
