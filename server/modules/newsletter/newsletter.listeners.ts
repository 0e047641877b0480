import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { subscribeMember, unsubscribeMember } from './newsletter.commands.ts'

export async function followNewsletter(
  tx: Tx,
  { actor, change }: ServerEvents['preferences.changed'],
): Promise<void> {
  if (change.newsletter === true) await subscribeMember(tx, actor)
  if (change.newsletter === false) await unsubscribeMember(tx, actor.shopper)
}

/** Moves the subscription to the new address, unless that address is subscribed already. */
export async function moveNewsletter(
  tx: Tx,
  { member, from, to }: ServerEvents['member.email-changed'],
): Promise<void> {
  const own = await tx
    .deleteFrom('newsletter')
    .where('email', '=', from)
    .where('shopper', '=', shopperKey(member))
    .returningAll()
    .executeTakeFirst()
  if (!own) return
  await tx
    .insertInto('newsletter')
    .values({ ...own, email: to })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}
