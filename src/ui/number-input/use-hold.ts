import { useEffect, useRef } from 'react'

const BEFORE_REPEAT_MS = 400
const REPEAT_MS = 90

/**
 * Calls `act` once for a click, and repeatedly while the button is held. The click counts, not the press: a finger that
 * scrolls past also presses.
 */
export function useHold(act: () => void) {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(false)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function release() {
    clearTimeout(timer.current)
  }

  function repeat() {
    repeated.current = true
    latest.current()
    timer.current = setTimeout(repeat, REPEAT_MS)
  }

  return {
    onPointerDown: () => {
      repeated.current = false
      release()
      timer.current = setTimeout(repeat, BEFORE_REPEAT_MS)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick: () => {
      release()
      if (!repeated.current) latest.current()
      repeated.current = false
    },
  }
}
