import { randomUUID } from 'node:crypto'
import { saveAddress } from '#contract/account/addresses.contract.ts'
import { changeEmail } from '#contract/account/customer.contract.ts'
import { savePreferences } from '#contract/account/preferences.contract.ts'
import { cartAdd, wishListAdd } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { submitWalletExpress } from '#contract/buying/payment.contract.ts'
import { newsletterJoin, notifyMe, reviewHelpful } from '#contract/notices/requests.contract.ts'
import { writeReview } from '#contract/catalog/reviews.contract.ts'
import { saveMySizes } from '#contract/account/sizes.contract.ts'
import { createShopper, shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { OrderTable } from '#server/db/schema/orders.ts'
import { queueBackInStockMails } from '#server/modules/notify/back-in-stock-mail.ts'
import { ADDRESS } from './addresses.ts'
import { aRegisteredMember } from './members.ts'
import { addWith, aPasskeyDevice } from './passkeys.ts'
import { somePieces, type Piece } from '../shops/pieces.ts'
import type { Shop } from '../shops/shop.ts'
import { aDevice, type TestClient } from '../shops/test-client.ts'

/** Texts that the demo shop has nowhere else, and that name this member alone. */
export const NAMES = {
  firstName: 'Quendoline',
  lastName: 'Zabarsky',
  phone: '91827364',
  line1: '7 Xanthippe Road',
} as const

/** What the review of a busy member shows. */
export const BODY = { height: 1_720, bust: 860, waist: 680, hip: 940 } as const

export interface BusyMember {
  readonly client: TestClient
  readonly email: string
  readonly shopper: Shopper
  readonly piece: (at: number) => Piece
}

const keyed = () => ({ [HEADERS.idempotency]: randomUUID() })

/** The address that a busy member has entered and not confirmed. */
export const newAddressOf = (email: string) => `next-${email}`

/** Orders a piece for delivery to the member's address; returns the number of the order. */
export async function anOrder(
  shop: Shop,
  { client, piece, email }: Omit<BusyMember, 'shopper'>,
  { at, status }: { readonly at: number; readonly status: OrderTable['status'] },
): Promise<string> {
  const { sku, productId } = piece(at)
  await client.get(cartAdd, { sku, productId, qty: 1 }, keyed())
  const basket = { shippingMethod: 'delivery' } as const
  const { quoteId } = await client.get(quoteOrder, basket)
  const address = { ...ADDRESS, ...NAMES }
  const billing = { ...address, line2: 'Blk 7' }
  const note = `For ${NAMES.firstName}, please`
  const input = { ...basket, quoteId, email, address, billing, note }
  const { orderNumber } = await client.get(placeOrder, input, keyed())
  const order = shop.services.store.db.updateTable('shop_order').where('number', '=', orderNumber)
  await order.set({ status }).execute()
  return orderNumber
}

/** A member who has used everything that the shop stores of a person; one order is shipped. */
export async function aBusyMember(shop: Shop): Promise<BusyMember> {
  const { db } = shop.services.store
  const piece = await somePieces(shop)
  const email = `${randomUUID()}@example.com`
  const { firstName, lastName, phone } = NAMES
  const { client } = await aRegisteredMember(shop, { firstName, lastName, phone, email })
  const id = client.cookies.get('customers-id') ?? ''
  const member = { client, email, piece, shopper: createShopper('member', id) }
  const shopper = shopperKey(member.shopper)
  await addWith(client, aPasskeyDevice(shop), `${firstName}’s phone`)
  await anOrder(shop, member, { at: 0, status: 'shipped' })
  const device = aDevice()
  const words = { rating: 5, fit: 'true', title: 'Lovely cloth', text: 'Falls well and lasts.' } as const
  await client.get(
    writeReview,
    { spuCode: piece(0).spu, ...words, anonymous: false, body: BODY },
    device.next(),
  )
  const { id: review } = await db.selectFrom('review').select('id').limit(1).executeTakeFirstOrThrow()
  await client.get(reviewHelpful, { id: review, on: true }, device.next())
  await client.get(saveMySizes, { bust: 860 }, device.next())
  await client.get(wishListAdd, { spu: piece(1).spu }, device.next())
  const saved = { ...ADDRESS, ...NAMES, id: randomUUID(), type: 'shipping', isDefault: true } as const
  await client.get(saveAddress, saved, device.next())
  await client.get(savePreferences, { style: 'workwear', stockMail: true }, device.next())
  await client.get(changeEmail, { email: newAddressOf(email) })
  await client.get(newsletterJoin, { email }, device.next())
  // One notice is answered by a mail in the outbox, one waits.
  await db.updateTable('sku').set({ stock: 0 }).where('sku', '=', piece(3).sku).execute()
  for (const at of [2, 3]) await client.get(notifyMe, { sku: piece(at).sku, email }, device.next())
  await db.updateTable('stock_notice').set({ confirmed_at: 1 }).where('email', '=', email).execute()
  await queueBackInStockMails(shop.services)
  const { sku, productId } = piece(1)
  await client.get(cartAdd, { sku, productId, qty: 2 }, device.next())
  await client.get(submitWalletExpress, { fromType: '1', sku, productId, qty: 1, cancelUrl: '/' }, keyed())
  // As its wallet has it.
  await db
    .updateTable('express_checkout')
    .set({ state: 'authorized', email, address: JSON.stringify({ ...ADDRESS, ...NAMES }) })
    .where('shopper', '=', shopper)
    .execute()
  const browser = { endpoint: `https://push.example/${id}`, p256dh: 'k', auth: 'a', time_zone: 'UTC' }
  const choices = {
    site: 'sg',
    lang: 'en',
    cart_reminder: 1,
    back_in_stock: 1,
    parcel_moves: 1,
    created_at: 1,
    changed_at: 1,
  }
  await db
    .insertInto('push_subscription')
    .values({ id, shopper, ...browser, ...choices })
    .execute()
  await db.insertInto('stock_watch').values({ subscription_id: id, sku, created_at: 1 }).execute()
  const scan = { id: randomUUID(), staff_id: 'priya', store_id: 'orchard', member_id: id, at: 1 }
  await db.insertInto('member_lookup').values(scan).execute()
  const code = { id_hash: randomUUID(), code_hash: randomUUID(), kiosk_turn: 'a-visit', created_at: 1 }
  const shownTo = { member_id: id, staff_id: 'priya', store_id: 'orchard' }
  await db
    .insertInto('till_confirmation')
    .values({ ...code, ...shownTo })
    .execute()
  const discount = { member_id: id, id: randomUUID(), site: 'sg', given_at: 1, order_id: null } as const
  await db.insertInto('login_discount').values(discount).execute()
  const link = { issuer: 'https://accounts.example', subject: randomUUID(), member_id: id, email }
  await db
    .insertInto('social_link')
    .values({ ...link, linked_at: 1 })
    .execute()
  return member
}
