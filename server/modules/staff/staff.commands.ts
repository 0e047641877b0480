import { foldCode } from '#domain/text/typed-text.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/stores/staff.contract.ts'
import { sha256 } from '../../core/digest.ts'
import { ShopError } from '../../core/shop-error.ts'
import { transact } from '../../db/transaction.ts'
import type { RequestContext } from '../../services/route.ts'
import { newSecret } from '../kiosk/kiosk.policy.ts'
import { staffCookie, staffCookieName } from '../kiosk/staff-cookie.ts'
import { mustBeTablet } from '../kiosk/tablet-here.ts'
import { memberByEmail, type Member } from '../members/members.queries.ts'
import { isPassword } from '../members/password/passwords.ts'
import { forgetWrong, takeAttempt } from '../members/password/sign-in-limits.ts'
import { lockMember } from '../members/profile/update-member.ts'
import { STAFF_MS } from './staff.policy.ts'
import { turnHere } from './staff.queries.ts'

/**
 * Signs staff in on a tablet, beside the visitor, whose session and bag stay as they are. Throws `kiosk-unknown`, and
 * `sign-in-wrong` for an account that is not of staff, too, in the same time (trust.md S6).
 */
export async function signInStaff(
  context: RequestContext,
  input: InputOf<typeof contract.staffSignIn>,
): Promise<void> {
  const { services, now, secure } = context
  const tablet = await mustBeTablet(context)
  const turn = turnHere(context)
  if (turn === undefined) throw new ShopError('kiosk-unknown')
  const email = foldCode(input.email).toLowerCase()
  await takeAttempt(context, email)
  const known = await memberByEmail(services.store.db, email)
  const isRight = await isPassword(input.password, known?.password)
  if (!isRight || !known || !isStaff(known)) throw new ShopError('sign-in-wrong')
  await forgetWrong(context, email)
  const { secret, hash } = newSecret()
  await transact(services.store, async (tx) => {
    const member = await lockMember(tx, known.id)
    // Deleted, given another password or another role since it was compared.
    if (!member || member.password !== known.password || !isStaff(member))
      throw new ShopError('sign-in-wrong')
    await tx
      .insertInto('staff_session')
      .values({ id_hash: hash, member_id: member.id, kiosk_id: tablet.id, kiosk_turn: turn, created_at: now })
      .execute()
  })
  context.setHeader('set-cookie', staffCookie(secret, secure, STAFF_MS / 1_000))
}

/** Ends the sign-in of staff on this tablet; without one nothing changes. */
export async function signOutStaff({ services, cookie, secure, setHeader }: RequestContext): Promise<void> {
  const token = cookie(staffCookieName(secure))
  if (token && token.length <= 200)
    await services.store.db.deleteFrom('staff_session').where('id_hash', '=', sha256(token)).execute()
  setHeader('set-cookie', staffCookie('', secure))
}

/** An account that is to be deleted is no longer of staff; only a sign-in of its member keeps it. */
function isStaff({ role, leaves_at: leaves }: Pick<Member, 'role' | 'leaves_at'>): boolean {
  return role === 'staff' && leaves === null
}
