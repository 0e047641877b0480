import type { MemberCard } from '#contract/account/customer.contract.ts'
import type { UserInfo } from '#contract/account/login.contract.ts'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import type { Member } from './members.queries.ts'

/** What every page shows of the member who calls; of a guest nothing (spec 3, 4.1). */
export function presentUserInfo(member: Member | undefined, couponNum: number): UserInfo {
  return {
    nickname: member?.nickname ?? '',
    couponNum,
    email: member?.email ?? '',
    customersId: member?.id ?? '',
    emailConfirmed: member?.email_confirmed_at != null,
  }
}

/** The same with what the member has entered about themselves. */
export function presentProfile(member: Member, couponNum: number) {
  return {
    ...presentUserInfo(member, couponNum),
    firstName: member.first_name,
    lastName: member.last_name,
    mobile: member.phone,
    country: member.country,
    birthday: member.birthday,
    memberCode: member.member_code,
    newEmail: member.new_email ?? '',
  }
}

/** What the member shows at the till; `tillKey` is of the session that asks. */
export function presentCard(
  member: Member,
  { tier, tillKey }: { readonly tier: string; readonly tillKey: string | undefined },
): MemberCard {
  return {
    // The newest response replaces the one before.
    version: 0,
    shopper: shopperKey(createShopper('member', member.id)),
    firstName: member.first_name,
    lastName: member.last_name,
    memberCode: member.member_code,
    tier,
    ...(tillKey !== undefined && { tillKey }),
  }
}
