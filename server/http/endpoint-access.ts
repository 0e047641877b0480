import type { Access } from '#contract/endpoint.ts'
import { ShopError, type ErrorCode } from '../core/shop-error.ts'
import { RECENT_MS } from '../modules/identity/identity.policy.ts'
import type { RequestContext } from '../services/route.ts'

type Caller = Pick<RequestContext, 'shopper' | 'signedInAt' | 'now'>

const isMember = ({ shopper }: Caller) => shopper?.kind === 'member'

/** Whom a call with this access lets in, and the refusal of all others. */
const TERMS: ReadonlyMap<string, readonly [admits: (caller: Caller) => boolean, error: ErrorCode]> = new Map<
  Access,
  readonly [admits: (caller: Caller) => boolean, error: ErrorCode]
>([
  ['member', [isMember, 'sign-in-needed']],
  [
    'recent-login',
    [(caller) => isMember(caller) && caller.now - (caller.signedInAt ?? 0) <= RECENT_MS, 'sign-in-needed'],
  ],
  ['staff', [() => false, 'forbidden']],
])

/** Refuses a caller without access; an access level that this build does not know is for no one. */
export function guardAccess(access: Access, caller: Caller): void {
  if (access === 'anyone') return
  const [admits, error] = TERMS.get(access) ?? [() => false, 'forbidden']
  if (!admits(caller)) throw new ShopError(error)
}
