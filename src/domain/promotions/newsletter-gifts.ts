import { minor, type Minor } from '../brand.ts'
import type { CurrencyCode } from '../money/currencies.ts'
import { exchange, formatRound } from '../money/money.ts'
import type { Site } from '../region/sites.ts'

/** Percentage without a minimum that a subscription by the popup gives (spec 9.6). */
const POPUP_PERCENT = 10

interface SiteGifts {
  readonly currency: CurrencyCode
  /** What a subscription takes off the first order. */
  readonly firstOrder: Minor
  /** What one by the popup takes off, besides its percentage, from a sum of goods on. */
  readonly fromSums: readonly { readonly off: Minor; readonly least: Minor }[]
}

/**
 * The sums by site, in its own currency: S$10, $10 and €5 off the first order as for the login discount (spec 9.6). Each sum of the
 * popup is worth more than its percentage where it begins.
 */
const GIFTS: Readonly<Record<Site, SiteGifts>> = {
  sg: {
    currency: 'SGD',
    firstOrder: minor(10_00),
    fromSums: [
      { off: minor(20_00), least: minor(150_00) },
      { off: minor(45_00), least: minor(300_00) },
    ],
  },
  eu: {
    currency: 'EUR',
    firstOrder: minor(5_00),
    fromSums: [
      { off: minor(15_00), least: minor(120_00) },
      { off: minor(30_00), least: minor(220_00) },
    ],
  },
  au: {
    currency: 'AUD',
    firstOrder: minor(10_00),
    fromSums: [
      { off: minor(20_00), least: minor(160_00) },
      { off: minor(50_00), least: minor(320_00) },
    ],
  },
  jp: {
    currency: 'JPY',
    firstOrder: minor(1_000),
    fromSums: [
      { off: minor(2_000), least: minor(15_000) },
      { off: minor(5_000), least: minor(32_000) },
    ],
  },
}

/** Where a subscription was joined: `account` is the switch in a member's preferences. */
export type NewsletterSource = 'footer' | 'popup' | 'checkout' | 'account'

/** One discount code of a subscription. */
export interface NewsletterGift {
  readonly kind: 'percent' | 'amount'
  /** Percent, or minor units of `currency`. */
  readonly value: number
  /** The goods must cost at least this, in minor units of `currency`; 0 without a minimum. */
  readonly least: number
  readonly currency: CurrencyCode
  readonly isFirstOrder: boolean
}

/** How long the codes of a subscription can be used, in days. */
export const NEWSLETTER_GIFT_DAYS = 30

/**
 * What a confirmed subscription gives once, by where it was joined; nothing at checkout: the order that is being placed is the first one,
 * so a code for it would be void as soon as it is paid.
 */
export function newsletterGifts(source: NewsletterSource, site: Site): readonly NewsletterGift[] {
  const { currency, firstOrder, fromSums } = GIFTS[site]
  if (source === 'checkout') return []
  if (source !== 'popup')
    return [{ kind: 'amount', value: firstOrder, least: 0, currency, isFirstOrder: true }]
  return [
    { kind: 'percent', value: POPUP_PERCENT, least: 0, currency, isFirstOrder: false },
    ...fromSums.map(({ off, least }) => ({
      kind: 'amount' as const,
      value: off,
      least,
      currency,
      isFirstOrder: false,
    })),
  ]
}

/** What a subscription takes off the first order, in words and in the shopper's currency: `S$10`. */
export function firstOrderWords({ site, currency, locale }: Reader): string {
  return giftWords(GIFTS[site].firstOrder, { site, currency, locale })
}

/** An amount of the site's own currency, in words and in the shopper's. */
export function giftWords(amount: Minor, { site, currency, locale }: Reader): string {
  return formatRound(exchange(amount, GIFTS[site].currency, currency), currency, locale)
}

interface Reader {
  readonly site: Site
  readonly currency: CurrencyCode
  readonly locale: string
}
