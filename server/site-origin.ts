import { LANGUAGES, type Language } from '#domain/region/language.ts'
import { placeOf, type Place } from '#domain/region/place.ts'
import { SITES, type Site } from '#domain/region/sites.ts'

/** Where somebody was when a row was written; Singapore, or the site's own language, where that is no longer there. */
export function placeOfRow(row: { readonly site: string; readonly lang: string }): Place {
  return placeOf(readSite(row.site), readLanguageOfRow(row.lang), undefined)
}

export function readSite(code: string): Site {
  return code in SITES ? (code as Site) : 'sg'
}

function readLanguageOfRow(code: string): Language | undefined {
  return LANGUAGES.find((one) => one === code)
}

/**
 * The address of one site of the shop: its host begins with the site's prefix. It comes from the settings, never from
 * a request (trust.md S21).
 */
export function siteOrigin(publicUrl: string, site: Site): string {
  const url = new URL(publicUrl)
  return `${url.protocol}//${SITES[site].hostPrefix}${url.host}`
}
