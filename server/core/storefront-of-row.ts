import { LANGUAGES, type Language } from '#domain/region/language.ts'
import { storefrontOf, type Storefront } from '#domain/region/storefront.ts'
import { SITES, type Site } from '#domain/region/sites.ts'

/** Where somebody was when a row was written; Singapore, or the site's own language, where that is no longer there. */
export function storefrontOfRow(row: { readonly site: string; readonly lang: string }): Storefront {
  return storefrontOf(siteOfRow(row.site), languageOfRow(row.lang), undefined)
}

function siteOfRow(code: string): Site {
  return code in SITES ? (code as Site) : 'sg'
}

function languageOfRow(code: string): Language | undefined {
  return LANGUAGES.find((one) => one === code)
}
