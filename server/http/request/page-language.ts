import { isComplete, readLanguage, writeLanguage, type Language, type Site } from '#domain/region/language.ts'
import { readLanguageWord } from '#domain/region/storefront.ts'
import { readCookie } from '../../core/choice-cookie.ts'

/** The language of a site's country, where its pages begin in another one. */
const OF_COUNTRY: Partial<Readonly<Record<Site, Language>>> = { jp: 'ja' }

/**
 * Where a browser that opens an address without a language should be sent: to the language that its user has chosen, or,
 * on a site of a country, to that country's language if the browser asks for it first. undefined where the address is
 * right. The answer of an address stays the same for every caller that stays on it (decision 0033).
 */
export function pageInOwnLanguage(site: Site, url: URL, headers: Headers): string | undefined {
  if (headers.get('sec-fetch-mode') !== 'navigate' || readLanguage(url.pathname).language) return undefined
  const language = chosenLanguage(site, headers)
  if (!language || !isComplete(language)) return undefined
  const own = writeLanguage(`${url.pathname}${url.search}`, language, site)
  return own === `${url.pathname}${url.search}` ? undefined : own
}

function chosenLanguage(site: Site, headers: Headers): Language | undefined {
  const chosen = readCookie(headers.get('cookie'), 'lang')
  if (chosen !== undefined) return readLanguageWord(chosen, site)
  const local = OF_COUNTRY[site]
  const [first = ''] = (headers.get('accept-language') ?? '').split(/[,;]/, 1)
  return local !== undefined && first.trim().toLowerCase().split('-', 1)[0] === local ? local : undefined
}
