/** Names of what the shop stores in a browser: page and worker open, measure and clear the same. */
export const DATABASES = { sync: 'vanda-sync', local: 'vanda-local', shop: 'vanda-offline-catalog' } as const

export const CACHES = {
  texts: 'vanda-texts',
  catalogue: 'vanda-catalogue',
  /** The server's own pages of visited addresses. */
  pages: 'vanda-pages',
  pictures: 'vanda-pictures',
  /** Of products, as wholes. */
  films: 'vanda-films',
  chunks: 'vanda-chunks',
  shell: 'vanda-shell',
  /** Of the offline catalogue. */
  downloadedPictures: 'vanda-downloaded-pictures',
} as const

/**
 * A cookie that marks only that a session exists: unlike the session's own cookie, pages may read it
 * (`src/sync/session-mark.ts`).
 */
export const SESSION_MARK = 'session-open'
/** The customer-id cookie (spec 4.1): whether a member is signed in, as a hint for pages before the server has answered. */
export const CUSTOMER_MARK = 'customers-id'

/** Cookie: code of the guide whose shared link was opened, for three days (spec 9.3); orders and registrations are bound to it. */
export const GUIDE_COOKIE = 'guide_code'
/** Ids of the promotions whose gift the bag may add, a JSON list (spec 3). */
export const GIFT_RULES_COOKIE = 'gRuleIds'

/** localStorage: the server has reported that the session of the customer-id cookie has ended. */
export const SESSION_ENDED = 'vanda-session-ended'

/** sessionStorage: the user has closed the login popup that a page for guests had opened (spec 2.3). */
export const LOGIN_CLOSED = 'vanda-login-closed'

/** sessionStorage: the user has accepted the login discount that a registration offered (spec 9.6) and has to log in. */
export const LOGIN_OFFER = 'vanda-login-offer'

/** sessionStorage: the visit came from a foreign app, which has a frame of its own (spec 2.4). */
export const FOREIGN_APP = 'vanda-foreign-app'

/** sessionStorage: the action that was pressed before a login was required. */
export const PENDING_ACTION = 'vanda-pending-action'

/** sessionStorage: the page from which the browser went to a wallet (spec 4.6). */
export const EXPRESS_FROM = 'vanda-express-from'
/** sessionStorage: the express checkout whose risk is being checked. */
export const EXPRESS_WAITING = 'vanda-express-waiting'

/**
 * Names the turn at a tablet in a store. The page writes it, also without a network, where it cannot take the session's
 * own cookie away: the server treats a session of another turn as no session (trust.md S28, S29).
 */
export const TURN_COOKIE = 'kiosk-turn'

/** What a device short of space deletes first: all of it can be fetched again (offline.md D13). */
export const FIRST_TO_GO: readonly string[] = [CACHES.films, CACHES.pages, CACHES.pictures, CACHES.catalogue]
