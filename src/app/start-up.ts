import { onlineManager } from '@tanstack/react-query'
import { isSessionMarked } from '#sync/session-mark.ts'
import { deviceState } from '#sync/device-state.ts'
import type { Caller } from '#api/call.ts'
import { watchPackVersion } from '#queries/language-pack.ts'
import { INSTALLED_MARK } from '#offline-catalog/installed-mark.ts'
import { commonInfoQuery } from '#queries/navigation-queries.ts'
import { wasSyncUsed, openSync, prepareSync } from '#sync/open-sync.ts'
import { SESSION_OPEN, UNFINISHED } from '#sync/sign-out-marks.ts'
import { persistPublicQueries } from '#queries/persist-public-queries.ts'
import { wasPushPromptShown } from '#queries/push/push-state.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { kioskReset } from '#platform/kiosk-tablet.ts'
import { readLocal } from '#platform/local-storage.ts'
import { watchSignOut } from '#platform/person-channel.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { registerWorker, postToWorker } from '#platform/service-worker.ts'
import { toast } from '#ui/toast/toast.ts'
import type { AppRouter } from './router.tsx'
import { watchUpdates } from './updates.ts'

/** What happens after the page has been drawn, once per document, and never before it (offline.md S4, S5). */
export function startUp(
  router: AppRouter,
  caller: Caller,
  storefront: Storefront,
  requested: readonly string[],
): void {
  const { queries } = router.options.context
  // Query takes every start for an online one and then waits for a change that does not come (offline.md D23).
  onlineManager.setOnline(navigator.onLine)
  prepareSync({ storefront })
  // Whatever a tab shows of somebody who has left goes with the page.
  watchSignOut(() => {
    // A tablet in a store goes its own way home, through the whole history of this tab.
    if (kioskReset() === undefined) location.replace(writeLanguage('/', storefront.language, storefront.site))
  })
  const updates = watchUpdates(router)
  whenIdle(() => {
    void finishLeaving()
    persistPublicQueries(queries, storefront)
    void readPerson(router, storefront)
    if (wasPushPromptShown())
      void import('#queries/push/renew-push-subscription.ts').then(({ renewPushSubscription }) =>
        renewPushSubscription(caller, storefront),
      )
    watchPackVersion(queries, storefront.language, toast)
    void followCatalog(caller, storefront)
    void registerWorker({
      ...updates,
      onControl: () => postToWorker({ type: 'warm', urls: [...requested, ...picturesOfPage()] }),
    })
  })
}

/** The device's own things first; the shop is asked for them only when there can be any. */
async function readPerson(router: AppRouter, storefront: Storefront): Promise<void> {
  if (wasSyncUsed()) void refreshDevice()
  const info = await router.options.context.queries
    .ensureQueryData(commonInfoQuery(storefront))
    .catch(() => undefined)
  if (wasSyncUsed()) return
  if (info && info.principal !== '') return void refreshDevice()
  // Not asked, and the shop may keep something: that is not empty.
  if (!info && isSessionMarked()) return
  deviceState.cart = {
    status: 'ready',
    count: 0,
    lines: [],
    waiting: 0,
    asOf: undefined,
    currency: storefront.currency,
  }
  deviceState.wishlist = { status: 'ready', spus: [], waiting: 0 }
}

/** Only where the shop has been taken along before: nobody else loads anything for it. */
async function followCatalog(caller: Caller, storefront: Storefront): Promise<void> {
  if (readLocal(INSTALLED_MARK) === undefined || !navigator.onLine) return
  const { updateCatalog } = await import('#offline-catalog/catalog-download.ts')
  await updateCatalog(caller, storefront.language)
}

async function refreshDevice(): Promise<void> {
  const device = await openSync()
  // Without a network the device shows what it has; the sync view says since when.
  await device.refresh().catch(() => {})
}

/** Somebody left while the page died, or without a network: what is still to do about it. */
async function finishLeaving(): Promise<void> {
  if (readLocal(UNFINISHED) === undefined && readLocal(SESSION_OPEN) === undefined) return
  const { finishClearing, isOwnSession } = await import('#sync/clear-personal-data.ts')
  await finishClearing()
  await isOwnSession()
}

function picturesOfPage(): string[] {
  const shown = [...document.images]
    .map((image) => image.currentSrc)
    .filter((address) => address.includes('/media/'))
  return [...new Set(shown)]
}

function whenIdle(work: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3_000 }) : setTimeout(work, 200)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
