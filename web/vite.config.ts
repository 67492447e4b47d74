import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
// @ts-expect-error a plain script
import { cardsPlugin } from './scripts/cards.mjs'
// @ts-expect-error a plain script
import { noticesPlugin } from './scripts/notices.mjs'
// @ts-expect-error a plain script
import { previewsPlugin } from './scripts/previews.mjs'

const server = process.env.MISTO_SERVER ?? 'http://127.0.0.1:8765'

export default defineConfig({
  base: './',
  plugins: [svelte(), cardsPlugin(), noticesPlugin(), previewsPlugin()],
  publicDir: 'public',
  build: {
    outDir: '../src/misto/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 400,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Home and nearly every page need all of these: one file packs better than a dozen small ones.
            {
              name: 'shell',
              test: /src\/(lib\/(router|route|door|people|api|resting|rulebooks|errors|known|seats|tables|look|i18n|build|fluent|prefs|pace)\b[a-z.]*|ui\/(Icon|Header|SeatMark|Sheet|Centred|NameField|Notices|PeopleLinks)\.svelte|games\/index)|@fluent/,
            },
            // What the boards of all games are made of.
            {
              name: 'pieces',
              test: /src\/(ui\/(Card|Chip|Panel|Parted|Spoken|Track|track)\b|lib\/(endings|soften)\b)/,
            },
            // The three pages with a board: a table, a replay, a lesson. With all beneath: files that need each other
            // in a circle begin in an order that is nobody's (scripts/sizes.mjs looks for that).
            {
              name: 'board',
              test: /src\/ui\/(Bar|HintNote|TimeLeft|Moves|Help|LogList|Middle|Frame|Strip|Players|ScoreSheet|AboutCard|Flights)\.svelte|src\/lib\/(play|drawn|table|hotseat|enter|bell|forced|in-hand|line|pacing|choosing|passing|picking|undo|aside|keyboard|keys|spots|moves|pick|part|asks|recap|guard|words|log|hold|live|host)\b[a-z.]*/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
} as Parameters<typeof defineConfig>[0])
