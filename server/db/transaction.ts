import type { Store } from './open.ts'
import type { Tx } from './schema/database.ts'

const TRIES = 5
/** PostgreSQL: serialization failure, deadlock. SQLite: another process holds the write lock. */
const PASSING = new Set(['40001', '40P01', 'ERR_SQLITE_ERROR_5'])

/**
 * Runs `work` in one transaction and again, a few times, when the database asks for that. `work` must have no effect
 * outside the transaction. `reading` sees one moment of the database on every engine.
 */
export async function transact<T>(store: Store, work: (tx: Tx) => Promise<T>, reading = false): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const transaction = store.db.transaction()
      const isolated =
        reading && store.engine === 'postgres'
          ? transaction.setIsolationLevel('repeatable read')
          : transaction
      return await isolated.execute(work)
    } catch (error) {
      if (attempt >= TRIES || !isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 * Math.random()))
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  return PASSING.has(code ?? '') || PASSING.has(`${code}_${errcode}`)
}

/** The disk is full or may not be written: the shop answers 503 and goes on when there is room again (trust.md R19). */
export function isStorageFull(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number }
  const SQLITE_READONLY = 8
  const SQLITE_FULL = 13
  return (
    code === '53100' ||
    (code === 'ERR_SQLITE_ERROR' && (errcode === SQLITE_FULL || errcode === SQLITE_READONLY))
  )
}
