/** Fails the build when a language lacks a text, or says one that the others do not. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FluentResource } from '@fluent/bundle'

const LANGUAGES = ['uk', 'ru', 'en']

export function keysOf(source) {
  const out = new Set()
  for (const entry of new FluentResource(source).body) {
    if (entry.value) out.add(entry.id)
    for (const name of Object.keys(entry.attributes ?? {}))
      if (name === 'help' || name === 'first') out.add(`${entry.id}.${name}`)
  }
  return out
}

/** Keys the sources of the page ask for by name. Names made at run time are told in `made`. */
export function asked(source) {
  const out = new Set()
  for (const [, key] of source.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)) out.add(`page-${key}`)
  for (const [, a, b] of source.matchAll(/\bt\([^'()]*\?\s*'([a-z0-9-]+)'\s*:\s*'([a-z0-9-]+)'/g)) {
    out.add(`page-${a}`)
    out.add(`page-${b}`)
  }
  return out
}

function sources(folder) {
  const out = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) out.push(...sources(path))
    else if (/\.(svelte|ts)$/.test(entry.name)) out.push(readFileSync(path, 'utf8'))
  }
  return out
}

export function missing(root) {
  const locales = join(root, '..', 'locales')
  const files = new Set(LANGUAGES.flatMap((l) => readdirSync(join(locales, l)).filter((f) => f.endsWith('.ftl'))))
  const out = []
  const page = {}
  for (const file of files) {
    const keys = {}
    for (const lang of LANGUAGES) {
      let text = ''
      try {
        text = readFileSync(join(locales, lang, file), 'utf8')
      } catch {
        out.push(`${lang}: no file ${file}`)
      }
      keys[lang] = keysOf(text)
      if (file === 'page.ftl') page[lang] = keys[lang]
    }
    const all = new Set(LANGUAGES.flatMap((l) => [...keys[l]]))
    for (const key of all) for (const lang of LANGUAGES) if (!keys[lang].has(key)) out.push(`${lang}/${file}: ${key}`)
  }
  for (const source of sources(join(root, 'src'))) {
    for (const key of asked(source))
      for (const lang of LANGUAGES) if (!page[lang]?.has(key)) out.push(`${lang}/page.ftl: ${key}`)
  }
  return [...new Set(out)].sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = missing(fileURLToPath(new URL('..', import.meta.url)))
  if (found.length) {
    console.error(`texts are missing:\n  ${found.join('\n  ')}`)
    process.exit(1)
  }
  console.log('texts: complete in uk, ru, en')
}
