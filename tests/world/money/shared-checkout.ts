import { afterAll, beforeAll } from 'vitest'
import type { Engine } from '#server/db/open.ts'
import { booksOf, type Books } from './books.ts'
import { aPickupStore } from '../shops/builders.ts'
import { aCheckout, type PaymentPageWorld } from './checkout-world.ts'
import { aStore, type OpenedStore } from '../shops/engines.ts'

/**
 * Checkout, books and the pickup store `orchard` on one engine, shared by all tests of the describe it is called in.
 * Not in `checkout-world.ts`, which also runs outside vitest.
 */
export function aCheckoutWorld(engine: Engine) {
  let opened: OpenedStore
  let checkout: PaymentPageWorld
  let books: Books
  beforeAll(async () => {
    opened = await aStore(engine)
    checkout = aCheckout(opened)
    books = booksOf(opened.db)
    await aPickupStore(opened.db, 'orchard')
  })
  afterAll(() => opened.close())
  return { now: () => ({ db: opened.db, checkout, books }) }
}
