/** A tablet in a store forgets whoever has gone (experience.md C5): after this long without a touch or a key. */
const IDLE_RESET_MS = 90_000
/** The last part of it is counted aloud. */
const IDLE_WARNING_MS = 20_000

/**
 * `rest`: nobody has touched it since it forgot the last person, so nothing is counted and nothing is there to forget.
 * `warning` carries the whole seconds that are left.
 */
export type Idle =
  | { readonly state: 'rest' }
  | { readonly state: 'busy' }
  | { readonly state: 'warning'; readonly secondsLeft: number }
  | { readonly state: 'over' }

/** How a tablet stands at `now`, given the last touch; all in epoch milliseconds of this device. */
export function idleAt(lastTouch: number | undefined, now: number): Idle {
  if (lastTouch === undefined) return { state: 'rest' }
  // A clock that was set back must not keep somebody's things until it has caught up.
  const idle = Math.abs(now - lastTouch)
  if (idle >= IDLE_RESET_MS) return { state: 'over' }
  const left = IDLE_RESET_MS - idle
  if (left > IDLE_WARNING_MS) return { state: 'busy' }
  return { state: 'warning', secondsLeft: Math.ceil(left / 1_000) }
}
