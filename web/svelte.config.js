import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { screens } from './src/styles/screens.js'

export default { preprocess: [screens, vitePreprocess()], compilerOptions: { runes: true } }
