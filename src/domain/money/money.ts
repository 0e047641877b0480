import { minor, type Minor } from '../brand.ts'
import type { AmountStyle } from '../language-table.ts'
import { amountStyle } from './amount-style.ts'
import { CURRENCIES, isCurrency, type CurrencyCode } from './currencies.ts'

/** What a piece costs in another currency: Singapore cents converted to the nearest price point, never to nothing. */
export function priceIn(sgd: Minor, to: CurrencyCode): Minor {
  if (to === 'SGD') return sgd
  const { pricePoint } = CURRENCIES[to]
  const points = Math.round(exchange(sgd, 'SGD', to) / pricePoint)
  return minor((sgd > 0 ? Math.max(1, points) : points) * pricePoint)
}

/** An amount of one currency in another, rounded half up to the step of the latter. */
export function exchange(amount: Minor, from: CurrencyCode, to: CurrencyCode): Minor {
  const { digits, perSgd, step } = CURRENCIES[to]
  const given = CURRENCIES[from]
  // Dong times a large order exceeds the exact range of a double, hence BigInt.
  const exact = BigInt(Math.abs(amount)) * BigInt(perSgd) * 10n ** BigInt(digits)
  const unit = BigInt(given.perSgd) * 10n ** BigInt(given.digits) * BigInt(step)
  const rounded = Number((2n * exact + unit) / (2n * unit)) * step
  return minor(amount < 0 ? -rounded : rounded)
}

/** The nearest amount that can be charged in this currency (half up). */
export function roundToStep(amount: Minor, currency: CurrencyCode): Minor {
  const { step } = CURRENCIES[currency]
  const rounded = Math.floor((2 * Math.abs(amount) + step) / (2 * step)) * step
  return minor(amount < 0 ? -rounded : rounded)
}

/** Minor units as a decimal for search engines and feeds: `129.00`, and `14836` for yen. */
export function inUnits(amount: number, currency: string): string {
  const digits = isCurrency(currency) ? CURRENCIES[currency].digits : 2
  return (amount / 10 ** digits).toFixed(digits)
}

/** `percent` of an amount, rounded half up to a minor unit. */
export function share(amount: Minor, percent: number): Minor {
  const part = Math.floor((2 * Math.abs(amount) * percent + 100) / 200)
  return minor(amount < 0 ? -part : part)
}

/** How much cheaper `now` is than `full`, in whole percent; 0 when it is not. */
export function percentOff(full: Minor, now: Minor): number {
  if (full <= 0 || now >= full) return 0
  return Math.min(100, Math.round(((full - now) * 100) / full))
}

const SPACE = '\u00a0'

/**
 * An amount as the shop writes it: numbers as the locale does, the symbol as the shop does. The same text as Intl gives
 * (held to it by a test), without the 50 ms that a browser's first formatter costs the first page
 * (decision 0011).
 */
export const formatMoney = createMoneyFormat({ dropsZeroCents: false })

/** A promised sum such as a threshold: `S$129`, and `S$129.50` only where there are cents. */
export const formatRound = createMoneyFormat({ dropsZeroCents: true })

/** A change of a sum: a reduction with the minus sign of print. */
export function formatChange(amount: Minor, currency: CurrencyCode, locale: string): string {
  return amount < 0
    ? `−${formatMoney(minor(-amount), currency, locale)}`
    : formatMoney(amount, currency, locale)
}

function createMoneyFormat({ dropsZeroCents }: { readonly dropsZeroCents: boolean }) {
  return (amount: Minor, currency: CurrencyCode, locale: string): string => {
    const { digits, symbol, step } = CURRENCIES[currency]
    const style = amountStyle(locale)
    const unit = 10 ** digits
    const whole = grouped(String(Math.floor(Math.abs(amount) / unit)), style)
    const rest = Math.abs(amount) % unit
    // Where prices are whole units, ".00" would be noise.
    const bare = digits === 0 || ((dropsZeroCents || step % unit === 0) && rest === 0)
    const number = bare ? whole : `${whole}${style.decimal}${String(rest).padStart(digits, '0')}`
    const sign = amount < 0 ? '-' : ''
    if (style.symbol === 'last') return `${sign}${number}${SPACE}${symbol}`
    return `${sign}${symbol}${/[A-Za-z]$/.test(symbol) ? SPACE : ''}${number}`
  }
}

function grouped(whole: string, { group, groupFrom }: AmountStyle): string {
  return whole.length < groupFrom ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, group)
}
