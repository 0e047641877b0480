import { shownFields } from '#domain/region/shown-fields.ts'
import type { Storefront } from '../services/route.ts'

/** One key per site, language, currency, path and the fields that a page shows, in one order. */
export function pageKey(storefront: Storefront, url: URL): string {
  const shown = shownFields((name) => url.searchParams.getAll(name)).map(
    ([name, value]) => `${name}=${value}`,
  )
  return [storefront.site, storefront.language, storefront.currency, url.pathname, ...shown].join('\n')
}

/** The same address with only the fields that affect a page: what is rendered must be what is cached. */
export function shownUrl(url: URL): URL {
  const stored = new URL(url.pathname, url)
  for (const [name, value] of shownFields((name) => url.searchParams.getAll(name)))
    stored.searchParams.append(name, value)
  return stored
}
