import { randomUUID } from 'node:crypto'
import type { InputOf } from '#contract/endpoint.ts'
import type { registerFromOrder as registerCall, SignedIn } from '#contract/account/login.contract.ts'
import type { Address } from '#contract/address-schema.ts'
import type { AddressType } from '#domain/account/address-book.ts'
import { buyerDetails, missingDetails } from '#domain/account/buyer-details.ts'
import { parseShopperKey, shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { RequestContext } from '../../services/route.ts'
import { changeAddresses } from '../addresses/addresses.commands.ts'
import { addressProblems } from '../addresses/addresses.policy.ts'
import { addressesOfOrder, orderBySecret, type Order } from '../orders/orders.queries.ts'
import { isPaid } from '#domain/orders/order-states.ts'
import { isErased } from '../orders/orders.policy.ts'
import { register } from './members.commands.ts'

/**
 * Makes an account of a guest's paid order. Its secret shows that the order is the caller's, not that its e-mail address is:
 * the address is confirmed by its link, as after every registration. Throws `order-unknown`, `order-unpaid`, and what
 * `register` throws.
 */
export async function registerFromOrder(
  context: RequestContext,
  { orderNumber, secret, password, birthday, agreement, ...added }: InputOf<typeof registerCall>,
): Promise<SignedIn> {
  const order = await orderBySecret(context.services.store.db, { orderNumber, secret })
  if (isErased(order)) throw new ShopError('order-unknown')
  if (!isPaid(order.status)) throw new ShopError('order-unpaid')
  if (parseShopperKey(order.shopper).kind === 'member') throw new ShopError('member-exists')
  const details = buyerDetails(addressesOfOrder(order))
  const missing = missingDetails(details).map((field) => [field, added[field]] as const)
  const registration = { ...details, ...Object.fromEntries(missing), email: order.email, password }
  return register(context, { ...registration, birthday, agreement }, async (tx, member) => {
    await giveOrder(tx, order, member)
    await keepAddresses(tx, { services: context.services, shopper: member }, order)
  })
}

/** Throws `member-exists` where another account has got the order meanwhile. */
async function giveOrder(tx: Tx, { id, shopper }: Order, member: Shopper): Promise<void> {
  const given = await tx
    .updateTable('shop_order')
    .set({ shopper: shopperKey(member) })
    .where('id', '=', id)
    .where('shopper', '=', shopper)
    .executeTakeFirst()
  if (given.numUpdatedRows !== 1n) throw new ShopError('member-exists')
}

/** An address that the rules in force refuse, because they have changed since, is left out. */
async function keepAddresses(
  tx: Tx,
  caller: Parameters<typeof changeAddresses>[1],
  order: Order,
): Promise<void> {
  const { address, billing } = addressesOfOrder(order)
  const keep = async (type: AddressType, known: Address | null) => {
    if (!known || addressProblems(known, caller.services.env.ADDRESS_RULES).length > 0) return
    const saved = { ...known, id: randomUUID(), type, isDefault: true }
    await changeAddresses(tx, caller, { kind: 'save', address: saved })
  }
  await keep('shipping', address)
  await keep('billing', billing)
}
