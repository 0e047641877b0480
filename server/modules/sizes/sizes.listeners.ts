import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'

/** The newest values become the member's, whichever of the two set them; the guest's row is deleted. */
export async function mergeSizes(tx: Tx, { guest, member }: ServerEvents['identity.merged']): Promise<void> {
  const of = (shopper: Shopper) =>
    tx.selectFrom('size_info').selectAll().where('shopper', '=', shopperKey(shopper)).executeTakeFirst()
  const [brought, own] = [await of(guest), await of(member)]
  if (!brought) return
  await tx.deleteFrom('size_info').where('shopper', '=', shopperKey(guest)).execute()
  if (!own)
    await tx
      .insertInto('size_info')
      .values({ ...brought, shopper: shopperKey(member) })
      .execute()
  else
    await tx
      .updateTable('size_info')
      // A device that knows the guest's version must take the member's response as newer.
      .set({
        ...(brought.saved_at > own.saved_at ? brought : own),
        shopper: shopperKey(member),
        version: Math.max(own.version, brought.version) + 1,
      })
      .where('shopper', '=', shopperKey(member))
      .execute()
}
