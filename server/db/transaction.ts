import type { Store } from './open.ts'
import type { Tx } from './schema/database.ts'

const TRIES = 5
/** PostgreSQL: serialization failure, deadlock. SQLite: another process holds the write lock. */
const PASSING = new Set(['40001', '40P01', 'ERR_SQLITE_ERROR_5'])

/**
 * Runs `work` in one transaction, and repeats it a few times when the database requires it. `work` must have no effect
 * outside the transaction. `reading` gives a consistent snapshot on every engine.
 */
export async function transact<T>(store: Store, work: (tx: Tx) => Promise<T>, reading = false): Promise<T> {
  const { result, effects } = await commit(store, work, reading)
  for (const effect of effects) await effect()
  return result
}

type Effect = () => Promise<void>
const effectsOf = new WeakMap<Tx, Effect[]>()

/**
 * Has an effect outside the database wait for the commit of this transaction; it does not happen after a rollback. What is
 * committed stays: an effect deals with its own failures. `transact` ends when its effects have.
 */
export function afterCommit(tx: Tx, effect: Effect): void {
  const effects = effectsOf.get(tx)
  if (!effects) throw new RangeError('only transact runs effects after the commit')
  effects.push(effect)
}

interface Committed<T> {
  readonly result: T
  readonly effects: readonly Effect[]
}

async function commit<T>(
  store: Store,
  work: (tx: Tx) => Promise<T>,
  reading: boolean,
): Promise<Committed<T>> {
  for (let attempt = 1; ; attempt++) {
    try {
      const transaction = store.db.transaction()
      const isolated =
        reading && store.engine === 'postgres'
          ? transaction.setIsolationLevel('repeatable read')
          : transaction
      return await execute(isolated, async (tx) => {
        const effects: Effect[] = []
        effectsOf.set(tx, effects)
        return { result: await work(tx), effects }
      })
    } catch (error) {
      if (attempt >= TRIES || !isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 * Math.random()))
    }
  }
}

/** The error inside is thrown, also when the database has rolled back already or cannot any more. */
async function execute<T>(
  transaction: ReturnType<Store['db']['transaction']>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const inside: unknown[] = []
  try {
    return await transaction.execute((tx) =>
      work(tx).catch((error: unknown) => {
        inside.push(error)
        throw error
      }),
    )
  } catch (error) {
    throw inside[0] ?? error
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  return PASSING.has(code ?? '') || PASSING.has(`${code}_${errcode}`)
}
