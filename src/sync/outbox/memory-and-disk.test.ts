import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wishListDelete } from '#contract/buying/cart.contract.ts'
import { aDisk, aMemory, deleteDisks, setWishlisted, vote } from '#tests/world/device/operation-stores.ts'
import { aVotingServer } from '#tests/world/faults/voting-server.ts'
import { drain } from './drain-outbox.ts'
import { moveToDisk } from './move-to-disk.ts'
import type { OperationStore } from './operation-store.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
})
afterEach(async () => {
  vi.useRealTimers()
  await deleteDisks()
})

describe('a change with the same target, within the debounce', () => {
  test('replaces the one on the disk, under an id of its own, and is debounced before it is sent (offline.md F35)', async () => {
    const store = aDisk()
    const first = await setWishlisted(store, 'A')
    const second = await setWishlisted(store, 'A', false)
    const server = aVotingServer()
    expect(await drain(store, server.send)).toEqual({ debounceMs: 300 })
    expect(server.send).not.toHaveBeenCalled()
    expect(second.id).not.toBe(first.id)
    const { operations } = await store.contents()
    expect(operations).toMatchObject([{ seq: 1, id: second.id, path: wishListDelete.path }])
  })

  test('does not hold up the ones behind it', async () => {
    const store = aDisk()
    const server = aVotingServer()
    await setWishlisted(store, 'A')
    await vote(store, 'a')
    await drain(store, server.send)
    expect(server.requests.map(({ seq }) => seq)).toEqual([1, 2])
  })

  test('replaces the one in the memory with its id, and is not debounced there: the page may close (offline.md D13)', async () => {
    const store = aMemory()
    const first = await setWishlisted(store, 'A')
    const second = await setWishlisted(store, 'A', false)
    expect(second.id).toBe(first.id)
    expect(await store.count()).toBe(1)
    const server = aVotingServer()
    await drain(store, server.send)
    expect(server.requests.map(({ id }) => id)).toEqual([first.id])
  })
})

describe('an operation that only the memory has', () => {
  test('is marked so, and moves to the disk with its numbers once that works again', async () => {
    const [memory, disk] = [aMemory(), aDisk()]
    const kept = [await vote(memory, 'a'), await vote(memory, 'b')]
    const { device } = await memory.contents()
    expect((await memory.contents()).operations.map(({ unsaved }) => unsaved)).toEqual([true, true])
    expect(await moveToDisk(memory, disk)).toBe(true)
    const moved = await disk.contents()
    expect(moved.device?.id).toBe(device?.id)
    expect(moved.operations.map(({ id, seq, unsaved }) => [id, seq, unsaved])).toEqual([
      [kept[0]?.id, 1, false],
      [kept[1]?.id, 2, false],
    ])
    expect(await memory.contents()).toMatchObject({ operations: [], device: { nextSeq: 1 } })
    expect((await memory.contents()).device?.id).not.toBe(device?.id)
  })

  test('waits while older operations are on the disk', async () => {
    const [memory, disk] = [aMemory(), aDisk()]
    await vote(disk, 'old')
    await vote(memory, 'new')
    expect(await moveToDisk(memory, disk)).toBe(false)
    expect([await memory.count(), await disk.count()]).toEqual([1, 1])
  })

  test('stays when the disk breaks again', async () => {
    const memory = aMemory()
    await vote(memory, 'a')
    const full = { ...aDisk(), transact: () => Promise.reject(new Error('full')) }
    await expect(moveToDisk(memory, full)).rejects.toThrow('full')
    expect(await memory.count()).toBe(1)
  })

  test('added during a move starts a sequence of its own behind it', async () => {
    const [memory, disk] = [aMemory(), aDisk()]
    await vote(memory, 'a')
    let adding: ReturnType<typeof vote> | undefined
    const slow: OperationStore = {
      ...disk,
      transact(work) {
        adding ??= vote(memory, 'b')
        return disk.transact(work)
      },
    }
    expect(await moveToDisk(memory, slow)).toBe(true)
    const later = await adding
    const { operations, device } = await memory.contents()
    expect(operations).toMatchObject([{ id: later?.id, seq: 1 }])
    expect(device?.id).not.toBe((await disk.contents()).device?.id)
  })

  test('and was refused keeps its place in the tray', async () => {
    const [memory, disk] = [aMemory(), aDisk()]
    const server = aVotingServer()
    const refused = await vote(memory, 'unknown')
    await drain(memory, server.send)
    expect(await moveToDisk(memory, disk)).toBe(true)
    expect((await disk.contents()).rejected.map(({ id }) => id)).toEqual([refused.id])
    expect((await memory.contents()).rejected).toEqual([])
  })
})
