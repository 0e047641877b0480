import { mergeCartLines } from '#domain/cart/merge.ts'
import type { Tx } from '../../db/schema/database.ts'
import { bumpVersion, writeLines } from './cart.commands.ts'
import { linesOf } from './cart.queries.ts'

/** At sign-in: the guest's lines come on top of the member's, as far as there is stock and room. */
export async function mergeCart(tx: Tx, guest: string, member: string, now: number) {
  // Both bags are locked: an operation of either waits until the merge is done.
  await bumpVersion(tx, guest, now)
  await bumpVersion(tx, member, now)
  const brought = await linesOf(tx, guest)
  const own = await linesOf(tx, member)
  if (brought.length === 0) return { capped: [], left: [] }
  const stock = await tx
    .selectFrom('sku')
    .select(['sku', 'stock'])
    .where(
      'sku',
      'in',
      brought.map((line) => line.sku),
    )
    .execute()
  const merged = mergeCartLines(own, brought, (sku) => stock.find((row) => row.sku === sku)?.stock ?? 0)
  await writeLines(tx, member, own, merged.lines)
  await tx.deleteFrom('cart_line').where('principal', '=', guest).execute()
  return merged
}
