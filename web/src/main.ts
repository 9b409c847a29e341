import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { watchFocus } from './lib/focus'
import { watchSettings } from './lib/settings.svelte'
import { preferred, setLanguage } from './lib/texts.svelte'

// A part of the page that the server no longer has: it was renewed meanwhile, and so is the page, once.
addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem('rentier.renewed') === location.href) return
  sessionStorage.setItem('rentier.renewed', location.href)
  location.reload()
})

watchSettings()
watchFocus()
await setLanguage(preferred())
mount(App, { target: document.getElementById('app')! })
