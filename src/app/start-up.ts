import { whenIdle } from '#platform/timing/when-idle.ts'
import { msg } from '@lingui/core/macro'
import { onlineManager } from '@tanstack/react-query'
import { isOwnSession } from '#sync/own-session.ts'
import { isSessionMarked } from '#sync/session-mark.ts'
import { showParts } from '#sync/device-state.ts'
import { callerOf, type Caller } from '#api/call.ts'
import { watchPackVersion } from '#queries/language-pack.ts'
import { dropOldDrafts } from '#drafts/drop-old-drafts.ts'
import { FILES_HELD } from '#sync/uploads/files-held-mark.ts'
import { INSTALLED_MARK } from '#offline-catalog/installed-mark.ts'
import { categoriesQuery, commonInfoQuery } from '#queries/navigation-queries.ts'
import { isUntouched, wasSyncUsed, openSync, prepareSync } from '#sync/open-sync.ts'
import { SESSION_OPEN, SIGNED_OUT, UNFINISHED } from '#sync/sign-out-marks.ts'
import { persistPublicQueries } from '#queries/persist-public-queries.ts'
import { readAgainOnline } from '#queries/read-again-online.ts'
import { hasPushKinds } from '#commands/push/push-state.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { atFirstSign } from '#platform/timing/first-sign.ts'
import { kioskReset } from '#platform/kiosk/kiosk-tablet.ts'
import { readLocal } from '#platform/storage/local-storage.ts'
import { dropSession, readSession } from '#platform/storage/session-storage.ts'
import { watchSignOut } from '#platform/person-channel.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { registerWorker, postToWorker } from '#platform/updates/service-worker.ts'
import { toast } from '#ui/toast/toast.ts'
import type { AppRouter } from './router.tsx'
import { watchUpdates } from './updates.ts'

/** Before the router or a navigation changes it. */
const arrivedAt = location.href

/**
 * Runs once per document, after its hydration and never before it (offline.md S4, S5), and before the first effect of a
 * screen.
 */
export function startUp(router: AppRouter, requested: readonly string[]): void {
  const { queries, storefront } = router.options.context
  const caller = callerOf(queries)
  // TanStack Query assumes each start is online and then waits for a change that does not come (offline.md D23).
  onlineManager.setOnline(navigator.onLine)
  prepareSync(router.options.context)
  // Personal data that a tab shows is removed together with the page.
  watchSignOut(() => {
    // A kiosk resets by its own navigation through the whole history of this tab.
    if (kioskReset() === undefined) location.replace(writeLanguage('/', storefront.language, storefront.site))
  })
  const untouched = isUntouched().then((is) => is && showUntouched(storefront))
  saySignedOut(router)
  const updates = watchUpdates(router)
  whenIdle(() => {
    void finishLeaving()
    if (arrivedAt.includes('?') || document.referrer !== '')
      void import('./note-arrival.ts').then(({ noteArrival }) => noteArrival(arrivedAt)).catch(() => {})
    persistPublicQueries(queries, storefront)
    readAgainOnline(queries)
    // For the menus, so that none of them waits when it opens.
    void queries.prefetchQuery(categoriesQuery(storefront))
    void untouched.then(() => readPerson(router, storefront))
    // The next start tries again.
    dropOldDrafts(Date.now()).catch(() => {})
    if (hasPushKinds())
      void import('#commands/push/renew-push-subscription.ts').then(({ renewPushSubscription }) =>
        renewPushSubscription(caller, storefront),
      )
    if (readLocal(FILES_HELD) !== undefined) void sendHeldFiles(router)
    watchPackVersion(queries, storefront.language, toast)
    void followCatalog(caller, storefront)
    atFirstSign(() => {
      void import('./return-focus.ts').then(({ returnFocus }) => returnFocus(router)).catch(() => {})
    })
    void registerWorker({
      ...updates,
      onControl: () => postToWorker({ type: 'warm', urls: [...requested, ...picturesOfPage()] }),
    })
  })
}

/** Shows the server's sign-out message after the page was replaced (spec 2.5, 7.2). */
function saySignedOut(router: AppRouter): void {
  const message = readSession(SIGNED_OUT)
  if (message === undefined) return
  dropSession(SIGNED_OUT)
  // Without a network there is no message of the server yet.
  toast(message || router.options.context.i18n._(msg`You are logged out of this device.`))
}

/** Device data first; the server is called for its part only when there can be any. */
async function readPerson(router: AppRouter, storefront: Storefront): Promise<void> {
  if (wasSyncUsed()) void refreshDevice()
  const info = await router.options.context.queries
    .ensureQueryData(commonInfoQuery(storefront))
    .catch(() => undefined)
  if (wasSyncUsed()) return
  if (info && info.shopper !== '') return void refreshDevice()
  // Not read although the server may have an entry: that is not empty.
  if (!info && isSessionMarked()) return
  showUntouched(storefront)
}

function showUntouched({ currency }: Storefront): void {
  const untouched = { status: 'ready', asOf: undefined } as const
  showParts({
    resources: {
      cart: { ...untouched, count: 0, lines: [], promotions: [], gifts: [], offers: [], currency },
      wishlist: { ...untouched, spus: [] },
    },
  })
}

/** Forms that were sent without a network follow their photos and videos (decision 0145). */
async function sendHeldFiles(router: AppRouter): Promise<void> {
  const { followHeldFiles } = await import('#sync/uploads/send-held-files.ts')
  followHeldFiles({ queries: router.options.context.queries, onRefused: toast })
}

/** Only where the offline catalogue is installed: other devices load nothing for it. */
async function followCatalog(caller: Caller, storefront: Storefront): Promise<void> {
  if (readLocal(INSTALLED_MARK) === undefined || !navigator.onLine) return
  const { updateCatalog } = await import('#offline-catalog/catalog-download.ts')
  await updateCatalog(caller, storefront.language)
}

async function refreshDevice(): Promise<void> {
  const device = await openSync()
  // Without a network the device shows its own data; the sync view shows its age.
  await device.refresh().catch(() => {})
}

/** A sign-out was interrupted by the end of the page, or happened without a network: the rest is done now. */
async function finishLeaving(): Promise<void> {
  if (readLocal(UNFINISHED) === undefined && readLocal(SESSION_OPEN) === undefined) return
  const { finishClearing } = await import('#sync/clear-personal-data.ts')
  await finishClearing()
  await isOwnSession()
}

function picturesOfPage(): string[] {
  const shown = [...document.images]
    .map((image) => image.currentSrc)
    .filter((address) => address.includes('/media/'))
  return [...new Set(shown)]
}
