import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { ShopperContext } from '../../services/route.ts'
import { readEmail } from '../notify/notify.policy.ts'

/**
 * Subscribing twice changes nothing, and the response does not reveal whether an address was known (trust.md S6).
 */
export async function joinNewsletter(tx: Tx, context: ShopperContext, given: string): Promise<null> {
  const { site, language: lang, now } = context
  const shopper = shopperKey(context.shopper)
  await tx
    .insertInto('newsletter')
    .values({
      email: readEmail(given, context.services.env.ADDRESS_RULES),
      shopper,
      site,
      lang,
      joined_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  return null
}

type Actor = ServerEvents['preferences.changed']['actor']

/** Subscribes the member's address. Throws `email-unconfirmed`: it may be another person's (trust.md S33). */
export async function subscribeMember(tx: Tx, { shopper, site, language: lang, now }: Actor): Promise<void> {
  const email = await confirmedEmail(tx, shopper)
  if (email === undefined) throw new ShopError('email-unconfirmed')
  const subscription = { shopper: shopperKey(shopper), site, lang, joined_at: now }
  await tx
    .insertInto('newsletter')
    .values({ email, ...subscription })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ shopper: subscription.shopper }))
    .execute()
}

/** Ends the member's subscriptions, also that of their confirmed address by a guest. */
export async function unsubscribeMember(tx: Tx, member: Shopper): Promise<void> {
  const email = await confirmedEmail(tx, member)
  await tx
    .deleteFrom('newsletter')
    .where((row) =>
      row.or([
        row('shopper', '=', shopperKey(member)),
        ...(email === undefined ? [] : [row('email', '=', email)]),
      ]),
    )
    .execute()
}

async function confirmedEmail(tx: Tx, { id }: Shopper): Promise<string | undefined> {
  const member = await tx
    .selectFrom('member')
    .select('email')
    .where('id', '=', id)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return member?.email
}
