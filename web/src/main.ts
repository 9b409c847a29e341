import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { watchFocus } from './lib/focus'
import { renew } from './lib/renew'
import { watchSettings } from './lib/settings.svelte'
import { preferred, setLanguage } from './lib/texts.svelte'

addEventListener('vite:preloadError', () => void renew())

watchSettings()
watchFocus()
await setLanguage(preferred())
mount(App, { target: document.getElementById('app')! })
