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

/** The shop's clock minus this device's; learnt from its answers and forgotten with the page (spec 4.10). */
let offset = 0
/** The shop writes whole seconds and the way takes its time: less than this is not a wrong clock. */
const WORTH_TURNING_MS = 3_000

/** Takes over the shop's clock, as an answer that just arrived has told it. */
export function learnServerTime(reported: number | undefined): void {
  if (reported === undefined || Number.isNaN(reported)) return
  const ahead = reported - Date.now()
  offset = Math.abs(ahead) < WORTH_TURNING_MS ? 0 : ahead
}

export function serverNow(): number {
  return Date.now() + offset
}

/** As `useNow`, by the shop's clock: what it promises ends when it ends there, whatever this device believes. */
export function useServerNow(ticking = true): number | undefined {
  const here = useNow(ticking)
  return here === undefined ? undefined : here + offset
}
