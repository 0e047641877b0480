import { randomUUID } from 'node:crypto'
import { cartAdd } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import type { SentTo } from '#contract/endpoint.ts'
import { HEADERS } from '#contract/envelope.ts'
import type { writeReview } from '#contract/catalog/reviews.contract.ts'
import { ADDRESS } from './addresses.ts'
import type { Shop } from '../shops/shop.ts'
import { aTestClient, type TestClient } from '../shops/test-client.ts'

/** A client whose order of a piece is paid, so that it may review it; `item`: the input that adds the piece. */
export async function aReviewer(
  shop: Shop,
  item: SentTo<typeof cartAdd>,
  who = aTestClient(shop.url),
): Promise<TestClient> {
  const keyed = () => ({ [HEADERS.idempotency]: randomUUID() })
  await who.get(cartAdd, item, keyed())
  const basket = { shippingMethod: 'delivery' } as const
  const { quoteId } = await who.get(quoteOrder, basket)
  const input = { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS }
  const { orderNumber } = await who.get(placeOrder, input, keyed())
  await shop.services.store.db
    .updateTable('shop_order')
    .set({ status: 'processing' })
    .where('number', '=', orderNumber)
    .execute()
  return who
}

/** A review that the shop takes. */
export function reviewWords(
  spuCode: string,
  change: Partial<SentTo<typeof writeReview>> = {},
): SentTo<typeof writeReview> {
  return {
    spuCode,
    rating: 4,
    fit: 'true',
    title: 'Lovely cloth',
    text: 'Falls well and lasts.',
    anonymous: false,
    ...change,
  }
}
