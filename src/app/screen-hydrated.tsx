import { createElement, useEffect } from 'react'
import { defaultScheduler, notifyManager } from '@tanstack/react-query'
import type { RouteComponent } from '@tanstack/react-router'

interface ScreenRoute {
  readonly options: { component?: RouteComponent | undefined }
}

/** What is used of the app's router. */
interface HydratedRouter {
  readonly state: { readonly matches: readonly { readonly routeId: string }[] }
  /** By id, with a type of its own for each. */
  readonly routesById: object
  subscribe(event: 'onBeforeNavigate', listener: () => void): () => void
}

/**
 * Calls `ready` once the screen of a server's page is hydrated. React hydrates it after the document, in slices, and
 * starts over when anything changes meanwhile: results of queries wait until then as well.
 *
 * Returns what does the same for a page whose screen is never shown.
 */
export function onceScreenHydrated(router: HydratedRouter, ready: () => void): () => void {
  const waiting: (() => void)[] = []
  notifyManager.setScheduler((notify) => void waiting.push(notify))
  let isReady = false
  function begin() {
    if (isReady) return
    isReady = true
    unsubscribe()
    notifyManager.setScheduler(defaultScheduler)
    waiting.forEach(defaultScheduler)
    ready()
  }
  // A user who has left the page, as by a scanned code, may leave before its screen is hydrated: then it never is.
  const unsubscribe = router.subscribe('onBeforeNavigate', begin)
  const routes: Readonly<Record<string, ScreenRoute | undefined>> = { ...router.routesById }
  const screen = routes[router.state.matches.at(-1)?.routeId ?? '']
  if (screen) screen.options.component = withEffect(screen.options.component, begin)
  return begin
}

function withEffect(Screen: RouteComponent | undefined, effect: () => void): RouteComponent | undefined {
  if (!Screen) return undefined
  function Hydrated() {
    useEffect(effect, [])
    return Screen && createElement(Screen)
  }
  return Object.assign(Hydrated, { preload: Screen.preload })
}
