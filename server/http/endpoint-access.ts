import type { Access } from '#contract/endpoint.ts'
import { ShopError, type ErrorCode } from '../core/shop-error.ts'

/** The refusal of a guest, by the access that a call requires. */
const GUEST_ERRORS: ReadonlyMap<string, ErrorCode | undefined> = new Map<Access, ErrorCode | undefined>([
  ['anyone', undefined],
  ['member', 'sign-in-needed'],
  ['recent-login', 'sign-in-needed'],
  ['staff', 'forbidden'],
])

/**
 * Refuses a caller without access. There are no members yet, so every caller is a guest; an access level that this
 * build does not know is refused as well.
 */
export function guardAccess(access: Access): void {
  const error = GUEST_ERRORS.has(access) ? GUEST_ERRORS.get(access) : 'forbidden'
  if (error) throw new ShopError(error)
}
