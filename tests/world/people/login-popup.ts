import type { BrowserContext } from '@playwright/test'
import { LOGIN_CLOSED } from '#contract/storage-keys.ts'

/**
 * The user of this browser has closed the login popup of a page that guests use, too, so that it does not stand before what a
 * journey is about (spec 2.3).
 */
export function closeLoginPopup(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((key) => {
    // An empty page has no storage.
    if (location.protocol.startsWith('http')) sessionStorage.setItem(key, 'yes')
  }, LOGIN_CLOSED)
}
