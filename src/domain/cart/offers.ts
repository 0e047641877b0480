import { minor, type Minor } from '../brand.ts'
import { exchange } from '../money/money.ts'
import { runningOffers, type OfferPromotion } from '../promotions/promotion.ts'
import type { TotalsContext } from './adjustment.ts'
import { totals } from './totals.ts'
import type { TotalsLine } from './totals-line.ts'

/** A free gift or a preferential good that the bag may add, or what is missing for it. */
export type OpenOffer = {
  readonly offer: OfferPromotion
  /** What more the goods must cost, in the order's currency; 0 where it may be added. */
  readonly left: Minor
}

/**
 * The offers in force for these goods, judged once by what they cost after discounts and before tenders: what an offer adds opens no other
 * one (traps 1.6, 1.8).
 */
export function openOffers(lines: readonly TotalsLine[], context: TotalsContext): readonly OpenOffer[] {
  const offers = runningOffers(context.promotions, context.now)
  if (offers.length === 0) return []
  const bought = lines.filter(({ isOffer }) => isOffer !== true)
  const counted = new Set(bought.filter((line) => line.selected && !line.isGiftCard).map(({ sku }) => sku))
  const goods = totals(bought, context)
    .lines.filter(({ sku }) => counted.has(sku))
    .reduce((sum, { amount }) => sum + amount, 0)
  return offers.map((offer) => {
    const least = exchange(offer.least, 'SGD', context.currency)
    const left = counted.size === 0 ? Math.max(least, 1) : Math.max(0, least - goods)
    return { offer, left: minor(left) }
  })
}

/** Whether the offer of this promotion may be added to these goods. */
export function isOpen(offers: readonly OpenOffer[], ruleId: string): boolean {
  return offers.some(({ offer, left }) => offer.id === ruleId && left === 0)
}
