import { describe, expect, it } from 'vitest'
import { soften } from '../src/lib/soften'

const parted = (text: string) => soften(text).replaceAll('\u00ad', '-')

describe('a long name', () => {
  it('may be parted after a vowel, with letters left on both sides', () => {
    expect(parted('Продуктовый склад')).toBe('Про-дукто-вый склад')
    expect(parted('Золотоискатель')).toBe('Золо-тоиска-тель')
    expect(parted('Бібліотека')).toBe('Бібліо-тека')
  })

  it('stays as it is where it is short or Latin', () => {
    for (const name of ['Кафе', 'Вежа', 'Район', 'Prospector']) expect(soften(name)).toBe(name)
  })
})
