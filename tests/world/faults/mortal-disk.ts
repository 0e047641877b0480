import type { OperationStore } from '#sync/outbox/operation-store.ts'

/**
 * Where the page of a disk ends in one of its transactions that changes something: before it begins, while it is open,
 * or when it has committed and the page has not been told.
 */
export type PageEnd = 'before' | 'inside' | 'after'

export interface MortalDisk extends OperationStore {
  /** Ends the page in one of its next writing transactions; at once in its next call after that. */
  endIn(transactions: number, how: PageEnd): void
  /** The page ends now, whatever it waits for. */
  end(): void
}

const never = () => new Promise<never>(() => {})

/** The disk as one page has it: no call of a page that has ended returns, and its open transaction is rolled back. */
export function aMortalDisk(disk: OperationStore): MortalDisk {
  let ended = false
  let left: { transactions: number; how: PageEnd } | undefined

  async function alive<T>(call: () => Promise<T>): Promise<T> {
    if (ended) return never()
    const result = await call()
    return ended ? never() : result
  }

  async function transact<T>(work: Parameters<typeof disk.transact<T>>[0]): Promise<T> {
    if (ended) return never()
    if (left) left.transactions -= 1
    const how = left && left.transactions <= 0 ? left.how : undefined
    if (how === 'before') ended = true
    if (ended) return never()
    const run = disk.transact(async (rows) => {
      const result = await work(rows)
      if (how === 'inside') ended = true
      if (ended) throw new RangeError('the page has ended')
      return result
    })
    const result = await run.catch((error: unknown) => (ended ? never() : Promise.reject(error)))
    if (how === 'after') ended = true
    return ended ? never() : result
  }

  return {
    ...disk,
    transact,
    contents: () => alive(disk.contents),
    count: () => alive(disk.count),
    endIn: (transactions, how) => void (left = { transactions, how }),
    end: () => void (ended = true),
  }
}
