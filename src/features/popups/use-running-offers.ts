import { useQuery } from '@tanstack/react-query'
import type { CartGift, CartOffer } from '#contract/buying/gift.contract.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { offersQuery } from '#queries/popups/offers-query.ts'
import { useCart } from '#sync/cart/use-cart.ts'
import type { CartViewLine } from '#sync/resources/cart-view.ts'

interface RunningOffers {
  readonly promotions: readonly Promotion[]
  readonly offers: readonly CartOffer[]
  readonly gifts: readonly CartGift[]
  readonly lines: readonly CartViewLine[]
  /** When the server named them, in epoch milliseconds. */
  readonly at: number
}

const NOTHING: RunningOffers = { promotions: [], offers: [], gifts: [], lines: [], at: 0 }

/** What the promotions of the site offer to this bag: as its last answer says, or as the server says of an empty one. */
export function useRunningOffers(): RunningOffers {
  const cart = useCart()
  const isReady = cart.status === 'ready'
  const isUnnamed = isReady && cart.asOf === undefined
  const { data, dataUpdatedAt } = useQuery({ ...offersQuery(useStorefront()), enabled: isUnnamed })
  if (!isReady) return NOTHING
  const { promotions, offers, gifts, lines, asOf } = cart
  if (asOf !== undefined) return { promotions, offers, gifts, lines, at: asOf }
  return { ...NOTHING, lines, ...data, at: dataUpdatedAt }
}
