import { shopperKey } from '#domain/account/shopper.ts'
import { sha256 } from '../../core/digest.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { personOf } from '../promotions/person.ts'
import { askToJoin, subscribeMember, unsubscribeMember } from './newsletter.commands.ts'

/** A buyer who has ticked the news at checkout is asked by mail first (trust.md S33). */
export async function joinByOrder(
  tx: Tx,
  { orderId, at, shopper, subscribe }: ServerEvents['order.placed'],
): Promise<void> {
  if (!subscribe) return
  const { email, ...row } = await tx
    .selectFrom('shop_order')
    .select(['email', 'site', 'lang'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { site, language } = storefrontOfRow(row)
  const actor = { shopper, site, language, now: at }
  await askToJoin(tx, { email: email.trim().toLowerCase(), source: 'checkout', actor })
}

export async function followNewsletter(
  tx: Tx,
  { actor, change }: ServerEvents['preferences.changed'],
): Promise<void> {
  if (change.newsletter === true) await subscribeMember(tx, actor)
  if (change.newsletter === false) await unsubscribeMember(tx, actor.shopper)
}

/**
 * Moves the subscription to the new address, unless that address is subscribed already: one that its owner had not confirmed stays
 * behind, with its link. The new mailbox has had the gift that the confirmed one before has had.
 */
export async function moveNewsletter(
  tx: Tx,
  { member, from, to, wasConfirmed, at }: ServerEvents['member.email-changed'],
): Promise<void> {
  if (wasConfirmed) await moveGift(tx, { from, to, at })
  const own = await tx
    .deleteFrom('newsletter')
    .where('email', '=', from)
    .where('confirmed_at', 'is not', null)
    .where((row) =>
      row.or([
        row('shopper', '=', shopperKey(member)),
        ...(wasConfirmed ? [row('shopper', 'is', null)] : []),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  if (!own) return
  const moved = { ...own, shopper: shopperKey(member), token_hash: null, address_hash: sha256(to) }
  await tx
    .insertInto('newsletter')
    .values({ ...moved, email: to })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(moved).where('newsletter.confirmed_at', 'is', null),
    )
    .execute()
}

interface Move {
  readonly from: string
  readonly to: string
  readonly at: number
}

async function moveGift(tx: Tx, { from, to, at }: Move): Promise<void> {
  const had = await tx
    .selectFrom('newsletter_gift')
    .select('person')
    .where('person', '=', personOf(from))
    .executeTakeFirst()
  if (!had) return
  await tx
    .insertInto('newsletter_gift')
    .values({ person: personOf(to), address: sha256(to), at })
    .onConflict((conflict) => conflict.column('person').doNothing())
    .execute()
}
