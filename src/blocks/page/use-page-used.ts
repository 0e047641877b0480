import { useEffect, useState } from 'react'
import { afterPaint } from '#platform/timing/after-paint.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'

/** Signs that a page is in use: a finger or a mouse, a key, a scroll. */
export const USES = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * True once the page was used and has answered that: for offers and popups, with which no page begins (decision 0119).
 * Never on a tablet of a store.
 */
export function usePageUsed(): boolean {
  const [used, setUsed] = useState(false)
  useEffect(() => {
    if (used || inKiosk()) return
    const watch = new AbortController()
    for (const use of USES)
      addEventListener(use, () => afterPaint(() => setUsed(true)), {
        signal: watch.signal,
        passive: true,
        once: true,
      })
    return () => watch.abort()
  }, [used])
  return used
}
