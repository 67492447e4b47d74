import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
// @ts-expect-error a plain script
import { asked, keysOf, missing } from '../scripts/texts.mjs'
import { GAMES } from '../src/games'

it('lacks no text in any language', () => {
  expect(missing(fileURLToPath(new URL('..', import.meta.url)))).toEqual([])
})

it('finds what a source asks for', () => {
  expect([...asked("t('close') t(a ? 'yes' : 'no')")].sort()).toEqual(['page-close', 'page-no', 'page-yes'])
  expect([...keysOf('page-a = x\npage-b =\n    .help = y\n')]).toContain('page-a')
})

const LOCALES = fileURLToPath(new URL('../../locales', import.meta.url))
const YOU = {
  en: /(?<!\p{L})(you|yours?|yourself)(?!\p{L})/iu,
  uk: /(?<!\p{L})(ви|вас|вам|вами|ваш\p{L}*)(?!\p{L})/iu,
  ru: /(?<!\p{L})(вы|вас|вам|вами|ваш\p{L}*)(?!\p{L})/iu,
}

it.each(Object.entries(YOU))('calls everybody by name in what a log tells of any room: %s', (lang, you) => {
  const told = readdirSync(join(LOCALES, lang)).flatMap((file) =>
    [...readFileSync(join(LOCALES, lang, file), 'utf8').matchAll(/^(\w+)-event-\S+ =.*(\n[ }].*)*/gm)].map(
      ([text, room]) => ({ text, room }),
    ),
  )
  expect(new Set(told.map(({ room }) => room))).toEqual(new Set(['page', ...GAMES]))
  expect(told.length).toBeGreaterThan(80)
  expect(told.map(({ text }) => text).filter((text) => you.test(text))).toEqual([])
})
