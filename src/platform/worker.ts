import { Workbox } from 'workbox-window'
import type { ToWorker } from '#contract/worker-messages.ts'

const LOOK_EVERY_MS = 3_600_000
/** Safari may never tell that the new worker has taken over (offline.md V3). */
const GIVE_UP_MS = 2_000
const RELOADED = 'vanda-reloaded-for-update'

export interface WorkerWatch {
  /** A new version has been installed and waits. */
  readonly onWaiting: () => void
  /** The worker controls this page for the first time. */
  readonly onControl: () => void
}

let workbox: Workbox | undefined

/** Registers the worker and looks for a new one now, hourly, and on coming back (offline.md S6, V12). */
export async function registerWorker({ onWaiting, onControl }: WorkerWatch): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  workbox = new Workbox('/sw.js', { updateViaCache: 'none' })
  workbox.addEventListener('waiting', onWaiting)
  if (navigator.serviceWorker.controller) onControl()
  else navigator.serviceWorker.addEventListener('controllerchange', onControl, { once: true })
  // A browser that refuses workers (private mode, policy) shows the shop without one.
  const registration = await workbox.register({ immediate: true }).catch(() => undefined)
  const look = () => {
    // Offline there is nothing to find; the next look will.
    registration?.update().catch(() => {})
  }
  setInterval(look, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
}

/** Changes to the version that waits and reloads this page once. */
export function takeUpdate(): void {
  const reload = () => {
    if (sessionStorage.getItem(RELOADED) === '1') return
    sessionStorage.setItem(RELOADED, '1')
    location.reload()
  }
  sessionStorage.removeItem(RELOADED)
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  workbox?.messageSkipWaiting()
  setTimeout(reload, GIVE_UP_MS)
}

/** Takes a new version if one waits; for moments when nobody is looking. */
export async function takeWaitingUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration?.waiting && workbox) takeUpdate()
}

export function tellWorker(message: ToWorker): void {
  navigator.serviceWorker.controller?.postMessage(message)
}
