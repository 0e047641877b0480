import { useEffect, useEffectEvent, useState } from 'react'
import { idleAt, type Idle } from '#domain/kiosk/idle.ts'
import { kioskReset, isLeaving, lastTouch, noteTouch } from '#platform/kiosk-tablet.ts'

const TICK_MS = 500
/** Whether a new version waits need not be looked up twice a second. */
const REST_EVERY_MS = 30_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input'] as const
/** A touch is written down at most this often. */
const WRITE_EVERY_MS = 1_000

/** How long nobody has touched the tablet; calls `over` once when it was too long. */
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
    /** A document on the way home, or one with things on it from before the tablet was switched off. */
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
      // Nobody can touch away a time that is already over: the next person would find the last one's things.
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
