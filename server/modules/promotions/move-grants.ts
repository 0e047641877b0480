import type { Tx } from '../../db/schema/database.ts'
import { personOf } from './person.ts'

interface Move {
  readonly from: string
  readonly to: string
  /** Undefined: all codes of the mailbox. */
  readonly codes?: readonly string[]
}

/** Codes that were given to one mailbox become another's, with their uses, so that none comes back by it. */
export async function moveGrants(tx: Tx, { from, to, codes }: Move): Promise<void> {
  const [before, after] = [personOf(from), personOf(to)]
  if (before === after) return
  const given = await tx.selectFrom('coupon_grant').selectAll().where('person', '=', before).execute()
  for (const grant of given.filter(({ code }) => codes?.includes(code) ?? true)) {
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
    await tx.deleteFrom('coupon_grant').where('code', '=', grant.code).where('person', '=', before).execute()
  }
}
