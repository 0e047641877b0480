import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { NewsletterSource } from '#domain/promotions/newsletter-gifts.ts'
import { sha256 } from '../../core/digest.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { RequestContext, ShopperContext } from '../../services/route.ts'
import type { Services } from '../../services/services.ts'
import { readEmail } from '../notify/notify.policy.ts'
import type { Coupon } from '../promotions/coupon-rows.ts'
import { queueNewsletterQuestion } from './newsletter-question.ts'
import { welcomeCoupons } from './newsletter.queries.ts'
import { readUnsubscribeToken } from './unsubscribe-link.ts'
import { giveWelcome } from './welcome-gift.ts'

interface Joining {
  readonly email: string
  readonly from?: 'footer' | 'popup' | undefined
}

/**
 * Subscribes an address. One that is not known to be the caller's gets one question by mail, and nothing else before its owner has
 * agreed (traps 3.18, trust.md S33). Subscribing again changes nothing, and the response does not reveal whether an address was known
 * (trust.md S6). Throws `email-wrong`.
 */
export async function joinNewsletter(tx: Tx, context: ShopperContext, input: Joining): Promise<null> {
  const email = readEmail(input.email, context.services.env.ADDRESS_RULES)
  await askToJoin(tx, { email, source: input.from ?? 'footer', actor: context })
  return null
}

interface Wish {
  readonly email: string
  readonly source: NewsletterSource
  readonly actor: Actor
}

/** Subscribes an address in its stored form, by its owner's confirmation where it is not known to be the actor's. */
export async function askToJoin(tx: Tx, { email, source, actor }: Wish): Promise<void> {
  const { site, language, now, shopper } = actor
  if ((await confirmedEmail(tx, shopper)) === email) {
    await subscribeOwn(tx, { email, source, actor })
    return
  }
  const wish = { shopper: shopperKey(shopper), site, lang: language, source, joined_at: now }
  const asked = await tx
    .insertInto('newsletter')
    .values({ email, address_hash: sha256(email), ...wish, confirmed_at: null, token_hash: null })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(answerOf(wish)).where('newsletter.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  if (asked.numInsertedOrUpdatedRows === 1n) await queueNewsletterQuestion(tx, email, now)
}

/**
 * The owner of an address agrees, and gets the codes of the subscription, once for each mailbox. Returns the codes that it has given,
 * also where the link was used before. Throws `link-invalid`.
 */
export async function confirmNewsletter(
  { services, shopper, now }: RequestContext,
  token: string,
): Promise<readonly Coupon[]> {
  return transact(services.store, async (tx) => {
    const hash = sha256(token)
    const confirmed = await tx
      .updateTable('newsletter')
      .set({ confirmed_at: now, shopper: shopper ? shopperKey(shopper) : null })
      .where('token_hash', '=', hash)
      .where('confirmed_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (confirmed) await giveWelcome(tx, confirmed, now)
    const subscription =
      confirmed ??
      (await tx.selectFrom('newsletter').selectAll().where('token_hash', '=', hash).executeTakeFirst())
    if (!subscription) throw new ShopError('link-invalid')
    return welcomeCoupons(tx, subscription)
  })
}

type Actor = Pick<ServerEvents['preferences.changed']['actor'], 'shopper' | 'site' | 'language' | 'now'>

/** Subscribes the member's address. Throws `email-unconfirmed`: it may be another person's (trust.md S33). */
export async function subscribeMember(tx: Tx, actor: Actor): Promise<void> {
  const email = await confirmedEmail(tx, actor.shopper)
  if (email === undefined) throw new ShopError('email-unconfirmed')
  await subscribeOwn(tx, { email, source: 'account', actor })
}

/** Subscribes an address that is known to be the caller's: it need not be asked. */
async function subscribeOwn(tx: Tx, { email, source, actor }: Wish): Promise<void> {
  const { site, language: lang, now } = actor
  const shopper = shopperKey(actor.shopper)
  const row = { shopper, site, lang, source, joined_at: now, confirmed_at: now, token_hash: null }
  const subscribed = await tx
    .insertInto('newsletter')
    .values({ email, address_hash: sha256(email), ...row })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(answerOf(row)).where('newsletter.confirmed_at', 'is', null),
    )
    .returning('source')
    .executeTakeFirst()
  if (subscribed) await giveWelcome(tx, { email, ...row, source: subscribed.source }, now)
  else await tx.updateTable('newsletter').set({ shopper }).where('email', '=', email).execute()
}

/** What joining again changes of an open question: a tick at checkout, which gives nothing, leaves it the codes that it has promised. */
function answerOf<Row extends { readonly source: NewsletterSource }>({ source, ...row }: Row) {
  return source === 'checkout' ? row : { ...row, source }
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

/**
 * Ends the subscription of the address that a mailed link names, without an account. Where it has ended before, nothing changes and
 * the answer is the same. Throws `link-invalid`.
 */
export async function unsubscribeByLink({ store }: Pick<Services, 'store'>, token: string): Promise<void> {
  const addressHash = await readUnsubscribeToken(store.db, token)
  if (addressHash === undefined) throw new ShopError('link-invalid')
  await transact(store, (tx) => tx.deleteFrom('newsletter').where('address_hash', '=', addressHash).execute())
}

/** Ends the subscription of an address in its stored form, or the question about it. Returns whether there was one. */
export async function removeSubscription(tx: Tx, email: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('newsletter')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

async function confirmedEmail(tx: Tx, { kind, id }: Shopper): Promise<string | undefined> {
  if (kind !== 'member') return undefined
  const member = await tx
    .selectFrom('member')
    .select('email')
    .where('id', '=', id)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return member?.email
}
