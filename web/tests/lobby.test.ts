import { describe, expect, it } from 'vitest'
import { freeName, levels } from '../src/lib/bots'
import { isLocal } from '../src/lib/reach'
import { answered } from '../src/lib/takeback'
import { impersonal, places } from '../src/lib/trouble'
import type { GameEvent } from '../src/lib/wire'

const event = (step: number, kind: string, seat: number): GameEvent => ({ step, kind, rule: '', facts: { seat } })
const actorOf = (e: GameEvent) => Number(e.facts.seat)
const told = (...log: [string, number][]) =>
  answered(
    log.map(([kind, seat], i) => event(i + 1, kind, seat)),
    0,
    actorOf,
  )

describe('a take-back, as its asker reads it', () => {
  it('waits while the others think', () => {
    expect(told(['roll', 0], ['table-takeback', 0])).toBeNull()
    expect(told(['table-takeback', 0], ['table-takeback-yes', 1])).toBeNull()
  })
  it('is granted, refused by somebody, or overtaken', () => {
    expect(told(['table-takeback', 0], ['table-takeback-yes', 1], ['table-rewind', 0])).toEqual({ said: 'granted' })
    expect(told(['table-takeback', 0], ['table-takeback-no', 2])).toEqual({ said: 'refused', by: 2 })
    expect(told(['table-takeback', 0], ['roll', 1])).toEqual({ said: 'void' })
  })
  it('is forgotten once the asker has acted, and told to nobody else', () => {
    expect(told(['table-takeback', 0], ['table-takeback-no', 2], ['roll', 1], ['roll', 0])).toBeNull()
    expect(told(['table-takeback', 1], ['table-takeback-no', 0])).toBeNull()
    expect(told(['table-takeback', 0], ['table-rewind', 0])).toBeNull()
  })
})

describe('a lobby', () => {
  it('offers levels, and another bot only where it sits already', () => {
    const bots = ['random', 'greedy', 'level:easy', 'level:hard']
    expect(levels(bots)).toEqual(['level:easy', 'level:hard'])
    expect(levels(bots, 'greedy')).toEqual(['greedy', 'level:easy', 'level:hard'])
    expect(levels(['random'])).toEqual(['random'])
  })
  it('gives each bot a name of its own', () => {
    expect(freeName(['Lev', 'Ostap'], ['Lev'])).toBe('Ostap')
    expect(freeName(['Lev'], ['Lev'])).toBe('')
  })
  it('knows a link that leads to this computer only', () => {
    for (const host of ['localhost:8765', '127.0.0.1', '127.3.2.1:80', '[::1]:8765', 'misto.localhost'])
      expect(isLocal(`http://${host}/t/x`), host).toBe(true)
    for (const host of ['192.168.1.5:8765', 'misto.example', 'localhost.example', '10.127.0.1'])
      expect(isLocal(`http://${host}/t/x`), host).toBe(false)
  })
})

describe('what is told of an error', () => {
  it('leaves out quoted words and addresses', () => {
    expect(impersonal('no name "Олена" at https://x.example/t/calm-inn-2345')).toBe('no name … at …')
    expect(impersonal('x'.repeat(400))).toHaveLength(300)
  })
  it('names places in the page only', () => {
    expect(places('E: m\n at f (https://x.example/assets/Table-a1.js:3:14)\n at native')).toBe('Table-a1.js:3:14')
  })
})
