import type { Minor } from '../brand.ts'

/** Its id, and when it is in force, in epoch milliseconds; without an end it runs until the owner ends it. */
export type PromotionBase = {
  readonly id: string
  readonly from: number
  readonly until?: number | undefined
}

/** `percent` off for `qty` pieces or more. */
export type Tier = { readonly qty: number; readonly percent: number }

/** Buy 2, buy 3 (spec 9.6): a percentage of the pieces that carry the activity, by their number. */
export type MultiItemPromotion = PromotionBase & {
  readonly kind: 'multi-item'
  /** The best first. */
  readonly tiers: readonly Tier[]
  /** A cheaper piece neither counts nor is reduced, in Singapore cents; 0 without such a floor. */
  readonly leastPrice: Minor
}

/** A further percentage of all pieces after the multi-item discount (spec 9.6). */
type ExtraPromotion = PromotionBase & { readonly kind: 'extra'; readonly percent: number }

/** Pieces that are styled with each other ('Style It With') for one price, in Singapore cents. */
export type BundlePromotion = PromotionBase & {
  readonly kind: 'bundle'
  /** Product ids, two or more. */
  readonly products: readonly string[]
  readonly price: Minor
}

/** Free shipping over another sum than the site's, in Singapore cents. */
type ShippingPromotion = PromotionBase & { readonly kind: 'shipping'; readonly freeOver: Minor }

/** A piece that a bag of at least `least` may add: a free gift, or a preferential good at `price`. Singapore cents. */
export type OfferPromotion = PromotionBase & {
  readonly kind: 'gift' | 'preferential'
  /** What the goods cost after discounts, before tenders. */
  readonly least: Minor
  /** What one piece costs; 0 for a gift. */
  readonly price: Minor
  /** Product ids of the pieces to choose from. */
  readonly products: readonly string[]
}

/** What the calls name an offer by (`giftType`, spec 7.2). */
export const OFFER_TYPES = { gift: 1, preferential: 2 } as const satisfies Record<
  OfferPromotion['kind'],
  number
>

/** A promotion of the whole bag, as server and device apply it. */
export type Promotion =
  | MultiItemPromotion
  | ExtraPromotion
  | BundlePromotion
  | ShippingPromotion
  | OfferPromotion

/** Buy 2 get 20% off, buy 3 get 28% off (spec 9.6): what a new shop begins with. */
export const FIRST_TIERS = [
  { qty: 3, percent: 28 },
  { qty: 2, percent: 20 },
] as const satisfies readonly Tier[]

/** Whether it is in force at `now` in epoch milliseconds: from its first moment on, up to before its last. */
function isRunning({ from, until }: PromotionBase, now: number): boolean {
  return now >= from && (until === undefined || now < until)
}

/** The promotions of one kind that are in force, in their order. */
export function runningOf<Kind extends Promotion['kind']>(
  promotions: readonly Promotion[],
  kind: Kind,
  now: number,
): readonly Extract<Promotion, { readonly kind: Kind }>[] {
  return promotions.filter(
    (one): one is Extract<Promotion, { readonly kind: Kind }> => one.kind === kind && isRunning(one, now),
  )
}

/** Free gifts and preferential goods in force, gifts first. */
export function runningOffers(promotions: readonly Promotion[], now: number): readonly OfferPromotion[] {
  const isOffer = (one: Promotion): one is OfferPromotion =>
    one.kind === 'gift' || one.kind === 'preferential'
  return promotions
    .filter(isOffer)
    .filter((one) => isRunning(one, now))
    .toSorted((a, b) => Number(a.kind === 'preferential') - Number(b.kind === 'preferential'))
}
