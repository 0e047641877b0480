/**
 * Access of a page for a user who is not signed in (spec 2.3).
 * `open`: no question. `popup`: the login popup opens over the page. `popup-once`: so does a page that guests use, too, until the
 * user has closed the popup in this tab. `member`: the browser goes to the dashboard, which returns after the sign-in.
 */
export type PageAccess = 'open' | 'popup' | 'popup-once' | 'member'

/** Pages that are marked as requiring login. */
const MEMBERS_ONLY: ReadonlySet<string> = new Set([
  '/checkout',
  '/account/bind-guide',
  '/user/account-security',
  '/user/address',
])

/** Pages under /user/ that a guest uses: wishlist, reviews and orders belong to the guest's session, except the list of a member's orders. */
const FOR_GUESTS = /^\/user\/(?:wishlist$|write-review\/|my-review\/|orders\/[a-z-]+\/)/

/** Opened from a mail, often on a device where the user has never signed in, and without the layout that has the popup. */
const BY_MAIL: ReadonlySet<string> = new Set(['/user/settings/Email-Confirm'])

/** The return from an express wallet: the checkout decides by its order, not by the session. */
const WALLET_RETURN = /[?&]\w+express=1(?:&|$)/

/** Of a page without its language. `search` counts for the first load of a document only. */
export function accessOf(page: string, search = ''): PageAccess {
  const path = page.replace(/(?<=.)\/$/, '')
  if (path === '/user/dashboard') return 'popup'
  if (path === '/checkout' && WALLET_RETURN.test(search)) return 'open'
  if (MEMBERS_ONLY.has(path)) return 'member'
  if (FOR_GUESTS.test(path)) return 'popup-once'
  return path.includes('/user/') && !BY_MAIL.has(path) ? 'popup' : 'open'
}
