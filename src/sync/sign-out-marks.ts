/** Marks in localStorage about a user who has left; small, because every page reads them. */

/** The session is still open on the server. */
export const SESSION_OPEN = 'vanda-keep-signing-out'
/** Some of the user's data could not be deleted yet. */
export const UNFINISHED = 'vanda-keep-clearing'
/** In sessionStorage: the next page says that the user is signed out, in these words of the server or in its own. */
export const SIGNED_OUT = 'vanda-signed-out'
/** In sessionStorage: when the account goes that was deleted in this tab, in epoch milliseconds. */
export const LEAVES_AT = 'vanda-leaves-at'
