import type { MemberData } from '#contract/account/export.contract.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import { guideOf } from './guides/guides.ts'
import { memberById, type Member } from './members.queries.ts'
import { dropMemberMails } from './mail/queue-member-mail.ts'
import { linksOf } from './sign-in-ways.ts'

/** The member's own row is deleted before (`erase-members.ts`): the row marks the account as due for deletion. */
async function eraseAccount(tx: Tx, { member: { id } }: ServerEvents['member.erased']): Promise<void> {
  await tx.deleteFrom('member_link').where('member_id', '=', id).execute()
  await tx.updateTable('member').set({ served_by: null }).where('served_by', '=', id).execute()
  await tx.deleteFrom('member_browser').where('member_id', '=', id).execute()
  await dropMemberMails(tx, id)
  await tx.deleteFrom('social_link').where('member_id', '=', id).execute()
}

export const accountData: PersonalData = {
  tables: ['member', 'member_link', 'member_browser', 'social_link'],
  erase: eraseAccount,
  async export(tx, _, { id }) {
    const member = await memberById(tx, id)
    if (!member) throw new ShopError('sign-in-needed')
    return {
      member: { ...presentMember(member), guideCode: (await guideOf(tx, member))?.guideCode ?? null },
      signInWays: (await linksOf(tx, member)).map(({ issuer, subject, email, linked_at: linkedAt }) => ({
        issuer,
        subject,
        email,
        linkedAt,
      })),
      knownBrowsers: await tx
        .selectFrom('member_browser')
        .select(['browser', 'first_at as firstAt'])
        .where('member_id', '=', id)
        .orderBy('first_at')
        .execute(),
    }
  },
}

function presentMember(member: Member): Omit<MemberData['member'], 'guideCode'> {
  return {
    email: member.email,
    emailConfirmedAt: member.email_confirmed_at,
    firstName: member.first_name,
    lastName: member.last_name,
    nickname: member.nickname,
    phone: member.phone,
    country: member.country,
    birthday: member.birthday,
    memberCode: member.member_code,
    store: member.store,
    site: member.site,
    language: member.lang,
    registeredAt: member.created_at,
    newEmail: member.new_email,
  }
}
