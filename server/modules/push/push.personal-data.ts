import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import { dropOldest } from './push.commands.ts'

/** The guest's browsers become the member's; the tag of the guest's cart goes, because that cart is empty now. */
async function mergePush(tx: Tx, { guest, member }: ServerEvents['identity.merged']): Promise<void> {
  await tx
    .updateTable('push_subscription')
    .set({ shopper: shopperKey(member) })
    .where('shopper', '=', shopperKey(guest))
    .execute()
  await tx.deleteFrom('push_tag').where('shopper', '=', shopperKey(guest)).execute()
  await dropOldest(tx, member)
}

export async function erasePush(
  tx: Tx,
  { member }: Pick<ServerEvents['member.erased'], 'member'>,
): Promise<void> {
  const browsers = tx.selectFrom('push_subscription').select('id').where('shopper', '=', shopperKey(member))
  await tx.deleteFrom('stock_watch').where('subscription_id', 'in', browsers).execute()
  await tx.deleteFrom('push_subscription').where('shopper', '=', shopperKey(member)).execute()
  await tx.deleteFrom('push_tag').where('shopper', '=', shopperKey(member)).execute()
}

export const pushData: PersonalData = {
  tables: ['push_subscription', 'push_tag', 'stock_watch'],
  merge: mergePush,
  erase: erasePush,
  async export(tx, _, member) {
    const browsers = await tx
      .selectFrom('push_subscription')
      .select([
        'time_zone as timeZone',
        'cart_reminder',
        'back_in_stock',
        'parcel_moves',
        'created_at as since',
      ])
      .where('shopper', '=', shopperKey(member))
      .orderBy('created_at', 'desc')
      .execute()
    return {
      notifications: browsers.map(({ cart_reminder, back_in_stock, parcel_moves, ...browser }) => ({
        ...browser,
        cartReminder: cart_reminder === 1,
        backInStock: back_in_stock === 1,
        parcelMoves: parcel_moves === 1,
      })),
    }
  },
}
