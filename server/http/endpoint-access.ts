import type { Shopper, ShopperKind } from '#domain/account/shopper.ts'
import type { Access } from '#contract/endpoint.ts'
import { ShopError, type ErrorCode } from '../core/shop-error.ts'

/** Whom a call with this access lets in, and the refusal of all others. */
const TERMS: ReadonlyMap<string, readonly [admits: readonly ShopperKind[], error: ErrorCode]> = new Map<
  Access,
  readonly [admits: readonly ShopperKind[], error: ErrorCode]
>([
  ['member', [['member'], 'sign-in-needed']],
  // No session records a sign-in yet, so none is recent.
  ['recent-login', [[], 'sign-in-needed']],
  ['staff', [[], 'forbidden']],
])

/** Refuses a caller without access; an access level that this build does not know is for no one. */
export function guardAccess(access: Access, shopper: Shopper | undefined): void {
  if (access === 'anyone') return
  const [admits, error] = TERMS.get(access) ?? [[], 'forbidden']
  if (!shopper || !admits.includes(shopper.kind)) throw new ShopError(error)
}
