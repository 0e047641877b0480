import { createElement, useEffect } from 'react'
import { defaultScheduler, notifyManager } from '@tanstack/react-query'
import type { RouteComponent } from '@tanstack/react-router'
import type { AppRouter } from './router.tsx'

/**
 * Calls `ready` once the screen of a server's page is hydrated. React hydrates it after the document, in slices, and
 * starts over when anything changes meanwhile: results of queries wait until then as well.
 *
 * Returns what does the same for a page whose screen is never shown.
 */
export function onceScreenHydrated(router: AppRouter, ready: () => void): () => void {
  const waiting: (() => void)[] = []
  notifyManager.setScheduler((notify) => void waiting.push(notify))
  let isReady = false
  function begin() {
    if (isReady) return
    isReady = true
    notifyManager.setScheduler(defaultScheduler)
    waiting.forEach(defaultScheduler)
    ready()
  }
  const { options } = router.routesById[router.state.matches.at(-1)?.routeId ?? '__root__']
  options.component = withEffect(options.component, begin)
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
