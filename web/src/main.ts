import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { i18n } from './lib/i18n.svelte'
import { prefs } from './lib/prefs.svelte'

prefs.wear()
await i18n.use(i18n.first())
mount(App, { target: document.getElementById('app')! })
