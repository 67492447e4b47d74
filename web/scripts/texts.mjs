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

/** Keys a source of the page asks for by name: `t` says the page's texts, `page` in a room's folder those that only it has. */
export function asked(source, room = '') {
  const out = new Set()
  const calls = { t: 'page', ...(room && { page: `${room}-page` }) }
  for (const [call, prefix] of Object.entries(calls)) {
    const one = new RegExp(`\\b${call}\\(\\s*'([a-z0-9_-]+)'`, 'g')
    const either = new RegExp(`\\b${call}\\([^'()]*\\?\\s*'([a-z0-9_-]+)'\\s*:\\s*'([a-z0-9_-]+)'`, 'g')
    for (const [, key] of source.matchAll(one)) out.add(`${prefix}-${key}`)
    for (const [, a, b] of source.matchAll(either)) {
      out.add(`${prefix}-${a}`)
      out.add(`${prefix}-${b}`)
    }
  }
  return out
}

function sources(folder) {
  const out = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) out.push(...sources(path))
    else if (/\.(svelte|ts)$/.test(entry.name)) {
      const [, room = ''] = path.match(/\/src\/games\/([a-z0-9_]+)\//) ?? []
      out.push({ room, text: readFileSync(path, 'utf8') })
    }
  }
  return out
}

export function missing(root) {
  const locales = join(root, '..', 'locales')
  const files = new Set(LANGUAGES.flatMap((l) => readdirSync(join(locales, l)).filter((f) => f.endsWith('.ftl'))))
  const out = []
  const all = { uk: new Set(), ru: new Set(), en: new Set() }
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
      for (const key of keys[lang]) all[lang].add(key)
    }
    const any = new Set(LANGUAGES.flatMap((l) => [...keys[l]]))
    for (const key of any) for (const lang of LANGUAGES) if (!keys[lang].has(key)) out.push(`${lang}/${file}: ${key}`)
  }
  for (const { room, text } of sources(join(root, 'src'))) {
    for (const key of asked(text, room))
      for (const lang of LANGUAGES)
        if (!all[lang].has(key)) out.push(`${lang}/${key.startsWith('page-') ? 'page' : room}.ftl: ${key}`)
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
