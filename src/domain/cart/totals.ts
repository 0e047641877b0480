import { minor, type Minor } from '../brand.ts'
import { flashSale, type Marketing } from '../catalog/flash.ts'
import type { CurrencyCode } from '../money/currencies.ts'
import { roundToStep, share } from '../money/money.ts'
import type { Site } from '../region/sites.ts'
import { shippingFor, type Shipping, type ShippingMethod } from './shipping.ts'

export type TotalsLine = {
  readonly sku: string
  readonly qty: number
  /** Price of one now, and before any reduction; both in the currency of the totals. */
  readonly unit: Minor
  readonly list: Minor
  readonly selected: boolean
  /** Carries the multi-item activity (ruleType 4). */
  readonly multiItem: boolean
  /** Sold as a flash item; a deal counts only while it runs. */
  readonly flash: boolean | Marketing
  readonly isGiftCard: boolean
  readonly isVirtual: boolean
}

export type TotalsContext = {
  readonly site: Site
  readonly currency: CurrencyCode
  readonly method: ShippingMethod
  /** Milliseconds. */
  readonly now: number
}

/** Buy 2 get 20% off, buy 3 get 28% off (spec 9.6), the best first. */
export const MULTI_ITEM = [
  { qty: 3, percent: 28 },
  { qty: 2, percent: 20 },
] as const

/** `more`: pieces still missing for the tier of `qty` pieces. */
type NextTier = { readonly qty: number; readonly percent: number; readonly more: number }

type LineTotal = {
  readonly sku: string
  /** This line's part of the multi-item discount. */
  readonly discount: Minor
  /** What the line costs: the line amounts add up to the total without shipping. */
  readonly amount: Minor
}

export type Totals = Shipping & {
  readonly itemsQty: number
  /** Selected goods at today's prices, before the multi-item discount. */
  readonly merchandise: Minor
  readonly listTotal: Minor
  readonly saleDiscount: Minor
  readonly multiItem: { readonly percent: number; readonly discount: Minor; readonly next?: NextTier }
  readonly total: Minor
  /** Selected lines only, in their order. */
  readonly lines: readonly LineTotal[]
}

/** Cost of the selected lines. Client and server run the same function. */
export function totals(lines: readonly TotalsLine[], place: TotalsContext): Totals {
  const chosen = lines.filter((line) => line.selected && line.qty > 0)
  const before = chosen.map((line) => line.unit * line.qty)
  const merchandise = minor(sum(before))
  const listTotal = minor(sum(chosen.map((line) => Math.max(line.list, line.unit) * line.qty)))

  const taking = chosen.map((line) => takesPart(line, place.now))
  const { percent, next } = multiItemTier(sum(chosen.map((line, at) => (taking[at] ? line.qty : 0))))
  const weights = before.map((amount, at) => (taking[at] ? amount : 0))
  const discounted = minor(sum(weights))
  const rounded = roundToStep(share(discounted, percent), place.currency)
  const discount = minor(Math.min(rounded, discounted))
  const parts = spread(discount, weights)
  const priced = chosen.map((line, at) => {
    const part = parts[at] ?? minor(0)
    return { sku: line.sku, discount: part, amount: minor(line.unit * line.qty - part) }
  })

  const parcel = priced.filter((_line, at) => chosen[at] && travels(chosen[at]))
  const goods = parcel.length > 0 ? minor(sum(parcel.map((line) => line.amount))) : undefined
  const sent = shippingFor(goods, place)
  return {
    itemsQty: sum(chosen.map((line) => line.qty)),
    merchandise,
    listTotal,
    saleDiscount: minor(listTotal - merchandise),
    multiItem: { percent, discount, ...(next && { next }) },
    ...sent,
    total: minor(merchandise - discount + sent.shipping),
    lines: priced,
  }
}

/** Splits an amount in proportion to whole weights; the parts always add up to it (largest remainder). */
export function spread(total: Minor, weights: readonly number[]): Minor[] {
  const whole = sum(weights)
  if (whole === 0) {
    if (total !== 0) throw new RangeError(`nothing to spread ${total} over`)
    return weights.map(() => minor(0))
  }
  const size = Math.abs(total)
  const shares = weights.map((weight, at) => {
    // The product of two amounts exceeds the exact range of a double.
    const exact = BigInt(size) * BigInt(weight)
    return { at, part: Number(exact / BigInt(whole)), rest: exact % BigInt(whole) }
  })
  let left = size - sum(shares.map(({ part }) => part))
  for (const one of [...shares].sort(
    (a, b) => Number(b.rest > a.rest) - Number(b.rest < a.rest) || a.at - b.at,
  )) {
    if (left === 0) break
    one.part += 1
    left -= 1
  }
  return shares.map(({ part }) => minor(total < 0 ? -part : part))
}

/** The tier that this many pieces reach, and the next; undefined for a cart without any such piece. */
function multiItemTier(qty: number): { percent: number; next: NextTier | undefined } {
  const percent = MULTI_ITEM.find((tier) => qty >= tier.qty)?.percent ?? 0
  const next = qty > 0 ? MULTI_ITEM.findLast((tier) => qty < tier.qty) : undefined
  return { percent, next: next && { ...next, more: next.qty - qty } }
}

/** Flash items are excluded (spec 9.6), and gift cards take no discounts (spec 9.9). */
function takesPart(line: TotalsLine, now: number) {
  const flash = typeof line.flash === 'boolean' ? line.flash : flashSale(line.flash, now).active
  return line.multiItem && !flash && !line.isGiftCard
}

function travels(line: TotalsLine) {
  return !line.isGiftCard && !line.isVirtual
}

function sum(amounts: readonly number[]) {
  return amounts.reduce((all, amount) => all + amount, 0)
}
