import { useEffect, useEffectEvent, useState } from 'react'
import { idleAt, type Idle } from '#domain/kiosk/idle.ts'
import { kioskReset, isLeaving, lastTouch, noteTouch } from '#platform/kiosk/kiosk-tablet.ts'

const TICK_MS = 500
/** A check for an update twice a second would be wasted. */
const REST_EVERY_MS = 30_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input'] as const
/** A touch is stored at most this often. */
const WRITE_EVERY_MS = 1_000

/**
 * How long the kiosk has had no input; calls `over` once when it is too long, and `atRest` at intervals while no visitor
 * is present.
 */
export function useIdle(then: { over: () => void; home: () => void; atRest: () => void }) {
  const [idle, setIdle] = useState<Idle>({ state: 'rest' })
  const over = useEffectEvent(then.over)
  const home = useEffectEvent(then.home)
  const atRest = useEffectEvent(then.atRest)

  useEffect(() => {
    let ended = false
    let restedAt = Date.now()

    function tick() {
      if (ended || isLeaving()) return
      const now = Date.now()
      const next = idleAt(lastTouch(), now)
      setIdle((known) => (sameIdle(known, next) ? known : next))
      if (next.state === 'over') {
        ended = true
        over()
      }
      if (next.state === 'rest' && now - restedAt > REST_EVERY_MS) {
        restedAt = now
        atRest()
      }
    }
    /** A document during a reset, or one with data from before the tablet was switched off. */
    function arrive() {
      if (kioskReset() === 'here' || kioskReset() === 'clean') return home()
      if (kioskReset() === 'back' || isOver()) {
        ended = true
        return over()
      }
      tick()
    }
    const isOver = () => idleAt(lastTouch(), Date.now()).state === 'over'
    function touch(event: Event) {
      if (!event.isTrusted || ended || isLeaving()) return
      const now = Date.now()
      const last = lastTouch()
      // Input cannot cancel a time that is already over: the next visitor would see the last one's data.
      if (isOver()) return tick()
      if (last === undefined || now - last >= WRITE_EVERY_MS || now < last) noteTouch(now)
      tick()
    }
    const options = { capture: true, passive: true }
    for (const type of TOUCHES) addEventListener(type, touch, options)
    const timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    addEventListener('pageshow', arrive)
    arrive()
    return () => {
      clearInterval(timer)
      for (const type of TOUCHES) removeEventListener(type, touch, options)
      document.removeEventListener('visibilitychange', tick)
      removeEventListener('pageshow', arrive)
    }
  }, [])

  return {
    idle,
    stay() {
      noteTouch(Date.now())
      setIdle({ state: 'busy' })
    },
  }
}

function sameIdle(one: Idle, other: Idle): boolean {
  if (one.state !== other.state) return false
  return one.state !== 'warning' || other.state !== 'warning' || one.secondsLeft === other.secondsLeft
}
