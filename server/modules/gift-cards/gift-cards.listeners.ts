import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'

/** The cards of a member move to the new address. An address that was only typed had none: they are those of its real owner. */
export async function moveGiftCards(
  tx: Tx,
  { from, to, wasConfirmed }: ServerEvents['member.email-changed'],
): Promise<void> {
  if (!wasConfirmed) return
  await tx.updateTable('gift_card').set({ email: to }).where('email', '=', from).execute()
}
