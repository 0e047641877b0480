import { isRefused } from '#contract/failure.ts'
import { CUSTOMER_MARK } from '#contract/storage-keys.ts'
import { readCookie } from '#platform/storage/cookies.ts'
import { askSignIn } from './ask-sign-in.ts'
import { dropPendingAction, keepPendingAction, type PendingAction } from '../pending-action/pending-action.ts'

/**
 * Runs a call that needs a recent sign-in, and opens the sign-in dialog where it is not. Undefined when the user has closed the
 * dialog, or another member has signed in: the call was about the first one's account. `action` is offered again where the
 * user leaves the page to log in by another provider.
 */
export async function withRecentSignIn<Result>(
  call: () => Promise<Result>,
  action?: PendingAction,
): Promise<Result | undefined> {
  try {
    return await call()
  } catch (error) {
    if (!isRefused(error, 'sign-in-needed')) throw error
  }
  const member = readCookie(CUSTOMER_MARK)
  if (action) keepPendingAction(action)
  const isSignedIn = await askSignIn().then(
    () => true,
    () => false,
  )
  dropPendingAction()
  return isSignedIn && readCookie(CUSTOMER_MARK) === member ? call() : undefined
}
