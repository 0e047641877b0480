import * as v from 'valibot'
import { memberData, type MemberData } from '#contract/account/export.contract.ts'
import { ShopError } from '../../../core/shop-error.ts'
import { transact } from '../../../db/transaction.ts'
import type { RequestContext } from '../../../services/route.ts'

/** All that the shop stores of the member who calls, read at one moment; each module reads its part. */
export function exportData(context: RequestContext): Promise<MemberData> {
  const { services, shopper, now } = context
  if (shopper?.kind !== 'member') throw new ShopError('sign-in-needed')
  return transact(
    services.store,
    async (tx) => {
      let data: Partial<MemberData> = { exportedAt: now }
      for (const read of services.exports) data = { ...data, ...(await read(tx, context, shopper)) }
      return v.parse(memberData, data)
    },
    true,
  )
}
