import type { CartOffer } from '#contract/buying/gift.contract.ts'
import type { Minor } from '#domain/brand.ts'
import { exchange } from '#domain/money/money.ts'
import { giftToAnnounce } from '#domain/popups/offer-reasons.ts'
import { runningOffers } from '#domain/promotions/promotion.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useRunningOffers } from '../use-running-offers.ts'

export interface GiftOffer extends CartOffer {
  /** What the goods must cost for it, in the storefront's currency; 0 where any order brings it. */
  readonly least: Minor
}

/** The free gift that the bag may still have; undefined without one, and once the bag has one. */
export function useGiftOffer(): GiftOffer | undefined {
  const { currency } = useStorefront()
  const running = useRunningOffers()
  const offer = giftToAnnounce(running)
  if (!offer) return undefined
  const promotion = runningOffers(running.promotions, running.at).find(({ id }) => id === offer.ruleId)
  return promotion && { ...offer, least: exchange(promotion.least, 'SGD', currency) }
}
