import { minor, type Minor } from '../brand.ts'
import type { CurrencyCode } from '../money/currencies.ts'
import type { TenderKind } from './adjustment-words.ts'

/** What a shopper brings to pay with; amounts in the order's currency. */
export type Means = {
  readonly kind: Exclude<TenderKind, 'waived'>
  /** A gift card pays any part of it; points pay all of it or nothing. */
  readonly available: Minor
  readonly reason: Readonly<Record<string, string | number>>
  readonly ledgerRef: string
}

/** A part of the total that is paid without card and wallet. */
export type Tender = {
  readonly kind: TenderKind
  readonly amount: Minor
  readonly reason: Readonly<Record<string, string | number>>
  readonly ledgerRef?: string
}

export type Settled = {
  readonly tenders: readonly Tender[]
  /** What card or wallet pays: 0, or at least `leastCharge`. */
  readonly due: Minor
}

/** The least that the payment provider charges in each currency, minor units; half a US dollar where it names none. */
const LEAST_CHARGE: Readonly<Record<CurrencyCode, number>> = {
  SGD: 50,
  USD: 50,
  AUD: 50,
  EUR: 50,
  JPY: 50,
  MYR: 2_00,
  THB: 13_00,
  PHP: 29_00,
  VND: 14_000,
  IDR: 9_000_00,
  HKD: 4_00,
  GBP: 30,
  CNY: 4_00,
}

export function leastCharge(currency: CurrencyCode): Minor {
  return minor(LEAST_CHARGE[currency])
}

/**
 * Pays a total with these means in their order. Tenders change neither discounts nor tax nor the threshold of shipping: the total is
 * settled before. A rest that the provider does not take is never sent to it: the last gift card leaves the least charge, and where none
 * can, the shop waives the rest.
 */
export function settle(total: Minor, means: readonly Means[], currency: CurrencyCode): Settled {
  const tenders: Tender[] = []
  let due: number = total
  for (const { available, ...one } of means) {
    const isPart = one.kind === 'gift-card'
    const amount = isPart ? Math.min(available, due) : available <= due ? available : 0
    if (amount <= 0) continue
    tenders.push({ ...one, amount: minor(amount) })
    due -= amount
  }
  const least = leastCharge(currency)
  if (due === 0 || due >= least) return { tenders, due: minor(due) }
  const at = tenders.findLastIndex(({ kind, amount }) => kind === 'gift-card' && amount > least - due)
  const last = tenders[at]
  if (!last)
    return { tenders: [...tenders, { kind: 'waived', amount: minor(due), reason: {} }], due: minor(0) }
  const less = { ...last, amount: minor(last.amount - (least - due)) }
  return { tenders: tenders.with(at, less), due: least }
}
