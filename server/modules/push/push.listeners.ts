import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { EventServices } from '../../services/services.ts'
import { turnOffEverywhere } from './push.commands.ts'
import { clearTags, updatePushTags } from './push-tags.ts'

export function updateReminder(
  tx: Tx,
  { actor, lines }: ServerEvents['cart.changed'],
  services: EventServices,
): Promise<void> {
  return updatePushTags(tx, { ...actor, services }, lines)
}

export function clearReminder(tx: Tx, { shopper }: ServerEvents['order.placed']): Promise<void> {
  return clearTags(tx, shopper)
}

export async function followPush(
  tx: Tx,
  { actor: { shopper }, change }: ServerEvents['preferences.changed'],
): Promise<void> {
  if (change.cartPush) await turnOffEverywhere(tx, shopper, 'cart_reminder')
  if (change.parcelPush) await turnOffEverywhere(tx, shopper, 'parcel_moves')
  if (change.stockPush) await turnOffEverywhere(tx, shopper, 'back_in_stock')
}
