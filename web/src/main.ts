import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/contrast.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { build } from './lib/build.svelte'
import { i18n } from './lib/i18n.svelte'
import { install } from './lib/install.svelte'
import { prefs } from './lib/prefs.svelte'
import { router } from './lib/router.svelte'
import { tellTrouble } from './lib/trouble'

// each game's own colour
import.meta.glob('./games/*/tokens.css', { eager: true })

// Without an error nothing broke: a watched size that changed once more is told the same way.
addEventListener('error', (e) => e.error && tellTrouble(e.error, build.mine))
addEventListener('unhandledrejection', (e) => tellTrouble(e.reason, build.mine))
// A page left open over an update asks for parts that are gone: the new page has them.
addEventListener('vite:preloadError', (e) => {
  if (build.partGone()) e.preventDefault()
})
install.watch()
prefs.wear()
// The page most people come to is fetched beside its language, not after it.
if (router.now.page === 'home') void import('./pages/Home.svelte').catch(() => undefined)
await i18n.use(i18n.first())
mount(App, { target: document.getElementById('app')! })

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without it the page works as well, only not offline.
  navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).catch(() => undefined)
}
