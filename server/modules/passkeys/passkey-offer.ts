import { transact } from '../../db/transaction.ts'
import type { RequestContext } from '../../services/route.ts'
import { callingMember } from './calling-member.ts'
import { passkeysOf } from './passkeys.queries.ts'

/**
 * Whether to offer a passkey after this order: once, to a member without one. Repeated calls for the same order return
 * the same, so that a reload shows it again.
 */
export async function isOffered(context: RequestContext, orderNumber: string): Promise<boolean> {
  return transact(context.services.store, async (tx) => {
    const member = await callingMember(tx, context)
    if ((await passkeysOf(tx, member.id)).length > 0) return false
    await tx
      .insertInto('passkey_offer')
      .values({ member_id: member.id, order_number: orderNumber })
      .onConflict((conflict) => conflict.column('member_id').doNothing())
      .execute()
    const offer = await tx
      .selectFrom('passkey_offer')
      .select('order_number')
      .where('member_id', '=', member.id)
      .executeTakeFirst()
    return offer?.order_number === orderNumber
  })
}

export async function decline(context: RequestContext): Promise<void> {
  const { db } = context.services.store
  const member = await callingMember(db, context)
  await db
    .insertInto('passkey_offer')
    .values({ member_id: member.id, order_number: null })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ order_number: null }))
    .execute()
}
