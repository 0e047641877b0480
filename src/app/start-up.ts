import { onlineManager } from '@tanstack/react-query'
import { sessionWasOpened } from '#data/session-mark.ts'
import { deviceState } from '#data/device-state.ts'
import type { Caller } from '#data/call.ts'
import { watchPackVersion } from '#data/language-pack.ts'
import { ALONG_MARK } from '#data/bundle/along-mark.ts'
import { commonInfoQuery } from '#data/navigation.ts'
import { deviceWasUsed, openDevice, prepareDevice } from '#data/on-device.ts'
import { SESSION_OPEN, UNFINISHED } from '#data/left-behind.ts'
import { keepPublicQueries } from '#data/public-queries.ts'
import { hasAskedForPushes } from '#data/push/push-state.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { homeward } from '#platform/kiosk-mode.ts'
import { readLocal } from '#platform/local-storage.ts'
import { watchLeaving } from '#platform/person-channel.ts'
import type { Place } from '#platform/place.ts'
import { registerWorker, tellWorker } from '#platform/worker.ts'
import { toast } from '#ui/toast/toast.ts'
import type { AppRouter } from './router.tsx'
import { watchUpdates } from './updates.ts'

/** What happens after the page has been drawn, once per document, and never before it (offline.md S4, S5). */
export function startUp(router: AppRouter, caller: Caller, place: Place, asked: readonly string[]): void {
  const { queries } = router.options.context
  // Query takes every start for an online one and then waits for a change that does not come (offline.md D23).
  onlineManager.setOnline(navigator.onLine)
  prepareDevice({ place })
  // Whatever a tab shows of somebody who has left goes with the page.
  watchLeaving(() => {
    // A tablet in a store goes its own way home, through the whole history of this tab.
    if (homeward() === undefined) location.replace(writeLanguage('/', place.language, place.site))
  })
  const updates = watchUpdates(router)
  whenIdle(() => {
    void finishLeaving()
    keepPublicQueries(queries, place)
    void readPerson(router, place)
    if (hasAskedForPushes())
      void import('#data/push/keep-push.ts').then(({ keepPush }) => keepPush(caller, place))
    watchPackVersion(queries, place.language, toast)
    void followAlong(caller, place)
    void registerWorker({
      ...updates,
      onControl: () => tellWorker({ type: 'warm', urls: [...asked, ...picturesOfPage()] }),
    })
  })
}

/** The device's own things first; the shop is asked for them only when there can be any. */
async function readPerson(router: AppRouter, place: Place): Promise<void> {
  if (deviceWasUsed()) void refreshDevice()
  const info = await router.options.context.queries
    .ensureQueryData(commonInfoQuery(place))
    .catch(() => undefined)
  if (deviceWasUsed()) return
  if (info && info.principal !== '') return void refreshDevice()
  // Not asked, and the shop may keep something: that is not empty.
  if (!info && sessionWasOpened()) return
  deviceState.bag = {
    status: 'ready',
    count: 0,
    lines: [],
    waiting: 0,
    asOf: undefined,
    currency: place.currency,
  }
  deviceState.wishes = { status: 'ready', spus: [], waiting: 0 }
}

/** Only where the shop has been taken along before: nobody else loads anything for it. */
async function followAlong(caller: Caller, place: Place): Promise<void> {
  if (readLocal(ALONG_MARK) === undefined || !navigator.onLine) return
  const { followShop } = await import('#data/bundle/along.ts')
  await followShop(caller, place.language)
}

async function refreshDevice(): Promise<void> {
  const device = await openDevice()
  // Without a network the device shows what it has; the sync view says since when.
  await device.refresh().catch(() => {})
}

/** Somebody left while the page died, or without a network: what is still to do about it. */
async function finishLeaving(): Promise<void> {
  if (readLocal(UNFINISHED) === undefined && readLocal(SESSION_OPEN) === undefined) return
  const { finishForgetting, sessionIsOurs } = await import('#data/forget-person.ts')
  await finishForgetting()
  await sessionIsOurs()
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
