type Currency = {
  /** Decimals of the currency (ISO 4217), so that a minor unit is what a bank means by it. */
  readonly digits: 0 | 2
  /** The shop's symbol: several currencies are dollars. */
  readonly symbol: string
  /** How much of it one Singapore dollar is, in millionths. */
  readonly perSgd: number
  /** Converted amounts are rounded to this many minor units. */
  readonly step: number
  /** A price of the catalogue is a multiple of it: a house asks A$80, not A$81.42. Minor units. */
  readonly pricePoint: number
}

/** What the shop can be paid in. Singapore dollar first: every price is kept in it. */
export const CURRENCIES = {
  SGD: { digits: 2, symbol: 'S$', perSgd: 1_000_000, step: 1, pricePoint: 1 },
  USD: { digits: 2, symbol: 'US$', perSgd: 770_000, step: 1, pricePoint: 100 },
  AUD: { digits: 2, symbol: 'A$', perSgd: 1_180_000, step: 1, pricePoint: 500 },
  EUR: { digits: 2, symbol: '€', perSgd: 665_000, step: 1, pricePoint: 100 },
  JPY: { digits: 0, symbol: '¥', perSgd: 115_000_000, step: 1, pricePoint: 1000 },
  MYR: { digits: 2, symbol: 'RM', perSgd: 3_250_000, step: 10, pricePoint: 500 },
  THB: { digits: 2, symbol: '฿', perSgd: 25_200_000, step: 100, pricePoint: 1000 },
  PHP: { digits: 2, symbol: '₱', perSgd: 44_500_000, step: 100, pricePoint: 5000 },
  VND: { digits: 0, symbol: '₫', perSgd: 20_200_000_000, step: 1000, pricePoint: 10_000 },
  IDR: { digits: 2, symbol: 'Rp', perSgd: 12_700_000_000, step: 10_000, pricePoint: 1_000_000 },
  HKD: { digits: 2, symbol: 'HK$', perSgd: 6_000_000, step: 10, pricePoint: 1000 },
  GBP: { digits: 2, symbol: '£', perSgd: 575_000, step: 1, pricePoint: 100 },
  CNY: { digits: 2, symbol: 'CN¥', perSgd: 5_500_000, step: 10, pricePoint: 1000 },
} as const satisfies Record<string, Currency>

export type CurrencyCode = keyof typeof CURRENCIES

export function isCurrency(s: string): s is CurrencyCode {
  return Object.hasOwn(CURRENCIES, s)
}
