import { readLocal, writeLocal } from '#platform/storage/local-storage.ts'

/** The database is fetched when the first choice is read or written. */
const table = async () => (await import('#platform/storage/local-db.ts')).localDb().preferences

/**
 * A small choice that is kept on this device, across sign-outs. A mark in localStorage says that there is one; a sign-out
 * deletes the mark, and the next reading sets it again.
 */
export function keptChoice(key: string) {
  const mark = `vanda-chosen-${key}`
  return {
    /** A hint, without opening the database: false where nothing was chosen, or not read since the last sign-out. */
    wasMade: (): boolean => readLocal(mark) !== undefined,
    /** Undefined where nothing was chosen, or nothing can be read. */
    async read(): Promise<unknown> {
      const row = await table()
        .then((rows) => rows.get(key))
        .catch(() => undefined)
      if (row) writeLocal(mark, '1')
      return row?.value
    },
    /** Returns whether it was stored. */
    async keep(value: unknown): Promise<boolean> {
      writeLocal(mark, '1')
      return table()
        .then((rows) => rows.put({ key, value }))
        .then(
          () => true,
          () => false,
        )
    },
  }
}
