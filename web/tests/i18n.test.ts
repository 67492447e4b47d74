/** Texts come when they are needed, and whoever asks for them may rely on them. */
import { beforeEach, expect, it, vi } from 'vitest'
import { i18n } from '../src/lib/i18n.svelte'

vi.stubGlobal('document', { documentElement: {}, title: '' })

beforeEach(() => i18n.use('en'))

it('says what was needed to everybody who waited for it, not only to the first', async () => {
  const first = i18n.need('akropolis-coach')
  await i18n.need('akropolis-coach')
  expect(i18n.texts.has('akropolis-coach-goal')).toBe(true)
  await first
})

it('keeps what several asked for at once, also while the language changes', async () => {
  await Promise.all([i18n.need('talk'), i18n.use('uk'), i18n.need('learn'), i18n.need('san_juan-coach')])
  expect(i18n.lang).toBe('uk')
  expect(
    ['page-sign-hello', 'page-learn-step', 'san_juan-coach-goal'].map((key) => [key, i18n.texts.has(key)]),
  ).toEqual(['page-sign-hello', 'page-learn-step', 'san_juan-coach-goal'].map((key) => [key, true]))
})
