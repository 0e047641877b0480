import { SESSION_MARK } from '#contract/kept-names.ts'
import { readCookie, writeCookie } from '#platform/cookies.ts'

/**
 * Whether the shop may keep a bag or wishes for whoever is here: the session's own cookie is out of the page's reach, its
 * mark beside it comes and goes with it. Not for rendering at the shop, which has no page to ask. A browser that clears its storage and not its cookies still has both. The
 * server renders for a device it knows nothing of, where nothing is shown as empty yet.
 */
export function sessionWasOpened(): boolean {
  return 'document' in globalThis && readCookie(SESSION_MARK) !== undefined
}

/** Somebody has left this device: the next person has no bag at the shop, also while the session cannot be ended yet. */
export function forgetSessionMark(): void {
  writeCookie(SESSION_MARK, '', 0)
}
