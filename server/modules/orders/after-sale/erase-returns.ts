import type { Tx } from '../../../db/schema/database.ts'
import { claimPhotos } from '../../media/uploads/photo-claims.ts'

/** What the returns of a closed order say of its buyer goes: words, photos and parcel. Pieces, sums and dates stay with the books (trust.md S37). */
export async function eraseReturnsOf(tx: Tx, orderId: string): Promise<void> {
  const returns = await tx.selectFrom('order_return').select('id').where('order_id', '=', orderId).execute()
  for (const { id } of returns) {
    await claimPhotos(tx, { owner: `return:${id}`, named: [] })
    await tx.updateTable('return_event').set({ data: '{}' }).where('return_id', '=', id).execute()
  }
  await tx
    .updateTable('order_return')
    .set({ description: '', photos: '[]', courier: '', tracking: '' })
    .where('order_id', '=', orderId)
    .execute()
}
