/** Marks in localStorage about a user who has left; small, because every page reads them. */

/** The session is still open on the server. */
export const SESSION_OPEN = 'vanda-keep-signing-out'
/** Some of the user's data could not be deleted yet. */
export const UNFINISHED = 'vanda-keep-clearing'
/** sessionStorage: message of the server for the next page; empty for the page's own text. */
export const SIGNED_OUT = 'vanda-signed-out'
/** sessionStorage: when the account that was deleted in this tab will be erased, in epoch milliseconds. */
export const LEAVES_AT = 'vanda-leaves-at'
