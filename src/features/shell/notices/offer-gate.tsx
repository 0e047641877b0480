import { useEffect, useState } from 'react'
import { onUse } from '#blocks/page/on-use.tsx'
import { afterPaint } from '#platform/timing/after-paint.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'

/** Without this chunk there is no offer, and nothing else is missing. */
const OfferBar = onUse(async () => {
  try {
    return (await import('./offer-bar.tsx')).OfferBar
  } catch {
    return () => null
  }
})

const USES = ['pointerdown', 'keydown', 'scroll'] as const

/** Loaded once the page is used: an offer is nothing that a page begins with (decision 0119). */
export function OfferGate() {
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
  return used && <OfferBar />
}
