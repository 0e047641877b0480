/** The tag of the background sync, for page and worker; the same in every build. */
export const SYNC_TAG = 'outbox'
