import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
// @ts-expect-error a plain script
import { asked, keysOf, missing } from '../scripts/texts.mjs'

it('lacks no text in any language', () => {
  expect(missing(fileURLToPath(new URL('..', import.meta.url)))).toEqual([])
})

it('finds what a source asks for', () => {
  expect([...asked("t('close') t(a ? 'yes' : 'no')")].sort()).toEqual(['page-close', 'page-no', 'page-yes'])
  expect([...keysOf('page-a = x\npage-b =\n    .help = y\n')]).toContain('page-a')
})
