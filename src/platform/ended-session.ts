import { CUSTOMER_MARK, SESSION_ENDED } from '#contract/storage-keys.ts'
import { readCookie } from './storage/cookies.ts'
import { dropLocal, readLocal, writeLocal } from './storage/local-storage.ts'

/**
 * A session can end elsewhere: signed out on another device, expired, deleted. The customer-id cookie stays then, since it
 * says whose data this device holds (offline.md F14), and no longer that anyone is signed in. All tabs read the same mark.
 */
export function noteSession(isOpen: boolean): void {
  if (isOpen) dropLocal(SESSION_ENDED)
  else if (readCookie(CUSTOMER_MARK) !== undefined) writeLocal(SESSION_ENDED, 'yes')
}

/** Whether the server has said last that the session of this browser has ended. */
export function isSessionEnded(): boolean {
  return readLocal(SESSION_ENDED) !== undefined
}
