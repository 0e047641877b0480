import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '#platform/timing/when-idle.ts'
import { useWishlist } from '#sync/wishlist/use-wishlist.ts'
import css from './hanger-slot.module.css'
import { onUse } from '#blocks/page/on-use.tsx'

const HangerRail = onUse(async () => (await import('./hanger-rail.tsx')).HangerRail)

/**
 * Slot for the wishlist on hangers. It reserves no height: without a wishlist it is empty, and the rail is inserted
 * only while the slot is below the viewport, so that nothing visible moves.
 */
export function HangerSlot() {
  const wishlist = useWishlist()
  const slot = useRef<HTMLDivElement>(null)
  const [isIdle, setIdle] = useState(false)
  const spus = wishlist.status === 'ready' ? wishlist.spus : []
  const hasWishes = spus.length > 0
  useEffect(() => {
    if (hasWishes) whenIdle(() => setIdle(true))
  }, [hasWishes])
  const isBelow = () =>
    (slot.current?.previousElementSibling?.getBoundingClientRect().bottom ?? 0) > window.innerHeight
  return (
    <div ref={slot} className={css.slot}>
      {isIdle && hasWishes && <HangerRail spus={spus} isBelow={isBelow} />}
    </div>
  )
}
