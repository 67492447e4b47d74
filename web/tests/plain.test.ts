/** A view as lists, for a game that nobody has drawn: the same lines as in the terminal. */
import { describe, expect, it } from 'vitest'
import { Texts } from '../src/lib/fluent'
import { facts, listed, ofSeat, type Told } from '../src/plain/lists'

const texts = new Texts('en', [
  'g-view-dice = Dice\ng-view-asked-build = which house\ng-house-3 = house 3\ng-view-streets = Streets\n',
])
const told: Told = { texts, game: 'g', names: { house: 'house', active: 'seat' }, seats: ['Olya', 'Tom'] }
const view = {
  game: 'g',
  seat: 0,
  over: false,
  outcome: null,
  active: 1,
  asked: 'build',
  house: 3,
  may_roll: true,
  none: null,
  dice: [2, 5],
  empty: [],
  streets: [
    { storeys: [1, 2], points: 3 },
    { storeys: [0, 0], points: 0 },
  ],
}

describe('lists', () => {
  const rows = listed(told, view)
  it('leave out what every view has, and name the rest in the game’s words where it has them', () => {
    expect(rows.map((row) => [row.label, row.value])).toEqual([
      ['active', 'Tom'],
      ['asked', 'which house'],
      ['house', 'house 3'],
      ['may roll', '✓'],
      ['none', '–'],
      ['Dice', '2, 5'],
      ['empty', '–'],
      ['Streets', ''],
    ])
  })
  it('show a part for each seat under who sits there', () => {
    const [first, second] = rows[7].rows
    expect([first.label, first.seat, second.label, second.seat]).toEqual(['Olya', 0, 'Tom', 1])
    expect(ofSeat(rows, 0).map((row) => [row.label, row.value])).toEqual([
      ['storeys', '1, 2'],
      ['points', '3'],
    ])
  })
  it('number parts that are of no seat', () => {
    const three = listed({ ...told, seats: ['a', 'b', 'c'] }, { streets: view.streets, rows: [[1, 2], [3]] })
    expect(three[0].rows.map((row) => [row.label, row.seat])).toEqual([
      ['1', -1],
      ['2', -1],
    ])
    expect(three[1].rows.map((row) => row.value)).toEqual(['1, 2', '3'])
  })
  it('give a sentence about the moment its numbers and words', () => {
    expect(facts(view)).toEqual({
      game: 'g',
      seat: 0,
      over: false,
      active: 1,
      asked: 'build',
      house: 3,
      may_roll: true,
    })
  })
})
