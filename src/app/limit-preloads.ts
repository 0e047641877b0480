import { isDataSaverOn } from '#platform/data-saver.ts'
import { createPreloadQueue, INTENT_MS, mayPreload } from './intent-preloads.ts'

/** What is used of the app's router. */
interface PreloadingRouter {
  readonly state: { readonly isLoading: boolean }
  /** The page that a link leads to, in the router's words. */
  preloadRoute(target: object): Promise<unknown>
  subscribe(event: 'onBeforeNavigate', listener: () => void): () => void
}

/**
 * Links preload their page when a pointer rests on them, the focus comes to them or a finger touches them: one page at a
 * time, and none where it would be in the way. The press that follows takes over the requests that have begun.
 */
export function limitPreloads(router: PreloadingRouter): void {
  const preload = router.preloadRoute.bind(router)
  const queue = createPreloadQueue(preload, () =>
    mayPreload({
      isOnline: navigator.onLine,
      isDataSaverOn: isDataSaverOn(),
      isNavigating: router.state.isLoading,
    }),
  )
  let isTouched = false
  let waiting: ReturnType<typeof setTimeout> | undefined

  function drop(): void {
    clearTimeout(waiting)
    queue.drop()
  }

  // The router waits before it preloads for a pointer or the focus, not for a finger; the finger may only scroll.
  addEventListener('pointerdown', ({ pointerType }) => void (isTouched = pointerType === 'touch'), true)
  addEventListener('pointerup', () => void (isTouched = false), true)
  addEventListener(
    'pointercancel',
    () => {
      isTouched = false
      drop()
    },
    true,
  )
  router.subscribe('onBeforeNavigate', drop)

  router.preloadRoute = async (target) => {
    if (!isTouched) return void (await queue.request(target))
    clearTimeout(waiting)
    waiting = setTimeout(() => void queue.request(target), INTENT_MS)
  }
}
