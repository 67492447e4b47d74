import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
// @ts-expect-error a plain script
import { cardsPlugin } from './scripts/cards.mjs'

const server = process.env.MISTO_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  base: './',
  plugins: [svelte(), cardsPlugin()],
  publicDir: 'public',
  build: {
    outDir: '../src/misto/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 400,
    manifest: true,
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
} as Parameters<typeof defineConfig>[0])
