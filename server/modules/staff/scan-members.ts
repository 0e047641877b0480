import { randomUUID } from 'node:crypto'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/stores/staff.contract.ts'
import { readMemberCode } from '#domain/account/member-code.ts'
import { createShopper } from '#domain/account/shopper.ts'
import { readTillCode, type TillCode } from '#domain/account/till-code.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Reader } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import type { RequestContext } from '../../services/route.ts'
import { findTillCode } from '../identity/till-keys.ts'
import { newSecret } from '../kiosk/kiosk.policy.ts'
import { tierNameOf } from '../points/member-tier.ts'
import { couponsAtTill } from '../coupons/coupons-at-till.ts'
import { pointsOf } from '../points/points.queries.ts'
import { CONFIRMED_MS } from './staff.policy.ts'
import { mustBeStaff, type StaffHere } from './staff.queries.ts'
import { forgiveCode, takeCodeAttempt } from './till-limits.ts'

/**
 * The member of a scanned card, with the least that staff needs. Each scan is recorded, also of a code of no member. Throws
 * `staff-needed` and `code-unknown`.
 */
export async function findMember(
  context: RequestContext,
  { code }: InputOf<typeof contract.findMember>,
): Promise<OutputOf<typeof contract.findMember>> {
  const { db } = context.services.store
  const staff = await mustBeStaff(context)
  const member = await memberOfCode(db, readMemberCode(code))
  await record(db, { staff, memberId: member?.id, at: context.now, proof: 'number' })
  if (!member) throw new ShopError('code-unknown')
  return { initial: initialOf(member), tier: await tierNameOf(db, member.id, context.now) }
}

/**
 * The member whose device shows this rotating code now, and the confirmation with which staff may act for the member. A code
 * counts once, within its step and the two beside it; each scan is recorded, refused ones, too. Throws `staff-needed`,
 * `too-many`, `till-code-wrong` (alike for an unknown member) and `till-code-used`.
 */
export async function confirmMember(
  context: RequestContext,
  { code }: InputOf<typeof contract.confirmMember>,
): Promise<OutputOf<typeof contract.confirmMember>> {
  const { services, now } = context
  const staff = await mustBeStaff(context)
  const shown = readTillCode(code)
  if (!shown) throw new ShopError('till-code-wrong')
  await takeCodeAttempt(context, staff, shown)
  const found = await memberShowing(context, shown)
  if (!found) {
    const named = await memberOfCode(services.store.db, shown.memberCode)
    await record(services.store.db, { staff, memberId: named?.id, at: now, proof: 'refused' })
    throw new ShopError('till-code-wrong')
  }
  await forgiveCode(context, staff, shown)
  const { member, codeHash } = found
  const { secret, hash } = newSecret()
  const isFirst = await transact(services.store, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('till_confirmation')
      .values({
        id_hash: hash,
        code_hash: codeHash,
        member_id: member.id,
        staff_id: staff.staffId,
        store_id: staff.storeId,
        kiosk_turn: staff.turn,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('code_hash').doNothing())
      .executeTakeFirst()
    const isNew = numInsertedOrUpdatedRows === 1n
    await record(tx, { staff, memberId: member.id, at: now, proof: isNew ? 'code' : 'refused' })
    return isNew
  })
  if (!isFirst) throw new ShopError('till-code-used')
  const { db } = services.store
  const { id: memberId, email, email_confirmed_at: isConfirmed } = member
  const [{ usable }, tier, coupons] = await Promise.all([
    pointsOf(db, memberId, now),
    tierNameOf(db, memberId, now),
    couponsAtTill(context, { memberId, email: isConfirmed === null ? undefined : email }),
  ])
  return {
    initial: initialOf(member),
    tier,
    confirmation: secret,
    until: now + CONFIRMED_MS,
    points: usable,
    ...(coupons.length > 0 && { coupons }),
  }
}

interface CardHolder {
  readonly id: string
  readonly first_name: string
  readonly email: string
  readonly email_confirmed_at: number | null
}

/** A member who leaves has no card any more. */
async function memberOfCode(db: Reader, code: string | undefined): Promise<CardHolder | undefined> {
  if (code === undefined) return undefined
  return db
    .selectFrom('member')
    .select(['id', 'first_name', 'email', 'email_confirmed_at'])
    .where('member_code', '=', code)
    .where('leaves_at', 'is', null)
    .executeTakeFirst()
}

async function memberShowing({ services, now }: RequestContext, { memberCode, digits }: TillCode) {
  const { db } = services.store
  const member = await memberOfCode(db, memberCode)
  if (!member) return undefined
  const codeHash = await findTillCode(db, { member: createShopper('member', member.id), digits }, now)
  return codeHash === undefined ? undefined : { member, codeHash }
}

function initialOf({ first_name: [initial = ''] }: CardHolder): string {
  return initial.toUpperCase()
}

interface Scan {
  readonly staff: StaffHere
  readonly memberId: string | undefined
  readonly at: number
  readonly proof: 'number' | 'code' | 'refused'
}

async function record(db: Reader, { staff, memberId, at, proof }: Scan): Promise<void> {
  await db
    .insertInto('member_lookup')
    .values({
      id: randomUUID(),
      staff_id: staff.staffId,
      store_id: staff.storeId,
      member_id: memberId ?? null,
      at,
      proof,
    })
    .execute()
}
