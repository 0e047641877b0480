import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { personOf } from './person.ts'

/**
 * The coupons of a member move to the new address with their uses, so that none comes back by it. An address that was only typed had
 * none: they are those of its real owner.
 */
export async function moveCoupons(
  tx: Tx,
  { from, to, wasConfirmed }: ServerEvents['member.email-changed'],
): Promise<void> {
  const [before, after] = [personOf(from), personOf(to)]
  if (!wasConfirmed || before === after) return
  const granted = await tx.selectFrom('coupon_grant').selectAll().where('person', '=', before).execute()
  for (const grant of granted) {
    await tx
      .insertInto('coupon_grant')
      .values({ ...grant, person: after })
      .onConflict((conflict) => conflict.columns(['code', 'person']).doNothing())
      .execute()
    await tx
      .updateTable('coupon_use')
      .set({ person: after })
      .where('code', '=', grant.code)
      .where('person', '=', before)
      .execute()
  }
  await tx.deleteFrom('coupon_grant').where('person', '=', before).execute()
}
