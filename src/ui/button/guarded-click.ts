import { type MouseEvent, useRef } from 'react'

/** Spec 9.4: a button ignores further clicks for 800 ms after a click. */
const CLICK_GUARD_MS = 800

type Click<E extends HTMLElement> = (event: MouseEvent<E>) => void

/** Whether a click at `now` counts, given the last one that did. Times in ms, of one clock. */
export function isFreshClick(now: number, last: number | undefined, guard = CLICK_GUARD_MS): boolean {
  return last === undefined || now - last >= guard
}

/** Lets the first click act at once and drops those that follow within the guard; a dropped click does not submit. */
export function useGuardedClick<E extends HTMLElement = HTMLButtonElement>(
  onClick: Click<E> | undefined,
  guard = CLICK_GUARD_MS,
): Click<E> {
  const last = useRef<number>(undefined)
  return (event) => {
    if (!isFreshClick(event.timeStamp, last.current, guard)) {
      event.preventDefault()
      return
    }
    last.current = event.timeStamp
    onClick?.(event)
  }
}
