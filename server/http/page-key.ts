import type { Storefront } from '../services/route.ts'

/** Query fields that change what a page shows; every other one is dropped before it can split the cache (trust.md S21, S22). */
const SHOWN = [
  'page',
  'pageSize',
  'through',
  'sort',
  'category',
  'color',
  'size',
  'price',
  'type',
  'view',
  'appView',
  'sku',
  'filters',
  'refused',
] as const

/** One key per site, language, currency, path and the fields above, in one order. */
export function pageKey(storefront: Storefront, url: URL): string {
  const shown = SHOWN.flatMap((name) => url.searchParams.getAll(name).map((value) => `${name}=${value}`))
  return [storefront.site, storefront.language, storefront.currency, url.pathname, ...shown].join('\n')
}

/** The same address with only the fields that affect a page: what is rendered must be what is cached. */
export function shownUrl(url: URL): URL {
  const stored = new URL(url.pathname, url)
  for (const name of SHOWN)
    for (const value of url.searchParams.getAll(name)) stored.searchParams.append(name, value)
  return stored
}
