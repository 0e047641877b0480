import { afterAll, beforeAll } from 'vitest'
import type { Engine } from '#server/db/open.ts'
import { somePieces, type Piece } from './pieces.ts'
import { aShop, type Shop } from './shop.ts'

/** The demo shop with products in stock, once for all tests of its describe block. */
export function aStockedShop(engine: Engine) {
  let shop: Shop
  let pieces: (at: number) => Piece
  beforeAll(async () => {
    shop = await aShop(engine)
    pieces = await somePieces(shop)
  })
  afterAll(() => shop.close())

  const piece = (at: number) => pieces(at)
  return {
    now: () => shop,
    piece,
    /** The input that adds it to a cart. */
    item: (at: number, qty = 1) => ({ sku: piece(at).sku, productId: piece(at).productId, qty }),
    /** A review of the demo shop and its votes. */
    review: () =>
      shop.services.store.db
        .selectFrom('review')
        .select(['id', 'helpful'])
        .where('lang', '=', 'en')
        // The newest is on the first page of its product.
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow(),
  }
}
