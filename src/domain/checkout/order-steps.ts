import { isWithinBusinessDays } from '../cart/parcel-arrival.ts'
import { DELIVERY_DAYS, RETURN_DAYS, type ShippingMethod } from '../cart/shipping.ts'
import type { Site } from '../region/sites.ts'
import { DAY_MS } from '../time-units.ts'

export type OrderStep = 'prepare' | 'collect' | 'travel' | 'return' | 'mail'

/** A paid order; times in epoch milliseconds. */
export interface PaidOrder {
  readonly shippingMethod: ShippingMethod
  readonly paidAt: number
  /** Undefined until the courier has it. */
  readonly shippedAt: number | undefined
  /** How many eGift cards are still to be mailed. Undefined for an order of goods. */
  readonly cardsToSend?: number | undefined
}

const [, PREPARED] = DELIVERY_DAYS.processing
const [, DELIVERED] = DELIVERY_DAYS.international

/** What is still to come for a paid order (spec 9.7): a step whose time has passed is no longer promised. */
export function stepsAhead(
  { shippingMethod, paidAt, shippedAt, cardsToSend }: PaidOrder,
  place: { readonly site: Site; readonly now: number },
): OrderStep[] {
  // A card comes by mail: no courier, and no return.
  if (cardsToSend !== undefined) return cardsToSend > 0 ? ['mail'] : []
  if (shippedAt !== undefined) {
    const isOnItsWay = isWithinBusinessDays(shippedAt, DELIVERED, place)
    const { site, now } = place
    const mayReturn = isWithinBusinessDays(shippedAt, DELIVERED, { site, now: now - RETURN_DAYS * DAY_MS })
    return [...(isOnItsWay ? (['travel'] as const) : []), ...(mayReturn ? (['return'] as const) : [])]
  }
  return [
    ...(isWithinBusinessDays(paidAt, PREPARED, place) ? (['prepare'] as const) : []),
    shippingMethod === 'pickup' ? 'collect' : 'travel',
    'return',
  ]
}
