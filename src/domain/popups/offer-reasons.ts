import { OFFER_TYPES, runningOf, type Promotion, type Tier } from '../promotions/promotion.ts'

/** An offer of the bag, and a gift in it, as far as these rules read them. */
type NamedOffer = { readonly ruleId: string; readonly giftType: number }

interface GiftFacts<Offer extends NamedOffer> {
  /** What the bag may add, gifts first, as the server has named it: only pieces that are there. */
  readonly offers: readonly Offer[]
  /** What promotions have added. */
  readonly gifts: readonly NamedOffer[]
}

/** The free gift to announce: the first that the bag may have, and none once it has one (one gift per order, spec 9.6). */
export function giftToAnnounce<Offer extends NamedOffer>({
  offers,
  gifts,
}: GiftFacts<Offer>): Offer | undefined {
  const isGift = ({ giftType }: NamedOffer) => giftType === OFFER_TYPES.gift
  return gifts.some(isGift) ? undefined : offers.find(isGift)
}

interface MultiItemFacts {
  readonly promotions: readonly Promotion[]
  /** Epoch milliseconds, by the server's clock. */
  readonly now: number
  readonly lines: readonly {
    readonly qty: number
    readonly selected: boolean
    readonly multiItem: boolean
    readonly flash: boolean
  }[]
}

/** The steps of the multi-item discount in force, the smallest first; none once the bag has reached the best one (spec 9.6). */
export function stepsToAnnounce({ promotions, now, lines }: MultiItemFacts): readonly Tier[] {
  const [running] = runningOf(promotions, 'multi-item', now)
  const [best] = running?.tiers ?? []
  if (!running || !best) return []
  const pieces = lines
    .filter(({ selected, multiItem, flash }) => selected && multiItem && !flash)
    .reduce((sum, { qty }) => sum + qty, 0)
  return pieces < best.qty ? running.tiers.toReversed() : []
}
