import type { SignedIn } from '#contract/account/login.contract.ts'
import { createShopper } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { RequestContext } from '../../services/route.ts'
import { giveLoginDiscount } from '../discounts/discounts.commands.ts'
import { mergeGuest } from '../identity/merge-guest.ts'
import { rememberBrowser } from './known-browsers.ts'
import { takeBackDeletion } from './erasure/leave-account.ts'
import { couponNumberOf } from './coupon-number.ts'
import { presentUserInfo } from './members.present.ts'
import type { Member } from './members.queries.ts'

interface Entry {
  readonly member: Member
  /** The member takes the login discount, which each is given once (spec 9.6). */
  readonly takeDiscount?: boolean | undefined
}

/**
 * Signs a member in on this device, whose proof has been checked: a new session (trust.md S2), and what the guest of
 * this device has becomes the member's, exactly once (offline.md D8). All of it in this transaction, so that a crash
 * leaves a guest with everything or a member with everything. Another member who was signed in here is signed out. Throws
 * `sign-in-wrong` for an account whose deletion has become final.
 */
export async function enter(
  tx: Tx,
  context: RequestContext,
  { member, takeDiscount = false }: Entry,
): Promise<SignedIn> {
  const shopper = createShopper('member', member.id)
  const guest = context.shopper?.kind === 'guest' ? context.shopper : undefined
  const returned = member.leaves_at !== null
  if (returned) await takeBackDeletion(tx, member, context.now)
  await context.enter(tx, shopper)
  const { site, language, currency, locale } = context
  const storefront = { site, language, currency, locale }
  const report = guest
    ? await mergeGuest(tx, context, { guest, member: shopper, storefront })
    : { capped: [], left: [] }
  await rememberBrowser(tx, context, member)
  const loginDiscount = takeDiscount ? await giveDiscount(tx, context, member) : undefined
  const userInfo = presentUserInfo(member, await couponNumberOf(tx, member, context.now))
  return { userInfo, ...report, returned, ...(loginDiscount && { loginDiscount }) }
}

/** Undefined for an account that this very call has made: the discount is for those that exist. */
async function giveDiscount(tx: Tx, { site, now }: RequestContext, { id, created_at: since }: Member) {
  if (since >= now) return undefined
  return (await giveLoginDiscount(tx, { memberId: id, site, at: now })) ? 'given' : 'had'
}
