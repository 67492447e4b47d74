import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { i18n } from './lib/i18n.svelte'
import { prefs } from './lib/prefs.svelte'

// each game's own colour
import.meta.glob('./games/*/tokens.css', { eager: true })

prefs.wear()
await i18n.use(i18n.first())
mount(App, { target: document.getElementById('app')! })

// A page left open over an update asks for parts that are gone: the new page has them.
addEventListener('vite:preloadError', () => location.reload())
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without it the page works as well, only not offline.
  navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).catch(() => undefined)
}
