import { expect, test, vi } from 'vitest'
import { keepAwake } from './wake-lock.ts'

test('a screen that becomes visible twice while the browser decides is kept on by one lock, which is released', async () => {
  let look = () => {}
  const locks: { released: boolean; release: () => Promise<void> }[] = []
  const request = vi.fn(async () => {
    await Promise.resolve()
    const lock = { released: false, release: async () => void (lock.released = true) }
    locks.push(lock)
    return lock
  })
  vi.stubGlobal('navigator', { wakeLock: { request } })
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => (look = listener),
    removeEventListener() {},
  })
  const letSleep = keepAwake()
  look()
  await vi.waitFor(() => expect(locks.length).toBeGreaterThan(0))
  letSleep()
  await vi.waitFor(() => expect(locks.map(({ released }) => released)).toEqual([true]))
  vi.unstubAllGlobals()
})
