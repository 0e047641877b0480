import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
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
    .values({ email: readEmail(given), shopper, site, lang, joined_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  return null
}
