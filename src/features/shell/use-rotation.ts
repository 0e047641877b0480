import { useEffect, useState } from 'react'
import { motionOff } from '#ui/motion.ts'

/** Spec 9.4. */
const AUTOPLAY_MS = 3000

/** Index of the visible one of `count` messages; constant while held, paused, hidden, or under reduced motion. */
export function useRotation(count: number, held: boolean) {
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)

  // Known in the browser only; the user can still start the messages.
  useEffect(() => setPaused(motionOff()), [])

  useEffect(() => {
    if (held || paused || count < 2) return
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((at) => (at + 1) % count)
    }, AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [count, held, paused])

  return { index: count === 0 ? 0 : index % count, paused, setPaused }
}
