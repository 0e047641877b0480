import { MINUTE_MS } from '#domain/time-units.ts'
import { drain, type Drained } from './drain-outbox.ts'
import type { OperationStore } from './operation-store.ts'
import { SYNC_TAG } from './sync-tag.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = MINUTE_MS
const LOOK_EVERY_MS = 30_000

/**
 * Sends the queue while a page is open: after each change, on becoming visible, and at intervals. The browser's network
 * state is a hint, never a reason not to try (offline.md D17).
 */
export function createSyncScheduler(
  store: OperationStore,
  /** Receives the reason for a paused queue. */
  { onStop }: { readonly onStop?: (drained: Drained) => void } = {},
) {
  let running: Promise<boolean> | undefined
  let wait = FIRST_WAIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run(): Promise<boolean> {
    clearTimeout(timer)
    const drained = await drain(store, fetch).catch((): Drained => ({ later: undefined }))
    if (drained === 'empty') {
      wait = FIRST_WAIT_MS
      return true
    }
    onStop?.(drained)
    if (drained === 'paused' || drained === 'outdated') return false
    void askForSync()
    if ('debounceMs' in drained) {
      timer = setTimeout(() => void wake(), drained.debounceMs)
      return false
    }
    const pause = drained.later ?? wait * (0.5 + Math.random())
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    timer = setTimeout(() => void wake(), pause)
    return false
  }

  function wake(): Promise<boolean> {
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }

  /** A change made while a run was ending must not wait for the next trigger. */
  async function wakeAgain(): Promise<void> {
    await running
    await wake()
  }

  async function now(): Promise<boolean> {
    wait = FIRST_WAIT_MS
    await running
    return wake()
  }

  function start(): void {
    const tryNow = () => void now()
    addEventListener('online', tryNow)
    addEventListener('focus', tryNow)
    addEventListener('pageshow', (event) => event.persisted && tryNow())
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && tryNow())
    setInterval(() => document.visibilityState === 'visible' && void wakeIfWaiting(), LOOK_EVERY_MS)
    void wakeIfWaiting()
  }

  async function wakeIfWaiting(): Promise<void> {
    const waiting = await store.count().catch(() => 0)
    if (waiting === 0) return
    void askForSync()
    void wake()
  }

  return { start, wake: () => void wakeAgain(), now }
}

/**
 * The browser gives up a sync after three attempts, so it is registered repeatedly; the browser may refuse or never
 * answer (D18).
 */
async function askForSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = (await navigator.serviceWorker.getRegistration().catch(() => undefined)) as
    | (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } })
    | undefined
  registration?.sync?.register(SYNC_TAG).catch(() => {})
}
