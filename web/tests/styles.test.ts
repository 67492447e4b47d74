/** The look is said once: colours in tokens, widths in three breakpoints. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { BREAKPOINTS, SCREENS, screens } from '../src/styles/screens.js'

const src = fileURLToPath(new URL('../src', import.meta.url))
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((f) => /\.(svelte|css)$/.test(f))
const read = (file: string) => readFileSync(join(src, file), 'utf8')
/** What is drawn: of a component its markup and its style, without the script and the anchors of drawings. */
const drawn = (file: string) =>
  read(file)
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/href="#[^"]*"/g, '')
const styleOf = (file: string) =>
  file.endsWith('.css') ? drawn(file) : (/<style>([\s\S]*)<\/style>/.exec(drawn(file))?.[1] ?? '')
const isTokens = (file: string) => /(^|\/)tokens\.css$/.test(file)

/** A game's style: of a component what stands between its style tags, of a style sheet all of it. */
const linesOf = (file: string) => {
  const text = read(file)
  const style = file.endsWith('.css') ? text : (/<style>\n([\s\S]*)<\/style>/.exec(text)?.[1] ?? '')
  return style.split('\n').length - 1
}
/** docs/decisions/011-game-styles.md: it may shrink, and then this number with it */
const MOST_LINES = 3498
const ROOMS_THEN = 4
/** spaces, sizes and corners in rem that no token has: fewer, never more */
const MOST_OWN = 49
/** Where a component asks how wide its own place is, not the screen: it lies in several places of one screen. */
const CONTAINERS: Record<string, string[]> = {
  'games/san_juan/Building.svelte': ['(max-width: 5.5rem)', '(max-width: 8.5rem)', '(min-width: 8.5rem)'],
  'games/san_juan/Round.svelte': ['(max-width: 26rem)', '(max-width: 40rem)'],
}

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch|lab|lch)\(|:\s+(?:white|black|red|green|blue|gr[ae]y)\b/gi

describe('styles', () => {
  it('name a colour only in the files of tokens', () => {
    expect(files.filter(isTokens).length).toBeGreaterThan(4)
    const found = files
      .filter((f) => !isTokens(f))
      .flatMap((f) => (drawn(f).match(COLOUR) ?? []).map((c) => `${f}: ${c}`))
    expect(found).toEqual([])
  })

  it('draw sprites in the ink around them or in tokens', () => {
    const sprites = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((f) => /sprite\.svg$/.test(f))
    expect(sprites.length).toBeGreaterThan(3)
    const found = sprites.flatMap((f) =>
      Array.from(
        read(f).matchAll(/\b(?:fill|stroke|color|stop-color|flood-color)\s*[=:]\s*"?([^";>]+)/g),
        ([, value]) => value.trim(),
      )
        .filter((value) => !/^(?:none|inherit|currentColor|var\(--.+\))$/.test(value))
        .map((value) => `${f}: ${value}`),
    )
    expect(found).toEqual([])
  })

  it('of games have no more lines than were reached', () => {
    const own = files.filter((f) => f.startsWith('games/') && f.split('/').length > 2)
    const rooms = new Set(own.map((f) => f.split('/')[1])).size
    expect(rooms).toBeGreaterThanOrEqual(ROOMS_THEN)
    const lines = own.map(linesOf).reduce((all, n) => all + n, 0)
    expect(lines).toBeLessThanOrEqual((MOST_LINES / ROOMS_THEN) * rooms)
  })

  it('ask for the width of a place only where that is listed', () => {
    const asked = files
      .map((f) => [f, (styleOf(f).match(/@container[^{]*/g) ?? []).map((q) => q.slice(10).trim()).sort()] as const)
      .filter(([, queries]) => queries.length)
    expect(Object.fromEntries(asked)).toEqual(CONTAINERS)
  })

  it('know three breakpoints, by name', () => {
    expect(Object.values(BREAKPOINTS)).toHaveLength(3)
    const queries = files.flatMap((f) => (styleOf(f).match(/@media[^{]*/g) ?? []).map((q) => [f, q.trim()]))
    expect(queries.length).toBeGreaterThan(40)
    for (const [file, query] of queries) {
      expect(query, file).not.toMatch(/width|height/)
      for (const [name] of query.matchAll(/--[a-z]+/g)) expect(Object.keys(SCREENS), file).toContain(name)
    }
    expect(files.filter((f) => /matchMedia\([^)]*width|innerWidth/.test(read(f)))).toEqual([])
  })

  it('have no width in a plain style sheet, where names of screens would stay as they are', () => {
    for (const file of files.filter((f) => f.endsWith('.css'))) expect(read(file), file).not.toMatch(/@media \(--/)
  })

  it('turn a name into its query', () => {
    const { code } = screens.style({ content: '@media (--phone) { a { color: var(--ink) } }' })
    expect(code).toBe('@media (width < 720px) { a { color: var(--ink) } }')
  })

  it('take spaces, sizes of type and corners from tokens', () => {
    const found = files
      .filter((f) => !isTokens(f))
      .flatMap((f) =>
        (
          styleOf(f).match(/\b(?:gap|padding|margin|font-size|border-radius)[a-z-]*: [^;{}]*\d(?:px|rem)[^;]*;/g) ?? []
        ).map((l) => `${f}: ${l}`),
      )
    expect(found.filter((l) => /\dpx/.test(l))).toEqual([])
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST_OWN)
  })
})
