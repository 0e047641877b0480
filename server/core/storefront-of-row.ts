import { LANGUAGES, type Language } from '#domain/region/language.ts'
import { storefrontOf, type Storefront } from '#domain/region/storefront.ts'
import { SITES, type Site } from '#domain/region/sites.ts'

/** The storefront in which a row was written; Singapore, or the site's own language, if that one no longer exists. */
export function storefrontOfRow(row: { readonly site: string; readonly lang: string }): Storefront {
  return storefrontOf(siteOfRow(row.site), languageOfRow(row.lang), undefined)
}

function siteOfRow(code: string): Site {
  return code in SITES ? (code as Site) : 'sg'
}

function languageOfRow(code: string): Language | undefined {
  return LANGUAGES.find((one) => one === code)
}
