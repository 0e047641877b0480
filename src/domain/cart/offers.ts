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

/** What an offer that was added is to the order: a part of it, or why not. */
export type OfferState = 'ordered' | 'below' | 'sold-out' | 'over'

export type StatedOffer<Chosen> = {
  readonly chosen: Chosen
  readonly state: OfferState
  /** Undefined for one that is over. */
  readonly open: OpenOffer | undefined
}

type OfferFacts = {
  readonly open: readonly OpenOffer[]
  /** The lines of the bag: pieces that are bought are not given away as well (trust.md R4). */
  readonly lines: readonly TotalsLine[]
  /** Pieces of a SKU that can be given away or sold; 0 for one that cannot. */
  readonly stockOf: (sku: string) => number
}

/** The state of each offer that was added, in their order: the last piece goes to the first of them. */
export function stateOffers<Chosen extends { readonly ruleId: string; readonly sku: string }>(
  chosen: readonly Chosen[],
  { open, lines, stockOf }: OfferFacts,
): readonly StatedOffer<Chosen>[] {
  const taken = new Map<string, number>()
  for (const { sku, qty, selected } of lines) if (selected) taken.set(sku, (taken.get(sku) ?? 0) + qty)
  return chosen.map((one) => {
    const found = open.find(({ offer }) => offer.id === one.ruleId)
    const used = taken.get(one.sku) ?? 0
    const state = stateOf(found, stockOf(one.sku) > used)
    if (state === 'ordered') taken.set(one.sku, used + 1)
    return { chosen: one, state, open: found }
  })
}

function stateOf(open: OpenOffer | undefined, isThere: boolean): OfferState {
  if (!open) return 'over'
  if (!isThere) return 'sold-out'
  return open.left > 0 ? 'below' : 'ordered'
}
