import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import { loginDiscountOf } from './discounts.queries.ts'

async function eraseLoginDiscount(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  await tx.deleteFrom('login_discount').where('member_id', '=', member.id).execute()
}

export const discountData: PersonalData = {
  tables: ['login_discount'],
  erase: eraseLoginDiscount,
  async export(tx, _, member) {
    const row = await loginDiscountOf(tx, member.id)
    return {
      loginDiscount: row ? { site: row.site, givenAt: row.given_at, isUsed: row.order_id !== null } : null,
    }
  },
}
