import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { Storefront } from '../services/route.ts'

/**
 * Under what a shared answer is kept: site, language and currency as the server has read them and the input as the contract
 * has, so that no text of a header or an unknown spelling can make another entry (trust.md S21). A bundle names its language itself.
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

/** What one entry takes besides its body: the key, its facts, and its place in the map. */
export function weightOf(key: string, bytes: number): number {
  const FACTS_BYTES = 300
  return 2 * key.length + bytes + FACTS_BYTES
}
