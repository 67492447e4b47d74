import { describe, expect, it } from 'vitest'
// @ts-expect-error a plain script
import { notices, packageOf } from '../scripts/notices.mjs'

const at = new URL('../node_modules', import.meta.url).pathname

describe('notices of what is bundled', () => {
  it('knows the package a module comes from', () => {
    expect(packageOf(`${at}/@fluent/bundle/esm/bundle.js`)).toBe(`${at}/@fluent/bundle`)
    expect(packageOf('/home/me/misto/web/src/main.ts')).toBe('')
  })

  it('brings the licence of each, and of the typeface', () => {
    const text = notices([`${at}/svelte/src/index.js`, `${at}/@fluent/bundle/esm/bundle.js`])
    expect(text).toContain('svelte 5')
    expect(text).toContain('Apache License')
    expect(text).toContain('SIL OPEN FONT LICENSE')
  })
})
