import type { ToWorker } from '#contract/worker-messages.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { reloadOnce } from './chunk-guard.ts'
import { runBeforeUnloadTasks } from './before-unload-tasks.ts'

const LOOK_EVERY_MS = HOUR_MS
/** The old worker first finishes its work; Safari may never report that the new one has taken over (offline.md V3). */
const GIVE_UP_MS = 10_000
/** A browser may never answer a question about a worker that is stuck. */
const ANSWER_MS = 4_000

export interface WorkerWatch {
  /** A new version has been installed and waits; `before`: it already waited when this page opened. */
  readonly onWaiting: (before: boolean) => void
  /** Another tab has activated the new version: this page now belongs to an older one. */
  readonly onOvertaken: () => void
  /** The worker has just begun to control this page; earlier requests did not pass through it. */
  readonly onControl: () => void
}

let taking = false

/** Registers the worker and checks for a new one now, hourly, and on becoming visible (offline.md S6, V12). */
export async function registerWorker({ onWaiting, onOvertaken, onControl }: WorkerWatch): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  let controlled = serviceWorker.controller !== null
  if (controlled && !cameThroughWorker()) onControl()
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled && !taking) onOvertaken()
    else if (!controlled) onControl()
    controlled = true
  })
  // In a browser that refuses workers (private mode, policy) the shop works without one.
  const registration = await register(onWaiting).catch(() => undefined)
  // The worker claims pages once, at its activation: a page that was under way then, or was reloaded past it, asks.
  if (serviceWorker.controller === null)
    registration?.active?.postMessage({ type: 'claim' } satisfies ToWorker)
  setInterval(() => void lookForUpdate(), LOOK_EVERY_MS)
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && void lookForUpdate(),
  )
}

/** The package is loaded here, so that no first picture waits for it. */
async function register(onWaiting: WorkerWatch['onWaiting']): Promise<ServiceWorkerRegistration | undefined> {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' })
  workbox.addEventListener('waiting', (event) => onWaiting(event.wasWaitingBeforeRegister === true))
  return workbox.register({ immediate: true })
}

/** False for a page that came from the network and was claimed by the worker before `registerWorker` ran. */
function cameThroughWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return !(navigation instanceof PerformanceNavigationTiming) || navigation.workerStart !== 0
}

export async function lookForUpdate(): Promise<void> {
  // Offline there is nothing to find; the next check will.
  await navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.update())
    .catch(() => {})
}

/**
 * Activates the waiting version; returns whether it has taken over in time. Until it is activated, Chromium may leave
 * the page's requests without an answer.
 */
async function changeOver(): Promise<boolean> {
  taking = true
  await runBeforeUnloadTasks()
  const { serviceWorker } = navigator
  const waiting = (await serviceWorker.getRegistration())?.waiting
  // Another tab has activated it.
  if (!waiting) return true
  return new Promise((resolve) => {
    const look = () => waiting.state === 'activated' && resolve(true)
    waiting.addEventListener('statechange', look)
    serviceWorker.addEventListener('controllerchange', look)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    waiting.postMessage({ type: 'SKIP_WAITING' } satisfies ToWorker)
    setTimeout(() => resolve(false), GIVE_UP_MS)
  })
}

/** The user's request: activates the waiting version, if there is one, and reloads this page. */
export async function takeUpdate(): Promise<void> {
  if (taking) return
  await inTime(lookForUpdate())
  const registration = await inTime(navigator.serviceWorker?.getRegistration())
  const held = registration === 'late' || (registration?.waiting ? !(await changeOver()) : false)
  await runBeforeUnloadTasks()
  // A browser that does not release the old worker would answer with the old shell, so the page is fetched from the
  // server.
  if (held) location.replace(pastTheShell())
  else location.reload()
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | 'late'> {
  return Promise.race([
    answer,
    new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), ANSWER_MS)),
  ])
}

function pastTheShell(): URL {
  const address = new URL(location.href)
  address.searchParams.set('no-shell', '1')
  return address
}

/**
 * Activates an update without asking. A page that the server has just rendered is of the newest version already; only
 * one that the old worker has given (its shell, a stored page) is reloaded, at most once a minute. False: this page is
 * still of the old version, because the browser holds on to it.
 */
export async function takeUpdateSilently(isOfWorker: boolean): Promise<boolean> {
  if (taking) return true
  const over = await changeOver()
  if (isOfWorker && over && (await reloadOnce())) return true
  taking = false
  return !isOfWorker
}

/** Activates a waiting version; for moments when the page is not visible. */
export async function takeWaitingUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration?.waiting) await takeUpdate()
}

export function postToWorker(message: ToWorker): void {
  navigator.serviceWorker?.controller?.postMessage(message)
}
