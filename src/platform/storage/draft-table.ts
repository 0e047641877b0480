/** Where drafts are kept on this device; the database is fetched when the first draft is read or written. */
export const draftTable = async () => (await import('./local-db.ts')).localDb().drafts
