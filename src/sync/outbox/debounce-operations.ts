import { debounceTermsOf } from '#contract/queued.ts'
import type { Operation } from './operation.ts'
import type { OperationStore } from './operation-store.ts'

type Placed = Pick<Operation, 'path' | 'input' | 'attempts' | 'debounceUntil'>

/** Until when an operation made now rests before it is sent; undefined for those that are sent at once. */
export function debounceUntil(path: string, input: unknown, now: number): number | undefined {
  const setting = debounceTermsOf(path, input)
  return setting && now + setting.debounceMs
}

/** Milliseconds that the last operation of a queue still rests; a clock that was turned ends the rest. */
export function debounceLeft({ path, input, attempts, debounceUntil: until }: Placed, now: number): number {
  const setting = debounceTermsOf(path, input)
  if (!setting || attempts > 0 || until === undefined) return 0
  const left = until - now
  return left > 0 && left <= setting.debounceMs ? left : 0
}

/** Whether `next` sets the same thing as the last operation of the queue, which was never sent. */
export function replacesOperation(
  last: Placed | undefined,
  next: Pick<Operation, 'path' | 'input'>,
  now: number,
): boolean {
  if (!last || debounceLeft(last, now) === 0) return false
  return debounceTermsOf(last.path, last.input)?.thing === debounceTermsOf(next.path, next.input)?.thing
}

/** The shopper is done with it (the field was left, the bag is to be paid for): what rests may be sent. */
export function flushDebounce(store: OperationStore): Promise<void> {
  return store.transact(async (rows) => {
    const last = await rows.lastOperation()
    if (last?.debounceUntil !== undefined) await rows.putOperation({ ...last, debounceUntil: undefined })
  })
}
