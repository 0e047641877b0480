import { debounceTermsOf } from '#contract/endpoints/queued.ts'
import type { Operation } from './operation.ts'
import type { OperationStore } from './operation-store.ts'

type Placed = Pick<Operation, 'path' | 'input' | 'attempts' | 'debounceUntil'>

/** End of the debounce time of an operation made now; undefined for those that are sent at once. */
export function debounceUntil(path: string, input: unknown, now: number): number | undefined {
  const setting = debounceTermsOf(path, input)
  return setting && now + setting.debounceMs
}

/** Milliseconds left of the debounce time of a queue's last operation; a clock that was changed ends it. */
export function debounceLeft({ path, input, attempts, debounceUntil: until }: Placed, now: number): number {
  const setting = debounceTermsOf(path, input)
  if (!setting || attempts > 0 || until === undefined) return 0
  const left = until - now
  return left > 0 && left <= setting.debounceMs ? left : 0
}

/** Whether `next` has the same target as the last operation of the queue, which was never sent. */
export function replacesOperation(
  last: Placed | undefined,
  next: Pick<Operation, 'path' | 'input'>,
  now: number,
): boolean {
  if (!last || debounceLeft(last, now) === 0) return false
  return debounceTermsOf(last.path, last.input)?.target === debounceTermsOf(next.path, next.input)?.target
}

/** The user has finished the input (the field lost focus, checkout opens): debounced operations may be sent. */
export function flushDebounce(store: OperationStore): Promise<void> {
  return store.transact(async (rows) => {
    const last = await rows.lastOperation()
    if (last?.debounceUntil !== undefined) await rows.putOperation({ ...last, debounceUntil: undefined })
  })
}
