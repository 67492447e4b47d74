/** The small parts around a table, each alone. */
import { describe, expect, it } from 'vitest'
import { Refused } from '../src/lib/api'
import { Asks } from '../src/lib/asks.svelte'
import { Bell } from '../src/lib/bell'
import { Texts } from '../src/lib/fluent'
import { Guard } from '../src/lib/guard.svelte'
import { attributesOf } from '../src/lib/part'
import { Pick } from '../src/lib/pick.svelte'
import { NOTHING } from '../src/lib/picking'
import { Recap } from '../src/lib/recap.svelte'
import { undoMeans } from '../src/lib/undo'
import { Words } from '../src/lib/words'
import type { Decision } from '../src/lib/wire'
import { event, option, question } from './said'

function picks(decision: Decision | null, quick = false) {
  const asked = { now: decision }
  const pick = new Pick({
    decision: () => asked.now,
    isDrawn: (c) => c.startsWith('c'),
    isQuick: () => quick,
    isOneByOne: (kind) => kind === 'sell',
  })
  return { pick, asked }
}

describe('picking', () => {
  it('takes a lit component at the first tap and plays it at the second', () => {
    const { pick } = picks(question('build', 1, 2))
    expect(pick.tap('c2')).toEqual({})
    expect([pick.picked?.action, pick.isChosen('c2'), pick.isUnderWay]).toEqual([2, true, true])
    expect(pick.tap('c2').play?.action).toBe(2)
  })
  it('plays at the first tap where that is enough, and shows nothing picked', () => {
    const { pick } = picks(question('pay', 1, 2), true)
    expect(pick.tap('c1').play?.action).toBe(1)
    expect(pick.picking).toBe(NOTHING)
  })
  it('gives the reason of a dark component, and none of one that is no part of it', () => {
    const { pick } = picks(question('build', 1))
    expect(pick.tap('dark').refused?.rule).toBe('R-2')
    expect(pick.tap('elsewhere')).toEqual({ refused: undefined })
    expect(picks(null).pick.tap('c1')).toEqual({})
  })
  it('makes buttons of what touches nothing on the board, passing apart', () => {
    const asked = { ...question('build', 1), options: [option(1, 'c1'), option(2), option(3, 'away'), option(9)] }
    const { pick } = picks({ ...asked, passing: { action: 9, forgoes: [1] } })
    expect(pick.choices.map((o) => o.action)).toEqual([2, 3])
    expect([pick.byDigit(0)?.action, pick.byDigit(1)?.action, pick.byDigit(9)?.action]).toEqual([2, 3, 9])
  })
  it('offers what a tap left open as a small choice', () => {
    const { pick } = picks({ ...question('swap'), options: [option(1, 'c1', 'c2'), option(2, 'c1', 'c3')] })
    pick.tap('c1')
    expect(pick.choices.map((o) => o.action)).toEqual([1, 2])
    pick.drop()
    expect(pick.choices).toEqual([])
  })
  it('asks once before a pass that gives up something better', () => {
    const { pick, asked } = picks({ ...question('build', 1, 9), passing: { action: 9, forgoes: [1] } })
    const pass = asked.now!.options[1]
    const before = pick.meant(pass)
    expect([pick.mustAsk(pass), pick.mustAsk(asked.now!.options[0])]).toEqual([true, false])
    pick.ask()
    expect([pick.mustAsk(pass), pick.asking]).toEqual([false, true])
    expect(pick.meant(pass)).not.toBe(before)
    pick.tap('c1')
    expect(pick.asking).toBe(false)
  })
  it('points at what a hint advises, until another question comes', () => {
    const { pick, asked } = picks(question('build', 1, 2))
    pick.hint = { action: 2 } as typeof pick.hint
    expect([pick.isHinted('c2'), pick.isHinted('c1')]).toEqual([true, false])
    asked.now = question('build', 3)
    pick.clear()
    expect([pick.hint, pick.isUnderWay]).toEqual([null, false])
  })
})

describe('a component on the board', () => {
  const tapped: string[] = []
  const tap = (c: string) => void tapped.push(c)
  const words = {
    does: (options: { code: string }[]) => options.map((o) => `takes ${o.code}`).join('; '),
    say: () => 'too dear',
  } as unknown as Words
  it('is a button where it is lit or says why not, and a picture elsewhere', () => {
    const { pick } = picks(question('build', 1))
    const lit = attributesOf(pick, words, tap, 'c1', 'Bakery')
    const does = `takes ${pick.touching('c1')[0].code}`
    expect([lit.role, lit['data-lit'], lit['aria-label'], lit['aria-pressed']]).toEqual([
      'button',
      '',
      `Bakery. ${does}`,
      false,
    ])
    const dark = attributesOf(pick, words, tap, 'dark', 'Mine')
    expect([dark.role, dark['data-refused'], dark['aria-label']]).toEqual(['button', '', 'Mine. too dear'])
    expect(attributesOf(pick, words, tap, 'elsewhere', 'Deck')).toEqual({
      'data-part': 'elsewhere',
      'aria-label': 'Deck',
      role: 'img',
      tabindex: -1,
    })
  })
  it('is pressed by a click and by the space bar, and by no other key', () => {
    const { pick } = picks(question('build', 1))
    const { onclick, onkeydown } = attributesOf(pick, words, tap, 'c1', '') as {
      onclick: () => void
      onkeydown: (e: { key: string; preventDefault: () => void }) => void
    }
    onclick()
    onkeydown({ key: ' ', preventDefault: () => undefined })
    onkeydown({ key: 'a', preventDefault: () => undefined })
    expect(tapped).toEqual(['c1', 'c1'])
  })
})

describe('undo', () => {
  const table = (undo: 'rule' | 'ask' | 'free') => ({ undo })
  it('drops what is picked before it takes anything back', () => {
    expect(undoMeans({ can_undo: true, outcome: null }, table('rule'), true)).toBe('drop')
    expect(undoMeans({ can_undo: true, outcome: null }, table('ask'), false)).toBe('undo')
  })
  it('asks the others where the rule does not allow it, and the server where nobody is asked', () => {
    expect(undoMeans({ can_undo: false, outcome: null }, table('ask'), false)).toBe('takeback')
    expect(undoMeans({ can_undo: false, outcome: null }, table('rule'), false)).toBe('undo')
    expect(undoMeans({ can_undo: false, outcome: [1, 0] }, table('free'), false)).toBe('undo')
  })
})

describe('the recap', () => {
  const stored = new Map<string, unknown>()
  const memory = {
    remembered: <T>(what: string) => (stored.get(what) ?? null) as T | null,
    remember: (what: string, value: unknown) => void stored.set(what, value),
  }
  const actorOf = (e: { facts: Record<string, unknown> }) => Number(e.facts.seat)
  it('tells what others did since the last move from this browser, a seat apart', () => {
    const recap = new Recap(memory)
    recap.look('t', 0)
    const log = [event(1, 1), event(2, 0), event(3, 1), event(4, 0), event(5, 2)]
    expect(recap.of(log, actorOf, 0)).toEqual([])
    recap.moved('t', 0, 2)
    expect(recap.returned).toBe(false)
    expect(recap.of(log, actorOf, 0).map((e) => e.step)).toEqual([3, 5])
    const later = new Recap(memory)
    later.look('t', 0)
    expect([later.lastMove, later.returned]).toEqual([2, true])
    later.look('t', 1)
    expect(later.lastMove).toBeNull()
  })
})

describe('the bell', () => {
  it('rings once when the turn comes to somebody who looks elsewhere', () => {
    const shown: boolean[] = []
    const rung: string[] = []
    let hidden = true
    const bell = new Bell({ isHidden: () => hidden, show: (m) => shown.push(m), ring: (text) => rung.push(text) })
    bell.hears(true, () => 'Roll!')
    bell.hears(true, () => 'Build!')
    expect(rung).toEqual(['Roll!'])
    bell.hears(false, () => '')
    hidden = false
    bell.hears(true, () => 'Seen')
    expect(rung).toEqual(['Roll!'])
    expect(shown).toEqual([true, true, false, true])
  })
  it('tries once where the browser cannot ring, and the turn comes all the same', () => {
    let tried = 0
    const ring = () => {
      tried += 1
      throw new TypeError('no constructor')
    }
    const bell = new Bell({ isHidden: () => true, show: () => undefined, ring })
    bell.hears(true, () => 'Roll!')
    bell.hears(true, () => 'Roll!')
    expect(tried).toBe(1)
    bell.hears(false, () => '')
    bell.hears(true, () => 'Build!')
    expect(tried).toBe(2)
  })
})

describe('the guard of presses', () => {
  it('takes what is pressed before the next question is drawn for the last one', async () => {
    let now = 1000
    let drawn: () => void = () => undefined
    const area = { left: 0, top: 0, right: 100, bottom: 40 }
    const guard = new Guard(() => ({ spots: [{ offer: 'roll', area, answers: true }], keys: { '1': 'roll' } }), {
      now: () => now,
      drawn: () => new Promise((done) => (drawn = done)),
    })
    expect(guard.isStray(now, 5, 5, 'pass')).toBe(false)
    guard.leave()
    expect(guard.isStray(now + 5000, 5, 5, 'pass')).toBe(true)
    now = 7000
    drawn()
    await Promise.resolve()
    await Promise.resolve()
    expect([guard.isStray(7100, 5, 5, 'pass'), guard.isStray(7500, 5, 5, 'pass')]).toEqual([true, false])
    expect(guard.isStrayKey(7100, '1', 'pass')).toBe(true)
  })
})

describe('asking whoever runs the table', () => {
  const refusal = () => new Refused(422, 'illegal', {}, 'no', null, null)
  it('is busy meanwhile and forgets what was said before', async () => {
    const asks = new Asks()
    asks.trouble = 'old'
    const seen: unknown[] = []
    await asks.during(
      async () => void seen.push(asks.busy, asks.trouble),
      () => undefined,
    )
    expect([...seen, asks.busy]).toEqual([true, null, false])
  })
  it('hands a refusal on, and lets a fault through', async () => {
    const asks = new Asks()
    const refused: Refused[] = []
    await asks.during(
      () => Promise.reject(refusal()),
      (e) => refused.push(e),
    )
    expect([refused[0].key, asks.busy]).toEqual(['illegal', false])
    const fault = asks.during(
      () => Promise.reject(new TypeError('ours')),
      () => undefined,
    )
    await expect(fault).rejects.toThrow('ours')
    expect(asks.busy).toBe(false)
  })
})

describe('words', () => {
  const texts = new Texts('en', [
    'g-option-place = { $who } places on { $q }\ng-page-option-place = place it here\ng-card-inn = Inn\n    .help = Drinks.',
    'g-event-build = { $who } builds\ng-page-stat-coins = coins\npage-stat-points = points\ng-option-pay = pay { $card }',
    'page-event-table-undo = { $name } takes back\npage-pass-asks = { $options } +{ $more }',
  ])
  const spoken = { texts, game: 'g', names: { who: 'seat', card: 'card' }, seats: ['Ann', 'Ben'] }
  const words = new Words(() => spoken)
  it('are the room’s, or the page’s where the page shows the place', () => {
    expect(words.say('option-place', { who: 1, q: 4 })).toBe('Ben places on 4')
    expect(words.shown('option-place', { who: 1, q: 4 })).toBe('place it here')
    expect(words.shown('option-pay', { card: 'inn' })).toBe('pay Inn')
  })
  it('of the page are the game’s own if it has any', () => {
    expect([words.page('stat-coins'), words.page('stat-points')]).toEqual(['coins', 'points'])
    expect([words.named('card', 'inn'), words.helpOn('card-inn'), words.helpOn('card-bar')]).toEqual([
      'Inn',
      'Drinks.',
      '',
    ])
  })
  it('tell an event of the room and of the table, and whom it is about', () => {
    const build = { step: 1, kind: 'build', rule: 'R-1', facts: { who: 0 } }
    const undo = { step: 2, kind: 'table-undo', rule: 'table', facts: { seat: 1 } }
    expect([words.told(build), words.actorOf(build)]).toEqual(['Ann builds', 0])
    expect([words.told(undo), words.actorOf(undo)]).toEqual(['Ben takes back', 1])
  })
  it('name three of what a pass gives up and count the rest', () => {
    const better = [1, 2, 3, 4, 5].map((n) => ({ ...option(n), key: 'option-pay', args: { card: 'inn' } }))
    expect(words.passAsked(better)).toBe('pay Inn; pay Inn; pay Inn +2')
    expect(texts.missing.size).toBe(0)
  })
})
