import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError, type Failure } from '#contract/failure.ts'
import { readAgainOnline } from './read-again-online.ts'

const REFUSED: Failure = { kind: 'refused', code: 404, message: '', reason: 'unknown', data: undefined }

let browser: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['without a network', { kind: 'offline' }, 2],
  ['in time', { kind: 'timeout' }, 2],
  ['because the shop refuses it', REFUSED, 1],
] satisfies [string, Failure, number][])(
  'a read that failed %s, once a network is back (offline.md D23)',
  async (_, failure, reads) => {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const read = vi.fn(() => Promise.reject(new CallError(failure)))
    const unwatch = new QueryObserver(queries, { queryKey: ['piece'], queryFn: read }).subscribe(() => {})
    const end = readAgainOnline(queries)
    await vi.advanceTimersByTimeAsync(0)
    expect(read).toHaveBeenCalledTimes(1)
    browser.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(read).toHaveBeenCalledTimes(reads)
    end()
    unwatch()
  },
)

test('a screen that was left is not read again', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const read = vi.fn(() => Promise.reject(new CallError({ kind: 'offline' })))
  new QueryObserver(queries, { queryKey: ['piece'], queryFn: read }).subscribe(() => {})()
  await vi.advanceTimersByTimeAsync(0)
  const end = readAgainOnline(queries)
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(read).toHaveBeenCalledTimes(1)
  end()
})
