import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { EventServices } from '../../services/services.ts'
import { clearTags, updatePushTags } from './push-tags.ts'

export function updateReminder(
  tx: Tx,
  { actor, lines }: ServerEvents['cart.changed'],
  { catalogue }: EventServices,
): Promise<void> {
  return updatePushTags(catalogue, tx, actor, lines)
}

export function clearReminder(tx: Tx, { shopper }: ServerEvents['order.placed']): Promise<void> {
  return clearTags(tx, shopper)
}
