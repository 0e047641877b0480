import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { setCaller, type Caller } from '#api/call.ts'
import { storefrontFor } from '#platform/current-storefront.ts'
import { productQuery } from './product-queries.ts'

const storefront = storefrontFor('sg', 'en', undefined)

test('a product page that opens while the quick view still reads the product gets what was read (spec 2.9)', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answer = Promise.withResolvers<object>()
  const call: unknown = (_endpoint: unknown, _input: unknown, options?: { signal?: AbortSignal }) => {
    options?.signal?.addEventListener('abort', () => answer.reject(options.signal?.reason))
    return answer.promise
  }
  setCaller(queries, call as Caller)
  const leaveQuickView = new QueryObserver(queries, productQuery(storefront, 'A')).subscribe(() => {})
  const page = queries.ensureQueryData(productQuery(storefront, 'A'))
  leaveQuickView()
  answer.resolve({ spuCode: 'A' })
  expect(await page).toEqual({ spuCode: 'A' })
})
