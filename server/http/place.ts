import { CURRENCIES, type CurrencyCode } from '#domain/money/currencies.ts'
import { intlLocale, LANGUAGES, localeOf, type Language } from '#domain/region/language.ts'
import { siteOfHost, SITES, type Site } from '#domain/region/sites.ts'
import type { Env } from '../env.ts'
import type { Place } from './served.ts'

/**
 * The hosts this server answers as. Anything else is served as the default site, so that a forged Host can
 * choose nothing (trust.md S21).
 */
export function knownHosts(env: Env): ReadonlySet<string> {
  const own = new URL(env.publicUrl).host
  const port = env.PORT
  const roots = [
    own,
    `localhost:${port}`,
    `127.0.0.1:${port}`,
    ...env.ALLOWED_HOSTS.split(',').map((host) => host.trim()),
  ]
  const prefixed = roots.flatMap((root) => [
    root,
    ...Object.values(SITES).map((site) => `${site.hostPrefix ?? ''}${root}`),
  ])
  return new Set(prefixed.filter((host) => host !== '').map((host) => host.toLowerCase()))
}

export function siteOf(host: string | undefined, known: ReadonlySet<string>): Site {
  const lower = (host ?? '').toLowerCase()
  return known.has(lower) ? siteOfHost(lower) : 'sg'
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
