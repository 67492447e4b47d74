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

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch|lab|lch)\(|:\s+(?:white|black|red|green|blue|gr[ae]y)\b/gi

describe('styles', () => {
  it('name a colour only in the files of tokens', () => {
    expect(files.filter(isTokens).length).toBeGreaterThan(4)
    const found = files
      .filter((f) => !isTokens(f))
      .flatMap((f) => (drawn(f).match(COLOUR) ?? []).map((c) => `${f}: ${c}`))
    expect(found).toEqual([])
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
        (styleOf(f).match(/\b(?:gap|padding|margin|font-size|border-radius)[a-z-]*:[^;]*\d(?:px)[^;]*;/g) ?? []).map(
          (l) => `${f}: ${l}`,
        ),
      )
    expect(found).toEqual([])
  })
})
