import { ShopError } from '../../core/shop-error.ts'

/** Bytes of all uploads under way; the parsers hold each about four times. */
const MOST_BYTES = 32 * 1024 * 1024
/** Uploads of one caller that wait for their turn, unread: photos and cover of a review, sent together. */
const MOST_WAITING = 6

/** Retry-After, in seconds. */
const AGAIN_S = 2

interface Upload {
  /** The caller. */
  readonly by: string
  /** Declared length of the body. */
  readonly bytes: number
}

/**
 * The uploads that this process reads and works on: one of a caller at a time, and a bounded number of bytes in all
 * (trust.md S43). What is past the bounds is refused before its body is read.
 */
export function createUploads() {
  let underWay = 0
  const callers = new Map<string, { count: number; last: Promise<unknown> }>()

  async function within<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
    if (underWay + bytes > MOST_BYTES) throw new ShopError('unavailable', { retryAfter: AGAIN_S })
    underWay += bytes
    try {
      return await work()
    } finally {
      underWay -= bytes
    }
  }

  /** Runs `work`, which reads the body. Throws `unavailable`. */
  return async function run<Result>({ by, bytes }: Upload, work: () => Promise<Result>): Promise<Result> {
    const caller = callers.get(by) ?? { count: 0, last: Promise.resolve() }
    if (caller.count >= MOST_WAITING) throw new ShopError('unavailable', { retryAfter: AGAIN_S })
    callers.set(by, caller)
    caller.count += 1
    const turn = caller.last.then(() => within(bytes, work))
    caller.last = turn.catch(() => {})
    try {
      return await turn
    } finally {
      caller.count -= 1
      if (caller.count === 0) callers.delete(by)
    }
  }
}
