import { afterEach, expect, test, vi } from 'vitest'
import { withLock } from './with-lock.ts'

afterEach(() => vi.unstubAllGlobals())

test('a lock that a frozen tab holds is stolen after a while, and the work runs once (offline.md D16)', async () => {
  const requests: LockOptions[] = []
  const request = async (_: string, options: LockOptions, work: () => Promise<unknown>) => {
    requests.push(options)
    if (options.steal) return work()
    throw new DOMException('timed out', 'TimeoutError')
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const work = vi.fn(async () => 'done')
  expect(await withLock('vanda-sign-out', work)).toBe('done')
  expect(work).toHaveBeenCalledTimes(1)
  expect(requests).toEqual([{ signal: expect.any(AbortSignal) }, { steal: true }])
})

test('an error of the work is its own', async () => {
  const request = async (_: string, __: LockOptions, work: () => Promise<unknown>) => work()
  vi.stubGlobal('navigator', { locks: { request } })
  await expect(withLock('a', () => Promise.reject(new TypeError('broken')))).rejects.toThrow('broken')
})
