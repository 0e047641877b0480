/** Where small choices are kept on this device; the database is fetched when the first one is read or written. */
export const preferenceTable = async () => (await import('#platform/local-db.ts')).localDb().preferences
