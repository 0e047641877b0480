import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { Storefront } from '../../services/route.ts'

/**
 * The cache key of a shared response: site, language and currency as the server has parsed them and the input as the
 * contract has, so that no header text or unknown spelling can make another entry (trust.md S21). An offline package
 * names its language itself.
 */
export function responseKey(endpoint: AnyEndpoint, storefront: Storefront, input: unknown): string {
  const { lang, currency: _currency, ...rest } = input as Readonly<Record<string, unknown>>
  const named = endpoint.cache ? lang : undefined
  return JSON.stringify([
    endpoint.path,
    storefront.site,
    storefront.language,
    storefront.currency,
    named,
    rest,
  ])
}

/** Overhead of one entry besides its body: key, metadata and map slot. */
export function weightOf(key: string, bytes: number): number {
  const FACTS_BYTES = 300
  return 2 * key.length + bytes + FACTS_BYTES
}
