import { subscribeKey } from 'valtio/utils'
import { deviceState } from '#sync/device-state.ts'
import { isCheckoutPage } from '#domain/region/links.ts'
import { readLanguage } from '#domain/region/language.ts'
import { updateState } from '#platform/updates/update-state.ts'
import { runBeforeUnloadTasks } from '#platform/updates/before-unload-tasks.ts'
import { forgetTyping, hasTyped, watchTyping } from '#platform/typing.ts'
import { mayUpdateSilently, type UpdateMoment } from '#platform/updates/update-policy.ts'
import { untilQuiet } from '#platform/timing/until-quiet.ts'
import { lookForUpdate, takeUpdateSilently } from '#platform/updates/service-worker.ts'
import type { AppRouter } from './router.tsx'

/** A worker that is found waiting later than this after start-up, in ms, meets a user who is already shopping. */
const OPENING_MS = 20_000

/**
 * Decides when a new version of the app is activated: without a question where the user cannot notice, else with one
 * (offline.md S6).
 */
export function watchUpdates(router: AppRouter): { onWaiting(before: boolean): void; onOvertaken(): void } {
  const { dataset } = document.documentElement
  const isOfWorker = dataset['render'] === 'shell' || 'stored' in dataset
  let hiddenAt: number | undefined
  let pressed = false
  watchTyping()
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, () => (pressed = true), { capture: true, passive: true, once: true })

  function isSafe(occasion: UpdateMoment['occasion'], hiddenForMs = 0): boolean {
    return mayUpdateSilently({
      dirty: hasTyped(),
      inCheckout: isCheckoutPage(readLanguage(location.pathname).page),
      busy: deviceState.unsaved + deviceState.saving > 0 || (deviceState.waiting > 0 && navigator.onLine),
      occasion,
      hiddenForMs,
    })
  }

  /**
   * A new version is activated while the old worker answers nothing: Chromium restarts a worker that receives a request as
   * it ends, and keeps it for another 30 s. If it is not released, the update bar is shown as for any other update.
   */
  async function silently(isOld: boolean, isStillSafe: () => boolean): Promise<void> {
    await untilQuiet()
    if (!isStillSafe() || !(await takeUpdateSilently(isOld))) updateState.ready = true
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
      return
    }
    const away = hiddenAt === undefined ? 0 : Date.now() - hiddenAt
    hiddenAt = undefined
    const isStillSafe = () => isSafe('came-back', away)
    if (updateState.ready && isStillSafe()) void silently(true, isStillSafe)
  })
  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && forgetTyping())
  // A page of the old version reloads with the user's next navigation, not during one.
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    if (!pathChanged || !(updateState.overtaken || deviceState.outdated)) return
    void runBeforeUnloadTasks().then(() => location.assign(toLocation.publicHref))
  })
  // The server, or a database of a newer version, reports that this page is too old: the worker checks for an update at
  // once.
  subscribeKey(deviceState, 'outdated', (outdated) => outdated && void lookForUpdate())

  return {
    onWaiting(before) {
      const opening = before && performance.now() < OPENING_MS
      const isStillSafe = () => isSafe(pressed ? 'in-use' : 'page-opened')
      if (opening && isStillSafe()) void silently(isOfWorker, isStillSafe)
      else updateState.ready = true
    },
    onOvertaken() {
      updateState.overtaken = true
    },
  }
}
