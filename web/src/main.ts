import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { watchSettings } from './lib/settings.svelte'
import { preferred, setLanguage } from './lib/texts.svelte'

watchSettings()
await setLanguage(preferred())
mount(App, { target: document.getElementById('app')! })
