import { SESSION_MARK } from '#contract/storage-keys.ts'
import { readCookie } from '#platform/cookies.ts'

/**
 * Whether the server may hold a bag or wishlist of this visitor: the session's own cookie is out of the page's reach, its
 * mark beside it comes and goes with it. Not for rendering at the shop, which has no page to ask. A browser that clears its storage and not its cookies still has both. The
 * server renders for a device it knows nothing of, where nothing is shown as empty yet.
 */
export function isSessionMarked(): boolean {
  return 'document' in globalThis && readCookie(SESSION_MARK) !== undefined
}
