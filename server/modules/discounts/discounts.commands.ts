import { randomUUID } from 'node:crypto'
import type { Site } from '#domain/region/sites.ts'
import type { Tx } from '../../db/schema/database.ts'

interface Gift {
  readonly memberId: string
  /** The site that has offered it. */
  readonly site: Site
  readonly at: number
}

/** Gives a member the login discount; false for one who has been given it before, used or not. */
export async function giveLoginDiscount(tx: Tx, { memberId, site, at }: Gift): Promise<boolean> {
  const made = await tx
    .insertInto('login_discount')
    .values({ member_id: memberId, id: randomUUID(), site, given_at: at, order_id: null })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}

interface Use {
  readonly id: string
  readonly orderId: string
}

/** Marks a discount as used by an order; false where another order has it, or its member is gone. */
export async function takeLoginDiscount(tx: Tx, { id, orderId }: Use): Promise<boolean> {
  const taken = await tx
    .updateTable('login_discount')
    .set({ order_id: orderId })
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** The same for an order that has given it back, by the sum it was placed with; true for a sum without one. */
export async function retakeLoginDiscount(tx: Tx, orderId: string): Promise<boolean> {
  const adjustment = await tx
    .selectFrom('order_adjustment')
    .select('ledger_ref')
    .where('order_id', '=', orderId)
    .where('rule', '=', 'login-discount')
    .executeTakeFirst()
  return !adjustment || takeLoginDiscount(tx, { id: adjustment.ledger_ref ?? '', orderId })
}

/** Returns the discount of an order that was not completed to the member; idempotent. */
export async function giveBackLoginDiscount(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('login_discount').set({ order_id: null }).where('order_id', '=', orderId).execute()
}
