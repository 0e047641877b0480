import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { EventServices } from '../../services/services.ts'
import { dropOldest, turnOffEverywhere } from './push.commands.ts'
import { clearTags, updatePushTags } from './push-tags.ts'

export function updateReminder(
  tx: Tx,
  { actor, lines }: ServerEvents['cart.changed'],
  services: EventServices,
): Promise<void> {
  return updatePushTags(tx, { ...actor, services }, lines)
}

/** The guest's browsers become the member's; the tag of the guest's cart goes, because that cart is empty now. */
export async function mergePush(tx: Tx, { guest, member }: ServerEvents['identity.merged']): Promise<void> {
  await tx
    .updateTable('push_subscription')
    .set({ shopper: shopperKey(member) })
    .where('shopper', '=', shopperKey(guest))
    .execute()
  await tx.deleteFrom('push_tag').where('shopper', '=', shopperKey(guest)).execute()
  await dropOldest(tx, member)
}

export function clearReminder(tx: Tx, { shopper }: ServerEvents['order.placed']): Promise<void> {
  return clearTags(tx, shopper)
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

export async function followPush(
  tx: Tx,
  { actor: { shopper }, change }: ServerEvents['preferences.changed'],
): Promise<void> {
  if (change.cartPush) await turnOffEverywhere(tx, shopper, 'cart_reminder')
  if (change.stockPush) await turnOffEverywhere(tx, shopper, 'back_in_stock')
}
