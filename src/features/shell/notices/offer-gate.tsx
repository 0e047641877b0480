import { onUse } from '#blocks/page/on-use.tsx'
import { usePageUsed } from '#blocks/page/use-page-used.ts'

/** Without this chunk there is no offer, and nothing else is missing. */
const OfferBar = onUse(async () => {
  try {
    return (await import('./offer-bar.tsx')).OfferBar
  } catch {
    return () => null
  }
})

/** Loaded once the page is used: an offer is nothing that a page begins with (decision 0119). */
export function OfferGate() {
  return usePageUsed() && <OfferBar />
}
