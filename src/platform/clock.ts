import { useSyncExternalStore } from 'react'

const TICK_MS = 1000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now: number | undefined

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!timer) {
    now = Date.now()
    timer = setInterval(tick, TICK_MS)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function subscribeToNothing() {
  return () => {}
}

/**
 * Epoch milliseconds, once a second: one timer for every countdown of the page (style.md 10). Undefined on the server
 * and for the first render, whose clocks differ; a part that has nothing to count passes `false` and costs nothing.
 */
export function useNow(ticking = true): number | undefined {
  return useSyncExternalStore(
    ticking ? subscribe : subscribeToNothing,
    () => (ticking ? now : undefined),
    () => undefined,
  )
}
