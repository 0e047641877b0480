import type { MemberData } from '#contract/account/export.contract.ts'
import type { Shopper } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import { couponsGrantedTo } from './coupon-rows.ts'
import { personOf } from './person.ts'

/** What was used stays, as a digest: a code is not used again by deleting an account. So do uses that staff took who have left. */
async function dropGrants(tx: Tx, { member, email, at }: ServerEvents['member.erased']): Promise<void> {
  await tx.updateTable('coupon_use').set({ staff_id: null }).where('staff_id', '=', member.id).execute()
  if (email === undefined) return
  await endOwnCodes(tx, { person: personOf(email), at })
  await tx.deleteFrom('coupon_grant').where('person', '=', personOf(email)).execute()
}

/** A code without a person may be used by all shoppers. Codes that others have as well go on. */
async function endOwnCodes(tx: Tx, { person, at }: { readonly person: string; readonly at: number }) {
  const codes = (persons: '=' | '!=') =>
    tx.selectFrom('coupon_grant').select('code').where('person', persons, person)
  await tx
    .updateTable('coupon')
    .set({ ends_at: at })
    .where('code', 'in', codes('='))
    .where('code', 'not in', codes('!='))
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', at)]))
    .execute()
}

/** Coupons belong to a mailbox: an address that is not confirmed has none (trust.md S33). */
async function couponsOfMember(tx: Tx, { id }: Shopper): Promise<MemberData['coupons']> {
  const member = await tx
    .selectFrom('member')
    .select('email')
    .where('id', '=', id)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!member) return []
  const granted = await couponsGrantedTo(tx, personOf(member.email))
  return granted.map(({ coupon, uses }) => ({
    code: coupon.code,
    kind: coupon.kind,
    value: coupon.value,
    least: coupon.least,
    inStore: coupon.in_store === 1,
    startsAt: coupon.starts_at,
    endsAt: coupon.ends_at,
    uses: uses.map(({ at, orderNumber = null }) => ({ at, orderNumber })),
  }))
}

export const promotionData: PersonalData = {
  tables: ['coupon_grant', 'coupon_use'],
  erase: dropGrants,
  export: async (tx, _, member) => ({ coupons: await couponsOfMember(tx, member) }),
}
