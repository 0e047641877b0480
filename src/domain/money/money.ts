import { minor, type Minor } from '../brand.ts'
import { CURRENCIES, type CurrencyCode } from './currencies.ts'

/** Singapore cents in another currency, rounded half up to that currency's step. */
export function convert(sgd: Minor, to: CurrencyCode): Minor {
  const { digits, perSgd, step } = CURRENCIES[to]
  // Dong times a large order outgrows what a double counts exactly, hence BigInt.
  const exact = BigInt(Math.abs(sgd)) * BigInt(perSgd) * 10n ** BigInt(digits)
  const unit = 100_000_000n * BigInt(step)
  const rounded = Number((2n * exact + unit) / (2n * unit)) * step
  return minor(sgd < 0 ? -rounded : rounded)
}

/** The nearest amount that this currency is asked for in (half up). */
export function roundToStep(amount: Minor, currency: CurrencyCode): Minor {
  const { step } = CURRENCIES[currency]
  const rounded = Math.floor((2 * Math.abs(amount) + step) / (2 * step)) * step
  return minor(amount < 0 ? -rounded : rounded)
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

/** Making a formatter costs more than a hundred formattings, and a listing shows forty prices. */
const formatters = new Map<string, Intl.NumberFormat>()

/**
 * An amount as the shop writes it: numbers as the locale does, the symbol as the shop does.
 * `locale` must be one that Intl knows (see `intlLocale`).
 */
export function formatMoney(amount: Minor, currency: CurrencyCode, locale: string): string {
  const { digits, symbol, step } = CURRENCIES[currency]
  const unit = 10 ** digits
  // Where prices are whole units, ".00" would be noise.
  const decimals = step % unit === 0 && amount % unit === 0 ? 0 : digits
  return formatterOf(currency, locale, decimals)
    .formatToParts(amount / unit)
    .map((part) => (part.type === 'currency' ? symbol : part.value))
    .join('')
}

function formatterOf(currency: CurrencyCode, locale: string, decimals: number) {
  const key = `${locale} ${currency} ${decimals}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // Burmese would otherwise get Burmese digits, which our codes and order mails do not use.
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formatters.set(key, made)
  return made
}
