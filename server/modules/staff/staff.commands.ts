import { foldCode } from '#domain/text/typed-text.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/stores/staff.contract.ts'
import { sha256 } from '../../core/digest.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { RequestContext } from '../../services/route.ts'
import { newSecret } from '../kiosk/kiosk.policy.ts'
import { staffCookie, staffCookieName } from '../kiosk/staff-cookie.ts'
import { mustBeTablet } from '../kiosk/tablet-here.ts'
import { memberByEmail } from '../members/members.queries.ts'
import { isPassword } from '../members/password/passwords.ts'
import { forgetWrong, takeAttempt } from '../members/password/sign-in-limits.ts'
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
  if (!isRight || known?.role !== 'staff') throw new ShopError('sign-in-wrong')
  await forgetWrong(context, email)
  const { secret, hash } = newSecret()
  await services.store.db
    .insertInto('staff_session')
    .values({ id_hash: hash, member_id: known.id, kiosk_id: tablet.id, kiosk_turn: turn, created_at: now })
    .execute()
  context.setHeader('set-cookie', staffCookie(secret, secure, STAFF_MS / 1_000))
}

/** Ends the sign-in of staff on this tablet; without one nothing changes. */
export async function signOutStaff({ services, cookie, secure, setHeader }: RequestContext): Promise<void> {
  const token = cookie(staffCookieName(secure))
  if (token && token.length <= 200)
    await services.store.db.deleteFrom('staff_session').where('id_hash', '=', sha256(token)).execute()
  setHeader('set-cookie', staffCookie('', secure))
}
