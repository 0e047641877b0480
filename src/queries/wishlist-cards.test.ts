import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { setCaller, type Caller } from '#api/call.ts'
import { CallError } from '#contract/failure.ts'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { localDb } from '#platform/storage/local-db.ts'
import { storefrontFor } from '#platform/current-storefront.ts'
import { saveWishlistCard, wishlistCardsQuery } from './wishlist-cards.ts'

const storefront = storefrontFor('sg', 'en', undefined)
const card = (spuCode: string) => ({ spuCode }) as ProductCard

test('cards that cannot be replaced stay: without a network the wishlist shows them (offline.md D13)', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const call = vi.fn<() => Promise<readonly ProductCard[]>>()
  setCaller(queries, call as unknown as Caller)
  const read = () => queries.fetchQuery({ ...wishlistCardsQuery(storefront, ['A']), staleTime: 0 })
  await saveWishlistCard(storefront, card('A'))
  vi.spyOn(localDb().wishlistCards, 'bulkPut').mockImplementationOnce(
    () => Promise.reject(new DOMException('full', 'QuotaExceededError')) as never,
  )
  call.mockResolvedValueOnce([card('A')])
  expect(await read()).toEqual({ cards: [card('A')], isStored: false })
  call.mockRejectedValueOnce(new CallError({ kind: 'offline' }))
  expect(await read()).toEqual({ cards: [card('A')], isStored: true })
})
