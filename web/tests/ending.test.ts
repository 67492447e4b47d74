/** What the coach warns of before a game ends, by real views brought near to their end; and one-tap answers. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ending as akropolisEnds, type View as Akropolis } from '../src/games/akropolis/plain'
import { ending as machiKoroEnds, lacks, marks, type View as MachiKoro } from '../src/games/machi_koro/plain'
import { ending as sanJuanEnds, type View as SanJuan } from '../src/games/san_juan/plain'
import { ending as welcomeToEnds, isQuick, type View as WelcomeTo } from '../src/games/welcome_to/plain'
import type { Ending } from '../src/games/module'
import { LANGUAGES, Texts } from '../src/lib/fluent'
import { sentences } from '../src/lib/part'
import { option } from './said'

const at = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const fixture = (game: string) => JSON.parse(at(`./fixtures/${game}.json`))
const early = <V>(game: string): V => structuredClone(fixture(game).messages[0].view)

/** The warning in every language, with nothing missing. */
function told(game: string, sign: Ending | null): string[] {
  expect(sign).not.toBeNull()
  return LANGUAGES.map((lang) => {
    const texts = new Texts(
      lang,
      ['page', 'misto', game, `${game}-coach`].map((f) => at(`../../locales/${lang}/${f}.ftl`)),
    )
    const said = texts.tell(game, fixture(game).names, `coach-${sign!.key}`, sign!.facts, ['Olya', 'Leo', 'Mia', 'Ben'])
    expect([...texts.missing]).toEqual([])
    expect(said).not.toMatch(/undefined|\{|-coach-/)
    return said
  })
}

describe('the coach warns', () => {
  it('machi_koro: of a rival who lacks one landmark, not of myself', () => {
    const view = early<MachiKoro>('machi_koro')
    expect(machiKoroEnds(view, 0)).toBeNull()
    const [open, ...others] = marks(view.cities[1])
    for (const { id } of others) view.cities[1].landmarks[id as keyof (typeof view.cities)[1]['landmarks']] = true
    expect(machiKoroEnds(view, 1)).toBeNull()
    const sign = machiKoroEnds(view, 0)
    expect(sign?.facts).toEqual({ seat: 1, landmark: open.id, cost: open.cost, coins: view.cities[1].coins })
    for (const said of told('machi_koro', sign)) expect(said).toContain('Leo')
  })
  it('san_juan: of a rival with ten of twelve buildings', () => {
    const view = early<SanJuan>('san_juan')
    expect(sanJuanEnds(view, 0)).toBeNull()
    view.areas[1].size = 9
    expect(sanJuanEnds(view, 0)).toBeNull()
    view.areas[1].size = 10
    for (const said of told('san_juan', sanJuanEnds(view, 0))) expect(said).toMatch(/Leo.*10/)
  })
  it('akropolis: when the last stack lies open', () => {
    const view = early<Akropolis>('akropolis')
    expect(akropolisEnds(view)).toBeNull()
    view.stacks = 0
    for (const said of told('akropolis', akropolisEnds(view))) expect(said).toContain(String(view.row.length))
  })
  it('welcome_to: of a third plan, a third refusal, the last houses', () => {
    const view = early<WelcomeTo>('welcome_to')
    expect(welcomeToEnds(view, 0)).toBeNull()
    const sheet = view.sheets[1]
    sheet.refusals = 2
    expect(welcomeToEnds(view, 0)?.key).toBe('ending-refusals')
    told('welcome_to', welcomeToEnds(view, 0))
    sheet.plans = { A: 8, B: 6, C: null }
    expect(welcomeToEnds(view, 0)?.key).toBe('ending-plans')
    told('welcome_to', welcomeToEnds(view, 0))
    sheet.refusals = 0
    sheet.plans = { A: null, B: null, C: null }
    for (const street of sheet.streets) street.numbers = street.numbers.map((_, i) => i + 1)
    sheet.streets[0].numbers[0] = null
    expect(welcomeToEnds(view, 0)?.facts).toEqual({ seat: 1, houses: 1 })
    told('welcome_to', welcomeToEnds(view, 0))
  })
})

describe('one tap', () => {
  it('plays a pair, and a mark unless it closes the round', () => {
    const marked = (closes: number) => ({ ...option(1), args: { closes } })
    expect(isQuick('choose_pair')).toBe(true)
    expect([isQuick('house', marked(0)), isQuick('house', marked(1)), isQuick('house')]).toEqual([true, false, false])
    expect([isQuick('fence_slot', marked(0)), isQuick('approve_plan', marked(0))]).toEqual([true, false])
  })
})

describe('words', () => {
  it('become sentences, each with its end and none twice', () => {
    expect(sentences('Bakery: cost 1', '', 'Build it.', 'Build it.')).toBe('Bakery: cost 1. Build it.')
    expect(sentences('Alone')).toBe('Alone')
  })
  it('say how many coins are missing', () => {
    expect(lacks({ rule: '', key: 'reason-poor', args: { cost: 5, coins: 2 } })).toBe(3)
    expect([lacks(undefined), lacks({ rule: '', key: 'reason-sold-out', args: {} })]).toEqual([0, 0])
  })
})
