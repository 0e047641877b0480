/** A kiosk deletes the visitor's data after this long without a touch or a key (decision 0020). */
const IDLE_RESET_MS = 90_000
/** The last part of it is counted down on the screen. */
const IDLE_WARNING_MS = 20_000

/**
 * `rest`: no input since the last reset, so there is nothing to count and nothing to delete. `warning` carries the
 * whole seconds left.
 */
export type Idle =
  | { readonly state: 'rest' }
  | { readonly state: 'busy' }
  | { readonly state: 'warning'; readonly secondsLeft: number }
  | { readonly state: 'over' }

/** State of a kiosk at `now`, given the last input; both in epoch milliseconds of this device. */
export function idleAt(lastTouch: number | undefined, now: number): Idle {
  if (lastTouch === undefined) return { state: 'rest' }
  // A clock that was set back must not keep a visitor's data until it has caught up.
  const idle = Math.abs(now - lastTouch)
  if (idle >= IDLE_RESET_MS) return { state: 'over' }
  const left = IDLE_RESET_MS - idle
  if (left > IDLE_WARNING_MS) return { state: 'busy' }
  return { state: 'warning', secondsLeft: Math.ceil(left / 1_000) }
}
