import { expect, test, vi } from 'vitest'
import type { Caller } from '#api/call.ts'
import { openHandOver } from './kiosk-calls.ts'

const syncNow = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('#sync/open-sync.ts', () => ({ openSync: async () => ({ syncNow }) }))
vi.mock('#sync/clear-personal-data.ts', () => ({}))

test('a bag is handed over only when the shop has all of it (decision 0020)', async () => {
  const call = vi.fn(async () => ({ secret: 's', until: 1 }))
  syncNow.mockResolvedValueOnce(false)
  await expect(openHandOver(call as unknown as Caller)).rejects.toMatchObject({
    failure: { kind: 'offline' },
  })
  expect(call).not.toHaveBeenCalled()
  syncNow.mockResolvedValueOnce(true)
  expect(await openHandOver(call as unknown as Caller)).toEqual({ secret: 's', until: 1 })
})
