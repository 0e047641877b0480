import { mergeCartLines } from '#domain/cart/merge.ts'
import type { Tx } from '../../db/schema/database.ts'
import { bumpVersion, writeLines } from './cart.commands.ts'
import { linesOf } from './cart.queries.ts'

/** At sign-in: adds the guest's lines to the member's, within stock and limits. */
export async function mergeCart(tx: Tx, guest: string, member: string, now: number) {
  // Both carts are locked: an operation on either waits until the merge is done.
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
