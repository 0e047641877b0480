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
 * Epoch milliseconds, once a second: one timer for every countdown of the page. Undefined on the server and for the
 * first render, whose clocks differ. A part without a countdown passes `false`: it costs nothing, and always has undefined.
 */
export function useNow(ticking = true): number | undefined {
  return useSyncExternalStore(
    ticking ? subscribe : subscribeToNothing,
    () => (ticking ? now : undefined),
    () => undefined,
  )
}

/** Server clock minus this device's clock; read from responses and lost with the page (spec 4.10). */
let offset = 0
/** The server sends whole seconds and the network takes time: a smaller difference is not a wrong clock. */
const WORTH_TURNING_MS = 3_000

/** Adopts the server's clock from a response that just arrived. */
export function learnServerTime(reported: number | undefined): void {
  if (reported === undefined || Number.isNaN(reported)) return
  const ahead = reported - Date.now()
  offset = Math.abs(ahead) < WORTH_TURNING_MS ? 0 : ahead
}

/** A time of this device's clock by the server's. */
export function toServerTime(here: number): number {
  return here + offset
}

/** The server's clock at this moment, for what happens at a press. */
export function serverNow(): number {
  return toServerTime(Date.now())
}

/** As `useNow`, by the server's clock: an offer ends when it ends on the server, regardless of this device's clock. */
export function useServerNow(ticking = true): number | undefined {
  const here = useNow(ticking)
  return here === undefined ? undefined : toServerTime(here)
}
