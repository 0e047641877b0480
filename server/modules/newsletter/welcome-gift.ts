import { NEWSLETTER_GIFT_DAYS, newsletterGifts } from '#domain/promotions/newsletter-gifts.ts'
import { midnightAfterDays } from '#domain/region/site-day.ts'
import { parseShopperKey } from '#domain/account/shopper.ts'
import { sha256 } from '../../core/digest.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import type { Tx } from '../../db/schema/database.ts'
import { queueOut } from '../../queue/outbox.ts'
import { hasBought } from '../promotions/first-order.ts'
import { grantCoupon } from '../promotions/grant-coupon.ts'
import { personOf } from '../promotions/person.ts'
import { WELCOME_PREFIX, type Subscription } from './newsletter.queries.ts'

/**
 * Gives the codes of a subscription that was confirmed at `now` to its mailbox, and queues the mail that names them: one set for each
 * mailbox, whichever way and how often it is written (traps 3.19). A code for the first order is not given to a mailbox that has bought.
 * A subscription at checkout gives nothing, and leaves the mailbox its set.
 */
export async function giveWelcome(
  tx: Tx,
  { email, shopper, source, ...row }: Pick<Subscription, 'email' | 'shopper' | 'site' | 'lang' | 'source'>,
  now: number,
): Promise<void> {
  const { site } = storefrontOfRow(row)
  const offered = newsletterGifts(source, site)
  if (offered.length === 0) return
  const person = personOf(email)
  const noted = await tx
    .insertInto('newsletter_gift')
    .values({ person, address: sha256(email), at: now })
    .onConflict((conflict) => conflict.column('person').doNothing())
    .executeTakeFirst()
  if (noted.numInsertedOrUpdatedRows !== 1n) return
  const holder = shopper === null ? undefined : parseShopperKey(shopper)
  const memberId = holder?.kind === 'member' ? holder.id : undefined
  const isTooLate = await hasBought(tx, { person, memberId })
  const gifts = offered.filter((gift) => !(gift.isFirstOrder && isTooLate))
  if (gifts.length === 0) return
  const endsAt = midnightAfterDays(now, NEWSLETTER_GIFT_DAYS, site)
  for (const { isFirstOrder, ...terms } of gifts)
    await grantCoupon(tx, {
      prefix: WELCOME_PREFIX,
      email,
      ...terms,
      first_order: isFirstOrder ? 1 : 0,
      endsAt,
      now,
    })
  // The reference is logged, so it holds no address.
  await queueOut(tx, { kind: 'welcome-mail', ref: person, payload: { email } }, now)
}
