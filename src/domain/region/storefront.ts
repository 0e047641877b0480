import { CURRENCIES, type CurrencyCode } from '../money/currencies.ts'
import { LANGUAGES, localeOf, readLanguage, wordsLocale, type Language } from './language.ts'
import { SITES, type Site } from './sites.ts'

/** Site, language and currency of a response. */
export interface Storefront {
  readonly site: Site
  readonly language: Language
  readonly currency: CurrencyCode
  /** Locale for `Intl`. */
  readonly locale: string
}

/**
 * The languages that a code may name: a prefix as in an address (`zh-tw`, `jp`) names one, a locale of spec 9.1 every
 * language that has it (`fr-FR` one, `xx-XX` several). An unknown code names none.
 */
export function languagesOf(word: string | undefined, site: Site): readonly Language[] {
  if (!word) return []
  const lower = word.toLowerCase()
  const { language, page } = readLanguage(`/${lower}`)
  if (language) return page === '/' ? [language] : []
  return LANGUAGES.filter((code) => localeOf(code, site).toLowerCase() === lower)
}

/** The requested language of a call; of several that share a locale the first. */
export function readLanguageWord(word: string | undefined, site: Site): Language | undefined {
  return languagesOf(word, site)[0]
}

export function readCurrency(word: string | undefined, site: Site): CurrencyCode | undefined {
  const offered: readonly string[] = SITES[site].currencies
  return word && word in CURRENCIES && offered.includes(word) ? (word as CurrencyCode) : undefined
}

export function storefrontOf(
  site: Site,
  language: Language | undefined,
  currency: CurrencyCode | undefined,
): Storefront {
  const spoken = language ?? SITES[site].language
  return {
    site,
    language: spoken,
    currency: currency ?? SITES[site].currency,
    locale: wordsLocale(spoken),
  }
}
