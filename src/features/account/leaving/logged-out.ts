import type { Failure } from '#contract/failure.ts'

/**
 * Whether the account shows the login instead of the member (spec 4.1): the server has answered the user-info call
 * with an error, whatever its code. A call without an answer, or with "later", does not change the member's state
 * (decision 0132).
 */
export function isLoggedOut(isSignedIn: boolean | undefined, failure: Failure | undefined): boolean {
  return isSignedIn === false || failure?.kind === 'refused'
}
