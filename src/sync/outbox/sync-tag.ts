/** The tag under which page and worker ask the browser for a sync; the same in every build. */
export const SYNC_TAG = 'outbox'
