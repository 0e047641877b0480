import { sql } from 'kysely'
import type { Address } from '#contract/address-schema.ts'
import { keysOfKind, shopperKey, type ShopperKey } from '#domain/account/shopper.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { OPEN_RETURN_STATES } from '#domain/returns/return-states.ts'
import type { Tx } from '../../db/schema/database.ts'
import { purgeLog } from '../../db/purge-log.ts'
import { transact } from '../../db/transaction.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { Services } from '../../services/services.ts'
import { eraseReturnsOf } from './after-sale/erase-returns.ts'
import { eraseEgiftsOf } from './egifts-of-order.ts'
import { CLOSED, OPEN_AT_PROVIDER } from './orders.policy.ts'

/** A closed order keeps its address this long: its last mail may still be on its way. */
const AFTER_CLOSING_MS = DAY_MS
const AT_ONCE = 50

/**
 * The orders of an erased member are to lose what names the member, each as soon as it is closed; their sums stay for
 * tax (trust.md S37). Orders that a guest has placed with the confirmed address are the member's, too.
 */
export async function queueOrderErasure(
  tx: Tx,
  { member, email, at }: ServerEvents['member.erased'],
): Promise<void> {
  const shopper = shopperKey(member)
  if (email !== undefined)
    await tx
      .updateTable('shop_order')
      .set({ shopper })
      .where('shopper', 'like', keysOfKind('guest'))
      .where(sql<string>`lower(email)`, '=', email)
      .execute()
  await tx
    .insertInto('order_erasure')
    .values({ shopper, since: at })
    .onConflict((conflict) => conflict.column('shopper').doNothing())
    .execute()
}

/** Erases what names the buyer from closed orders of erased members. Returns the number of orders. */
export async function eraseOrders(services: Services): Promise<number> {
  const { store } = services
  const due = await store.db.selectFrom('order_erasure').select('shopper').orderBy('since').execute()
  let erased = 0
  for (const { shopper } of due)
    erased += await transact(store, (tx) => eraseOrdersOf(tx, { shopper, now: services.now() }))
  if (erased > 0) await purgeLog(store)
  return erased
}

export async function isAnyOrderToErase({ store }: Services): Promise<boolean> {
  return (
    (await store.db.selectFrom('order_erasure').select('shopper').limit(1).executeTakeFirst()) !== undefined
  )
}

async function eraseOrdersOf(
  tx: Tx,
  { shopper, now }: { readonly shopper: ShopperKey; readonly now: number },
): Promise<number> {
  const named = () => tx.selectFrom('shop_order').where('shopper', '=', shopper).where('email', '!=', '')
  const closed = await named()
    .select(['id', 'address', 'changed_at'])
    .where('status', 'in', CLOSED)
    .where('changed_at', '<=', now - AFTER_CLOSING_MS)
    .where((order) =>
      order.not(
        order.exists(
          order
            .selectFrom('payment_attempt')
            .select('payment_attempt.id')
            .whereRef('payment_attempt.order_id', '=', 'shop_order.id')
            .where('payment_attempt.state', 'in', OPEN_AT_PROVIDER),
        ),
      ),
    )
    .where((order) =>
      order.not(
        order.exists(
          order
            .selectFrom('order_return')
            .select('order_return.id')
            .whereRef('order_return.order_id', '=', 'shop_order.id')
            .where('order_return.state', 'in', OPEN_RETURN_STATES),
        ),
      ),
    )
    .limit(AT_ONCE)
    .execute()
  for (const { id, address, changed_at: unchanged } of closed) {
    const erased = await tx
      .updateTable('shop_order')
      .set({
        email: '',
        person: '',
        address: address && JSON.stringify(destinationOf(JSON.parse(address) as Address)),
        billing: null,
        note: '',
      })
      .where('id', '=', id)
      .where('changed_at', '=', unchanged)
      .executeTakeFirst()
    if (erased.numUpdatedRows !== 1n) continue
    await tx.updateTable('payment_attempt').set({ card_mark: null }).where('order_id', '=', id).execute()
    await eraseReturnsOf(tx, id)
    await eraseEgiftsOf(tx, id)
  }
  if (!(await named().select('id').limit(1).executeTakeFirst()))
    await tx.deleteFrom('order_erasure').where('shopper', '=', shopper).execute()
  return closed.length
}

/** What decides the tax of a parcel. */
function destinationOf({ country, state }: Address): Address {
  return {
    country,
    state,
    firstName: '',
    lastName: '',
    line1: '',
    line2: '',
    city: '',
    postalCode: '',
    phone: '',
  }
}
