import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import { claimPhotos } from '../media/uploads/photo-claims.ts'

async function mergeReturns(tx: Tx, { guest, member }: ServerEvents['identity.merged']): Promise<void> {
  await tx
    .updateTable('order_return')
    .set({ shopper: shopperKey(member) })
    .where('shopper', '=', shopperKey(guest))
    .execute()
}

/** Sums, pieces and dates stay with the books of the order; words and photos of the member go. */
async function eraseReturns(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  const returns = await tx
    .selectFrom('order_return')
    .select('id')
    .where('shopper', '=', shopperKey(member))
    .execute()
  for (const { id } of returns) await claimPhotos(tx, { owner: `return:${id}`, named: [] })
  await tx
    .updateTable('order_return')
    .set({ description: '', photos: '[]', courier: '', tracking: '' })
    .where('shopper', '=', shopperKey(member))
    .execute()
}

export const returnData: PersonalData = {
  tables: ['order_return'],
  merge: mergeReturns,
  erase: eraseReturns,
}
