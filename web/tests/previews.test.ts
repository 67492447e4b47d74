/** Every game's picture for links that are passed on. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
// @ts-expect-error a plain script
import { covered } from '../scripts/previews.mjs'

const PNG = [137, 80, 78, 71]

it('is there for each game that has a cover, as messengers want it', () => {
  const games = covered() as string[]
  expect(games.length).toBeGreaterThan(3)
  for (const game of games) {
    const file = readFileSync(new URL(`../src/games/${game}/preview.png`, import.meta.url))
    expect([...file.subarray(0, 4)], game).toEqual(PNG)
    expect([file.readUInt32BE(16), file.readUInt32BE(20)], game).toEqual([1200, 630])
    expect(file.length, 'some messengers take no large ones').toBeLessThan(300_000)
  }
})
