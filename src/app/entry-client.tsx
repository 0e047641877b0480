import '#styles/index.css'
import { startTransition, StrictMode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Messages } from '@lingui/core'
import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { failureOf } from '#contract/failure.ts'
import { createBrowserCaller } from '#api/call.ts'
import { isOwnSession } from '#sync/own-session.ts'
import { preloadSync } from '#sync/open-sync.ts'
import { loadPack } from '#queries/language-pack.ts'
import { localeOf } from '#domain/region/language.ts'
import { guardChunks } from '#platform/updates/chunk-guard.ts'
import { tolerateForeignHands, undoForeignChanges } from '#platform/foreign-hands.ts'
import { keepInstallPrompt } from '#platform/install-prompt.ts'
import { markKioskAtStart } from '#platform/kiosk/kiosk-tablet.ts'
import { currentStorefront } from '#platform/current-storefront.ts'
import { toast } from '#ui/toast/toast.ts'
import { factsOfDocument, textsOfDocument } from './document-facts.ts'
import { createRouter } from './router.tsx'
import { startUp } from './start-up.ts'

/** Time after which the shell shows that it waits for its texts, in ms. */
const TEXTS_WITHIN_MS = 3_500

markKioskAtStart()
keepInstallPrompt()
tolerateForeignHands()
const storefront = currentStorefront()
const appType = /Mobile/.test(navigator.userAgent) ? 'wap' : 'www'
const caller = createBrowserCaller(localeOf(storefront.language, storefront.site), { appType, isOwnSession })

/** Two documents, one entry (offline.md S1): a server-rendered page is hydrated, the worker's shell is rendered into. */
async function open(): Promise<void> {
  if (document.documentElement.dataset['render'] === 'ssr') await hydratePage()
  else await renderShell()
}

async function hydratePage(): Promise<void> {
  const facts = factsOfDocument()
  const pack = await textsOfDocument(facts)
  const isStored = 'stored' in document.documentElement.dataset
  const router = createRouter({ ...facts, pack, caller, onHydrated: () => begin() })
  const opened = router.latestLocation.href
  function begin(): void {
    startUp(router, facts.requested)
    // A page that the worker had stored may be older than the answers that it has stored.
    if (isStored) void router.options.context.queries.invalidateQueries({}, { cancelRefetch: false })
    document.documentElement.dataset['app'] = 'on'
  }
  /**
   * React reports that it rendered a part again; the reason is in `cause`. Ignored after navigation: the user no longer
   * sees this page.
   */
  function onRecoverableError(error: unknown): void {
    if (router.latestLocation.href !== opened) return
    onCaughtError(error instanceof Error && error.cause !== undefined ? error.cause : error)
  }
  // A press reaches React from `hydrateRoot` on, and is lost where the router is not hydrated yet.
  await hydrate(router)
  undoForeignChanges()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      { onRecoverableError, onCaughtError },
    )
  })
}

async function renderShell(): Promise<void> {
  const pack = await shellPack()
  const router = createRouter({
    storefront,
    pack,
    origin: location.origin,
    caller,
    onHydrated: () => startUp(router, []),
  })
  await router.load()
  document.documentElement.dataset['render'] = 'shell'
  const colours = document.head.querySelectorAll('meta[name=theme-color]')
  createRoot(document, { onCaughtError }).render(
    <StrictMode>
      <RouterProvider router={router} />
      <WithMarks marks={{ ...document.documentElement.dataset, app: 'on' }} colours={colours} />
    </StrictMode>,
  )
}

/** Loads the texts of the shell, and shows a notice in their language when they are late (decision 0156). */
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
preloadSync()
open().catch((error: unknown) => {
  reportError(error)
  window.vandaFailed?.()
})
