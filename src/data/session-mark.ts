import { SESSION_MARK } from '#contract/kept-names.ts'
import { readCookie, writeCookie } from '#platform/cookies.ts'

/**
 * Whether the server may hold a bag or wishlist of this visitor: the session's own cookie is out of the page's reach, its
 * mark beside it comes and goes with it. Not for rendering at the shop, which has no page to ask. A browser that clears its storage and not its cookies still has both. The
 * server renders for a device it knows nothing of, where nothing is shown as empty yet.
 */
export function sessionWasOpened(): boolean {
  return 'document' in globalThis && readCookie(SESSION_MARK) !== undefined
}

/** Called when the user leaves this device: the next user has no bag at the server, even before the session can be ended. */
export function forgetSessionMark(): void {
  writeCookie(SESSION_MARK, '', 0)
}
