import { mayReload, RELOADED_AT } from '#contract/reload-guard.ts'
import { runBeforeUnloadTasks } from './before-unload-tasks.ts'
import { watchFollowedLink, type FollowedLink } from './followed-link.ts'

const ANSWERS_WITHIN_MS = 5_000
const MISSING = /dynamically imported module|Importing a module script failed|Unable to preload/i

/**
 * Reloads this page, at most once a minute, after all input that is being typed has been stored. `followed`: opens the link
 * that the user follows instead.
 */
export async function reloadOnce(followed?: FollowedLink): Promise<boolean> {
  if (!mayReload({ online: navigator.onLine, lastAt: readLast(), now: Date.now() })) return false
  if (!(await shopAnswers())) return false
  try {
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  } catch {
    // A tab that cannot store the time could reload without end.
    return false
  }
  await runBeforeUnloadTasks()
  const target = await followed?.settled()
  // Another address loads by itself; the present one, and a place on it, do not.
  if (target === undefined || withoutHash(target) === withoutHash(location.href)) location.reload()
  else location.assign(target)
  return true
}

const withoutHash = (href: string) => href.split('#')[0]

/** The present page is worth more than the browser's error page when the server cannot be reached. */
async function shopAnswers(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** A chunk of the app cannot be loaded: from a build that is gone, or not on this device (offline.md S7, R3). */
export function guardChunks(): void {
  const followed = watchFollowedLink(document, () => location.href)
  const failed = (error: unknown) => {
    leaveItToUs(error)
    void reloadOnce(followed)
  }
  addEventListener('vite:preloadError', (event) => failed((event as Event & { payload?: unknown }).payload))
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && MISSING.test(reason.message)) failed(reason)
  })
}

/**
 * The router would reload the page by its own rule, also without a network and with input lost; its storage key marks
 * that as done.
 */
function leaveItToUs(error: unknown): void {
  if (!(error instanceof Error)) return
  try {
    sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1')
  } catch {
    // Without storage the router does not reload either.
  }
}

function readLast(): number | undefined {
  try {
    const stored = sessionStorage.getItem(RELOADED_AT)
    return stored === null ? undefined : Number(stored)
  } catch {
    return undefined
  }
}
