import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { soften } from '../src/lib/soften'

const parted = (text: string) => soften(text).replaceAll('\u00ad', '-')

describe('a long name', () => {
  it('may be parted after a vowel, with letters left on both sides', () => {
    expect(parted('Продуктовый склад')).toBe('Про-дукто-вый склад')
    expect(parted('Золотоискатель')).toBe('Золо-тои-ска-тель')
    expect(parted('Бібліотека')).toBe('Бібліо-тека')
  })

  it('may be parted before several consonants, too', () => {
    expect(parted('Видавництво')).toBe('Вида-вни-цтво')
    expect(parted('Золотнище')).toBe('Золо-тнище')
  })

  it('of no room is so long in one piece that a narrow card strands a letter of it', () => {
    const long: string[] = []
    for (const lang of ['uk', 'ru'])
      for (const room of ['machi_koro', 'san_juan']) {
        const texts = readFileSync(new URL(`../../locales/${lang}/${room}.ftl`, import.meta.url), 'utf8')
        for (const [, name] of texts.matchAll(/^\w+-(?:card|landmark|role)-\w+ = (.*)$/gm)) {
          const pieces = parted(name).split(/[ -]/)
          if (pieces.some((p) => p.length > 9 || (p.length < 2 && p !== name && pieces.length > 1)))
            long.push(parted(name))
        }
      }
    expect(long).toEqual([])
  })

  it('stays as it is where it is short or Latin', () => {
    for (const name of ['Кафе', 'Вежа', 'Район', 'Prospector']) expect(soften(name)).toBe(name)
  })
})
