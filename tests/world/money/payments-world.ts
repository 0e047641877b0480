import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Engine } from '#server/db/open.ts'
import { receiveNotice } from '#server/modules/payment/payment-notice.ts'
import { booksOf, type Books } from './books.ts'
import { aCheckout, type PaymentPageWorld, type PlacedOrder } from './checkout-world.ts'
import { aStore, type OpenedStore } from '../shops/engines.ts'

export const keyOf = ({ orderNumber, secret }: PlacedOrder) => ({ orderNumber, secret })

/**
 * Orders and their payments on one engine: the database once for all tests of the describe it is called in, checkout,
 * new provider and books for each.
 */
export function aPaymentsWorld(engine: Engine) {
  let opened: OpenedStore
  let checkout: PaymentPageWorld
  let books: Books
  beforeAll(async () => {
    opened = await aStore(engine)
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    // Every test has a provider of its own, which knows nothing of the others' payments.
    for (const table of ['shop_order', 'payment_attempt', 'outbox'] as const)
      await opened.db.deleteFrom(table).execute()
    checkout = aCheckout(opened)
    books = booksOf(opened.db)
  })

  return {
    now: () => ({ db: opened.db, checkout, books }),
    /** The provider's signed notice about one payment arrives. */
    tell(ref: string, eventId?: string) {
      const notice = checkout.provider.notice(ref, checkout.clock.now, eventId)
      return receiveNotice(checkout.services, 'stub', notice)
    },
  }
}
