import { proxy } from 'valtio'
import { inKiosk } from './kiosk/kiosk-tablet.ts'

interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** `ready`: the browser's own prompt can be opened. `done`: the user has installed the app from this page. */
export const installState = proxy({ ready: false, done: false })

let kept: InstallPrompt | undefined

/** The browser reports once per page that the shop can be installed; its own strip stays away. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (inKiosk()) return
    kept = event as InstallPrompt
    installState.ready = true
  })
  addEventListener('appinstalled', () => {
    installState.ready = false
    installState.done = true
  })
}

/** Opens the browser's prompt, which it allows once. Only after a press. */
export async function openInstallPrompt(): Promise<'accepted' | 'dismissed'> {
  const prompt = kept
  kept = undefined
  installState.ready = false
  if (!prompt) return 'dismissed'
  return (await prompt.prompt()).outcome
}

/** This page is shown by the installed app. Not `fullscreen`: a browser is so, too, on the user's request. */
export function isInstalledApp(): boolean {
  const modes = ['standalone', 'minimal-ui', 'window-controls-overlay']
  return iosStandalone() === true || modes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches)
}

/** Supported by browsers of iOS and iPadOS only. */
export function iosStandalone(): boolean | undefined {
  return (navigator as Navigator & { readonly standalone?: boolean }).standalone
}
