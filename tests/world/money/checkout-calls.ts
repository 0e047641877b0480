import { randomUUID } from 'node:crypto'
import { placeOrder, quoteOrder, type Quote } from '#contract/buying/checkout.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { ADDRESS } from '../people/addresses.ts'
import type { TestClient } from '../shops/test-client.ts'

export const keyed = () => ({ [HEADERS.idempotency]: randomUUID() })

interface Paying {
  readonly codes?: string[]
  readonly points?: number
  readonly currency?: string
}

interface Placing extends Paying {
  readonly email?: string | undefined
  readonly subscribe?: boolean
}

type Piece = { readonly productId: string; readonly sku: string; readonly qty: number }

/** Quotes and orders one piece with codes, gift cards and points. */
export function checkoutCalls(piece: () => Piece) {
  const basket = (paying: Paying = {}) =>
    ({ shippingMethod: 'delivery', buyNow: piece(), ...paying }) as const
  const quoted = (client: TestClient, paying: Paying = {}) => client.get(quoteOrder, basket(paying))
  const place = (client: TestClient, { quoteId }: Quote, { email = 'mei@example.com', ...paying }: Placing) =>
    client.ask(placeOrder, { ...basket(paying), quoteId, email, address: ADDRESS }, keyed())
  async function ordered(client: TestClient, paying: Paying, email?: string) {
    const { orderNumber, secret } = (await place(client, await quoted(client, paying), { ...paying, email }))
      .body.data
    return { orderNumber, secret }
  }
  return { quoted, place, ordered }
}
