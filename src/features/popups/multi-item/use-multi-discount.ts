import { stepsToAnnounce } from '#domain/popups/offer-reasons.ts'
import type { Tier } from '#domain/promotions/promotion.ts'
import { useRunningOffers } from '../use-running-offers.ts'

interface MultiDiscount {
  /** The steps of the multi-item discount in force, the smallest first (spec 3). */
  readonly multiDiscount: readonly Tier[]
  /** Whether this bag can still gain by it (spec 3). */
  readonly showMultiDiscount: boolean
}

/** The multi-item discount of the site's promotion, as far as it is news for this bag. */
export function useMultiDiscount(): MultiDiscount {
  const { promotions, lines, at } = useRunningOffers()
  const multiDiscount = stepsToAnnounce({ promotions, lines, now: at })
  return { multiDiscount, showMultiDiscount: multiDiscount.length > 0 }
}
