import type { Access } from '#contract/endpoint.ts'
import { ShopError, type ErrorCode } from '../../core/shop-error.ts'
import { RECENT_MS } from '../../modules/identity/identity.policy.ts'
import { staffHere } from '../../modules/staff/staff.queries.ts'
import type { RequestContext } from '../../services/route.ts'

type Admits = (caller: RequestContext) => boolean | Promise<boolean>

const isMember = ({ shopper }: RequestContext) => shopper?.kind === 'member'

/** A sign-in that is further ahead than recent was written by a clock that was wrong: it is not recent. */
function isRecent({ now, signedInAt = 0 }: RequestContext): boolean {
  return Math.abs(now - signedInAt) <= RECENT_MS
}

/** Whom a call with this access lets in, and the refusal of all others. */
const TERMS: ReadonlyMap<string, readonly [admits: Admits, error: ErrorCode]> = new Map<
  Access,
  readonly [admits: Admits, error: ErrorCode]
>([
  ['member', [isMember, 'sign-in-needed']],
  ['recent-login', [(caller) => isMember(caller) && isRecent(caller), 'sign-in-needed']],
  ['staff', [async (caller) => (await staffHere(caller)) !== undefined, 'staff-needed']],
])

/** Refuses a caller without access; an unknown access level rejects every caller. */
export async function guardAccess(access: Access, caller: RequestContext): Promise<void> {
  if (access === 'anyone') return
  const [admits, error] = TERMS.get(access) ?? [() => false, 'forbidden']
  if (!(await admits(caller))) throw new ShopError(error)
}
