import '#styles/index.css'
import { startTransition, StrictMode, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Messages } from '@lingui/core'
import { RouterProvider } from '@tanstack/react-router'
import { failureOf } from '#contract/failure.ts'
import { createBrowserCaller } from '#api/call.ts'
import { isOwnSession } from '#sync/own-session.ts'
import { loadPack } from '#queries/language-pack.ts'
import { localeOf } from '#domain/region/language.ts'
import { guardChunks } from '#platform/chunk-guard.ts'
import { keepInstallPrompt } from '#platform/install-prompt.ts'
import { markKioskAtStart } from '#platform/kiosk-tablet.ts'
import { keepUnhandledTaps, replayClicks } from '#platform/replay-clicks.ts'
import { currentStorefront } from '#platform/current-storefront.ts'
import { yieldToMain } from '#platform/yield-to-main.ts'
import { toast } from '#ui/toast/toast.ts'
import { factsOfDocument } from './document-facts.ts'
import { hydrateMatches } from './hydrate-matches.ts'
import { createRouter } from './router.tsx'
import { onceScreenHydrated } from './screen-hydrated.tsx'
import { prepare, startUp } from './start-up.ts'

/** After this long without its texts the shell says that it waits for them, in ms. */
const TEXTS_WITHIN_MS = 3_500

markKioskAtStart()
keepInstallPrompt()
const storefront = currentStorefront()
const appType = /Mobile/.test(navigator.userAgent) ? 'wap' : 'www'
const caller = createBrowserCaller(localeOf(storefront.language, storefront.site), { appType, isOwnSession })

/**
 * Two documents, one entry (offline.md S1): a server-rendered page is hydrated, the worker's shell is rendered into. The
 * chunks, the router, its routes and the hydration have a task each.
 */
async function open(): Promise<void> {
  await yieldToMain()
  if (document.documentElement.dataset['render'] === 'ssr') void hydratePage()
  else void renderShell()
}

async function hydratePage(): Promise<void> {
  const { storefront, pack, origin, requested, data } = factsOfDocument()
  const router = createRouter({ storefront, pack, origin, caller })
  const opened = router.latestLocation.href
  const isStored = 'stored' in document.documentElement.dataset
  await yieldToMain()
  // Not by the router's own component: it matches the routes in the task in which React begins.
  await hydrateMatches(router, data)
  await yieldToMain()
  /**
   * React reports that it rendered a part again; the reason is in `cause`. Ignored after navigation: the user no longer
   * sees this page.
   */
  function onRecoverableError(error: unknown): void {
    if (router.latestLocation.href !== opened) return
    onCaughtError(error instanceof Error && error.cause !== undefined ? error.cause : error)
  }
  const begin = onceScreenHydrated(router, () => {
    startUp(router, requested)
    // A page that the worker had stored may be older than the answers that it has stored.
    if (isStored) void router.options.context.queries.invalidateQueries({}, { cancelRefetch: false })
    document.documentElement.dataset['app'] = 'on'
    // Parts that wait for hydration render again before the user can press them.
    setTimeout(() => void replayClicks())
  })
  const isScreen = router.state.matches.every((match) => match.status === 'success' && !isNotFound(match))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
        <OnceHydrated
          start={() => {
            prepare(router)
            if (!isScreen) begin()
          }}
        />
      </StrictMode>,
      {
        onRecoverableError,
        onCaughtError(error) {
          onCaughtError(error)
          begin()
        },
      },
    )
    keepUnhandledTaps()
  })
}

/** The router keeps to itself that a page without a route shows its own screen. */
function isNotFound(match: object): boolean {
  return Reflect.get(match, '_notFound') === true
}

/** Runs once the document is hydrated, before any effect of its screen. */
function OnceHydrated({ start }: { start: () => void }) {
  useEffect(start, [start])
  return null
}

async function renderShell(): Promise<void> {
  const pack = await shellPack()
  const router = createRouter({ storefront, pack, origin: location.origin, caller })
  await router.load()
  document.documentElement.dataset['render'] = 'shell'
  const colours = document.head.querySelectorAll('meta[name=theme-color]')
  createRoot(document, { onCaughtError }).render(
    <StrictMode>
      <RouterProvider router={router} />
      <WithMarks marks={{ ...document.documentElement.dataset, app: 'on' }} colours={colours} />
    </StrictMode>,
  )
  // Before the first effect of a screen uses the device's data.
  startUp(router, [])
}

/** The texts of the shell. Where they keep it waiting it says so, in their language (decision 0156). */
async function shellPack(): Promise<Messages> {
  const pack = loadPack(caller, storefront.language, toast)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TEXTS_WITHIN_MS))
  const inTime = await Promise.race([pack, late])
  if (inTime) return inTime
  const { sayWaiting } = await import('./waiting-for-texts.ts')
  return Promise.race([pack, sayWaiting(storefront.language)])
}

interface DocumentMarks {
  readonly marks: Readonly<Record<string, string | undefined>>
  readonly colours: NodeListOf<Element>
}

/** React takes over the document: it removes all attributes of its element, and of its head what it has not written itself. */
function WithMarks({ marks, colours }: DocumentMarks) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, marks)
    document.head.append(...colours)
  }, [marks, colours])
  return null
}

/** A failure that a screen shows is no error of the page; every other one is reported. */
function onCaughtError(error: unknown): void {
  if (!failureOf(error)) reportError(error)
}

guardChunks()
void open()
