import { CUSTOMER_MARK } from '#contract/storage-keys.ts'
import { readCookie } from '#platform/storage/cookies.ts'
import { isSessionEnded } from '#platform/ended-session.ts'
import { openOverlay } from '../overlays.ts'

/** The user has closed the sign-in dialog: the pending action is dropped (spec 4.1, 8). */
class SignInClosed extends Error {
  override readonly name = 'SignInClosed'

  constructor() {
    super('login fail')
  }
}

/** Whether a member is signed in, by the state of this browser alone; the server decides by the session. */
export function isSignedInHere(): boolean {
  return 'document' in globalThis && readCookie(CUSTOMER_MARK) !== undefined && !isSessionEnded()
}

/** Opens the sign-in dialog; resolves when a member has signed in, rejects with `SignInClosed` otherwise. */
export async function askSignIn(): Promise<void> {
  if ((await openOverlay('sign-in')) !== 'signed-in') throw new SignInClosed()
}
