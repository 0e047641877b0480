/** Notes in localStorage about somebody who has left; small, because every page looks at them. */

/** Their session is still open at the shop. */
export const SESSION_OPEN = 'vanda-keep-signing-out'
/** Not everything of theirs could be taken away yet. */
export const UNFINISHED = 'vanda-keep-clearing'
