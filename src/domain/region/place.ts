import { CURRENCIES, type CurrencyCode } from '../money/currencies.ts'
import { intlLocale, LANGUAGES, localeOf, type Language } from './language.ts'
import { SITES, type Site } from './sites.ts'

/** Where an answer is read: site, language and money. */
export interface Place {
  readonly site: Site
  readonly language: Language
  readonly currency: CurrencyCode
  /** Locale for `Intl`. */
  readonly locale: string
}

/** Reads a language code, or a locale as the `lang` header carries it (spec 7.1). Unknown words are ignored. */
export function readLanguageWord(word: string | undefined, site: Site): Language | undefined {
  if (!word) return undefined
  const lower = word.toLowerCase()
  return (
    LANGUAGES.find((code) => code === lower) ??
    LANGUAGES.find((code) => localeOf(code, site).toLowerCase() === lower)
  )
}

export function readCurrency(word: string | undefined, site: Site): CurrencyCode | undefined {
  const offered: readonly string[] = SITES[site].currencies
  return word && word in CURRENCIES && offered.includes(word) ? (word as CurrencyCode) : undefined
}

export function placeOf(
  site: Site,
  language: Language | undefined,
  currency: CurrencyCode | undefined,
): Place {
  const spoken = language ?? SITES[site].language
  return {
    site,
    language: spoken,
    currency: currency ?? SITES[site].currency,
    locale: intlLocale(localeOf(spoken, site)),
  }
}
