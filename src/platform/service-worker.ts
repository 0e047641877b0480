import { Workbox } from 'workbox-window'
import type { ToWorker } from '#contract/worker-messages.ts'
import { reloadOnce } from './chunk-guard.ts'
import { runBeforeUnloadTasks } from './before-unload-tasks.ts'

const LOOK_EVERY_MS = 3_600_000
/** The old worker first finishes what it is at; Safari may never tell that the new one has taken over (offline.md V3). */
const GIVE_UP_MS = 10_000

export interface WorkerWatch {
  /** A new version has been installed and waits; `before`: it did so before this page was opened. */
  readonly onWaiting: (before: boolean) => void
  /** Another tab has taken the new version: this page is of an older one now. */
  readonly onOvertaken: () => void
  /** The worker has just begun to control this page; what led here went past it. */
  readonly onControl: () => void
}

let taking = false

/** Registers the worker and looks for a new one now, hourly, and on coming back (offline.md S6, V12). */
export async function registerWorker({ onWaiting, onOvertaken, onControl }: WorkerWatch): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' })
  workbox.addEventListener('waiting', (event) => onWaiting(event.wasWaitingBeforeRegister === true))
  let controlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled && !taking) onOvertaken()
    else if (!controlled) onControl()
    controlled = true
  })
  // A browser that refuses workers (private mode, policy) shows the shop without one.
  await workbox.register({ immediate: true }).catch(() => undefined)
  setInterval(() => void lookForUpdate(), LOOK_EVERY_MS)
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && void lookForUpdate(),
  )
}

export async function lookForUpdate(): Promise<void> {
  // Offline there is nothing to find; the next look will.
  await navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.update())
    .catch(() => {})
}

/** Changes to the version that waits; says whether it has taken over in time. */
async function changeOver(): Promise<boolean> {
  taking = true
  await runBeforeUnloadTasks()
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
    void navigator.serviceWorker.getRegistration().then((registration) => {
      registration?.waiting?.addEventListener('statechange', ({ target }) => {
        if (target instanceof ServiceWorker && target.state === 'activated') resolve(true)
      })
      registration?.waiting?.postMessage({ type: 'SKIP_WAITING' } satisfies ToWorker)
    })
    setTimeout(() => resolve(false), GIVE_UP_MS)
  })
}

/** Asked for by the shopper: changes to the version that waits, if one does, and loads this page anew. */
export async function takeUpdate(): Promise<void> {
  if (taking) return
  await lookForUpdate()
  const registration = await navigator.serviceWorker?.getRegistration()
  const held = registration?.waiting ? !(await changeOver()) : false
  await runBeforeUnloadTasks()
  // A browser that does not let go of the old worker would answer with the old shell: the shop's own page is new.
  if (held) location.replace(pastTheShell())
  else location.reload()
}

function pastTheShell(): URL {
  const address = new URL(location.href)
  address.searchParams.set('no-shell', '1')
  return address
}

/**
 * At a moment when nobody notices. A page that the server has just written is of the newest version already; only one
 * drawn from the old shell is loaded anew, and not twice in a minute, whatever the browser makes of it. False: this page
 * is still of the old version, because the browser holds on to it.
 */
export async function takeUpdateSilently(drawnFromShell: boolean): Promise<boolean> {
  if (taking) return true
  const over = await changeOver()
  if (drawnFromShell && over && (await reloadOnce())) return true
  taking = false
  return !drawnFromShell
}

/** Takes a new version if one waits; for moments when nobody is looking. */
export async function takeWaitingUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration?.waiting) await takeUpdate()
}

export function postToWorker(message: ToWorker): void {
  navigator.serviceWorker.controller?.postMessage(message)
}
