import { randomUUID } from 'node:crypto'
import { cartAdd, cartBatchAdd } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { aDevice, aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import type { Piece } from './goods.ts'
import { guestCall, type Guest } from './load.ts'
import type { RunningShop } from './running-shop.ts'

const AT_ONCE = 16

/** Guests with a session and an open bag of these pieces; each has the next `lines` of them. */
export async function openGuests(
  { origin }: Pick<RunningShop, 'origin'>,
  pieces: readonly Piece[],
  { count, lines = 1 }: { readonly count: number; readonly lines?: number },
): Promise<Guest[]> {
  const guests: Guest[] = []
  while (guests.length < count) {
    const some = Array.from({ length: AT_ONCE }, (_, at) =>
      Array.from({ length: lines }, (_line, line) => pieceAt(pieces, guests.length + at + line)),
    )
    guests.push(...(await Promise.all(some.map((bag) => openGuest(origin, bag)))))
  }
  return guests
}

export function pieceAt(pieces: readonly Piece[], at: number): Piece {
  const piece = pieces[at % pieces.length]
  if (!piece) throw new RangeError('the shop has nothing plentiful to sell')
  return piece
}

async function openGuest(origin: string, bag: readonly Piece[]): Promise<Guest> {
  const client = aTestClient(origin)
  const device = aDevice()
  const items = bag.map(({ productId, sku }) => ({ productId, sku, qty: 1 }))
  const headers = device.next()
  const [only] = items
  const { cartInfo } =
    items.length === 1 && only
      ? await client.get(cartAdd, only, headers)
      : await client.get(cartBatchAdd, { items: JSON.stringify(items) }, headers)
  if (cartInfo.list.length !== bag.length) throw new RangeError(`a bag has ${cartInfo.list.length} lines`)
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, device: device.id, seq: 1 }
}

/** The call by which a guest places an order for one piece, at the price that was promised to this guest. */
export async function orderCall(origin: string, guest: Guest, piece: Piece): Promise<string> {
  const input = await quotedOrder(aTestClient(origin, { cookie: guest.cookie }), piece)
  return guestCall('POST', `/api${placeOrder.path}`, JSON.stringify(input))
}

/** A new guest orders one piece. */
export async function buyOne(origin: string, piece: Piece): Promise<void> {
  const client = aTestClient(origin)
  await client.get(placeOrder, await quotedOrder(client, piece), { [HEADERS.idempotency]: randomUUID() })
}

async function quotedOrder(client: TestClient, { sku, productId }: Piece) {
  const basket = { shippingMethod: 'delivery', buyNow: { sku, productId, qty: 1 } } as const
  const { quoteId } = await client.get(quoteOrder, basket)
  return { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS }
}
