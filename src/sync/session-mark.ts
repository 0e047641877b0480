import { visitSession } from '#api/visit-session.ts'
import { SESSION_MARK } from '#contract/storage-keys.ts'
import { readCookie } from '#platform/storage/cookies.ts'

/**
 * Whether the server may have a cart or wishlist of this device: pages cannot read the session's own cookie, but a
 * mark beside it that is set and deleted with it. Not for server rendering, where the device is unknown and nothing is
 * shown as empty. A browser that clears its storage and not its cookies still has both.
 */
export function isSessionMarked(): boolean {
  return 'document' in globalThis && (readCookie(SESSION_MARK) !== undefined || visitSession() !== '')
}
