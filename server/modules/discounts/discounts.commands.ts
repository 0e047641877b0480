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
