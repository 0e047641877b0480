import { randomBytes } from 'node:crypto'
import type { OrderAccess } from '#contract/fields.ts'
import { shopperKey } from '#domain/account/shopper.ts'
import type { OrderOperation, ReturnApplication, ReturnParcel } from '#domain/returns/order-operations.ts'
import { returnable } from '#domain/orders/order-states.ts'
import { hashOfPhoto } from '#domain/reviews/review-photos.ts'
import { readTrackingNumber } from '#domain/orders/tracking-number.ts'
import { applicationTime, returnUntil } from '#domain/returns/return-window.ts'
import { foldTyped } from '#domain/text/typed-text.ts'
import { ShopError } from '../../core/shop-error.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import type { Tx } from '../../db/schema/database.ts'
import { raise } from '../../events/raise.ts'
import type { ShopperContext } from '../../services/route.ts'
import type { EventServices, Services } from '../../services/services.ts'
import { orderFor } from '../orders/order-access.ts'
import { countPieces, countsOf, isReturnable } from '../orders/order-pieces.ts'
import { linesOfOrder, lockOrder, type Order } from '../orders/orders.queries.ts'
import { storeById } from '../stores/stores.queries.ts'
import { claimPhotos } from '../media/uploads/photo-claims.ts'
import { addReturnEvent, moveReturn, releasePieces } from './returns.commands.ts'
import { returnOfOrder } from './returns.queries.ts'

/** Applies one operation of a buyer to the returns of an order; each is repeated without effect. */
export function changeReturns(tx: Tx, context: ShopperContext, operation: OrderOperation): Promise<void> {
  switch (operation.type) {
    case 'return':
      return applyForReturn(tx, context, operation.application)
    case 'cancel-return':
      return cancelReturn(tx, context, operation)
    case 'send-return':
      return sendReturn(tx, context, operation)
    default:
      throw new RangeError(`${operation.type} is no operation of returns`)
  }
}

/**
 * A buyer applies for the return of delivered pieces. The client's id makes a repeated call one return. Throws `return-late` after the
 * 15 days of the site (spec 9.7) and `return-not-possible` for pieces that are final sale, not delivered or in another return.
 */
async function applyForReturn(tx: Tx, context: ShopperContext, input: ReturnApplication): Promise<void> {
  const order = await lockedOrder(tx, context, input)
  await writeReturn(tx, context, { order, input })
}

interface Applying extends Pick<ShopperContext, 'shopper'> {
  readonly services: EventServices & Pick<Services, 'now'>
}

/** The same for a locked order. */
export async function writeReturn(
  tx: Tx,
  { shopper, services }: Applying,
  { order, input }: { readonly order: Order; readonly input: ReturnApplication },
): Promise<void> {
  const now = services.now()
  const known = await tx
    .selectFrom('order_return')
    .select('order_id')
    .where('id', '=', input.returnId)
    .executeTakeFirst()
  if (known?.order_id === order.id) return
  if (known) throw new ShopError('return-unknown')
  assertInTime(order, applicationTime(input.writtenAt, now))
  await assertReturnable(tx, order, input)
  await assertStore(tx, input)
  const named = input.photos.map(hashOfPhoto)
  const author = shopperKey(shopper)
  await claimPhotos(tx, { owner: `return:${input.returnId}`, author, named })
  await tx
    .insertInto('order_return')
    .values({
      id: input.returnId,
      number: returnNumber(),
      order_id: order.id,
      shopper: author,
      type: input.type,
      state: 'applied',
      reason: input.reason,
      description: input.description,
      photos: JSON.stringify(input.photos),
      store_id: input.type === 'in-store' ? input.storeId : null,
      courier: foldTyped(input.courier),
      tracking: input.tracking === '' ? '' : trackingOf(input.tracking),
      applied_at: now,
      changed_at: now,
    })
    .execute()
  await tx
    .insertInto('return_line')
    .values(
      input.items.map(({ position, qty }) => ({
        return_id: input.returnId,
        position,
        qty,
        received: 0,
        restocked: 0,
      })),
    )
    .execute()
  await countPieces(tx, order.id, { count: 'in_return', pieces: input.items })
  await addReturnEvent(tx, {
    returnId: input.returnId,
    kind: 'applied',
    ref: input.returnId,
    at: now,
    data: {},
  })
  const event = { orderId: order.id, returnId: input.returnId, kind: 'applied', at: now } as const
  await raise(tx, services, { name: 'return.changed', ...event })
}

/** The buyer takes an application back. Throws `return-decided` once the goods are on their way. */
async function cancelReturn(
  tx: Tx,
  context: ShopperContext,
  { returnId, ...access }: OrderAccess & { readonly returnId: string },
): Promise<void> {
  const order = await lockedOrder(tx, context, access)
  const one = await returnOfOrder(tx, order.id, returnId)
  if (one.state === 'cancelled') return
  await moveReturn(tx, { one, step: 'cancel', at: context.services.now() })
  await releasePieces(tx, one)
}

/** Courier and number of the parcel in which goods come back; they can be corrected until it has arrived. */
async function sendReturn(
  tx: Tx,
  context: ShopperContext,
  { returnId, courier, tracking, ...access }: ReturnParcel,
): Promise<void> {
  const order = await lockedOrder(tx, context, access)
  const one = await returnOfOrder(tx, order.id, returnId)
  const also = { courier: foldTyped(courier), tracking: trackingOf(tracking) }
  if (one.courier === also.courier && one.tracking === also.tracking) return
  const at = context.services.now()
  // The same number may be stated again after another one.
  await moveReturn(tx, { one, step: 'send', at, also, ref: String(at) })
}

async function lockedOrder(tx: Tx, context: ShopperContext, access: OrderAccess): Promise<Order> {
  const { id } = await orderFor(context, access, tx)
  const order = await lockOrder(tx, id, context.services.now())
  if (!order) throw new ShopError('order-unknown')
  return order
}

function assertInTime(order: Order, at: number): void {
  if (order.status !== 'delivered' || order.delivered_at === null) throw new ShopError('return-not-possible')
  if (at >= returnUntil(order.delivered_at, storefrontOfRow(order).site)) throw new ShopError('return-late')
}

async function assertReturnable(tx: Tx, order: Order, { items }: ReturnApplication): Promise<void> {
  const lines = await linesOfOrder(tx, order.id)
  const isThere = new Set(items.map(({ position }) => position)).size === items.length
  const isFree = items.every(({ position, qty }) => {
    const line = lines.find((one) => one.position === position)
    return line !== undefined && isReturnable(line) && qty <= returnable(countsOf(line))
  })
  if (!isThere || !isFree) throw new ShopError('return-not-possible')
}

async function assertStore(tx: Tx, { type, storeId }: ReturnApplication): Promise<void> {
  if (type === 'in-store' && !(await storeById(tx, storeId)))
    throw new ShopError('bad-input', { field: 'storeId' })
}

function trackingOf(text: string): string {
  const read = readTrackingNumber(text)
  if (read === undefined) throw new ShopError('bad-input', { field: 'tracking' })
  return read
}

/** Base32 without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A name for the parcel and the counter, not a secret: `VR` and eight symbols. */
function returnNumber(): string {
  return `VR${[...randomBytes(8)].map((byte) => ALPHABET.charAt(byte % 32)).join('')}`
}
