import { CUSTOMER_MARK, SESSION_ENDED } from '#contract/storage-keys.ts'
import { readCookie } from './storage/cookies.ts'
import { dropLocal, readLocal, writeLocal } from './storage/local-storage.ts'

/**
 * A session can end elsewhere: signed out on another device, expired, deleted. The customer-id cookie stays then: it
 * names the owner of this device's data (offline.md F14) and no longer a signed-in member. All tabs read the same
 * mark.
 */
export function noteSession(isOpen: boolean): void {
  if (isOpen) dropLocal(SESSION_ENDED)
  else if (readCookie(CUSTOMER_MARK) !== undefined) writeLocal(SESSION_ENDED, 'yes')
}

/** Whether the server's last response reported the session of this browser as ended. */
export function isSessionEnded(): boolean {
  return readLocal(SESSION_ENDED) !== undefined
}
