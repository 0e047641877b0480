import type { Tx } from '../../db/schema/database.ts'
import type { QueuedItem } from '../../queue/outbox.ts'
import type { Services } from '../../services/services.ts'
import { queueEgiftMail, type QueuedEgiftMail } from './queue-egift-mail.ts'

/**
 * The mail of a card could not be delivered, after all attempts: the card shows it, and the buyer is told, who corrects the address and has it
 * sent again (traps 3.16). The cards of one line go to one address: the buyer has one mail about them.
 */
export async function noteUndelivered(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  item: Pick<QueuedItem, 'payload'>,
): Promise<void> {
  const { template, cardId, turn } = JSON.parse(item.payload) as QueuedEgiftMail
  if (template !== 'card') return
  const failed = await tx
    .updateTable('egift_card')
    .set({ failed_turn: turn })
    .where('card_id', '=', cardId)
    .where('turn', '=', turn)
    .where((row) => row.or([row('sent_turn', 'is', null), row('sent_turn', '<', turn)]))
    .returning(['order_id', 'position'])
    .executeTakeFirst()
  if (!failed) return
  const before = await tx
    .selectFrom('egift_card')
    .select('card_id')
    .where('order_id', '=', failed.order_id)
    .where('position', '=', failed.position)
    .where('card_id', '!=', cardId)
    .where('turn', '=', turn)
    .where('failed_turn', '=', turn)
    .executeTakeFirst()
  if (!before) await queueEgiftMail(tx, { template: 'undelivered', cardId, turn }, now())
}
