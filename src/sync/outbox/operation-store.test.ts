import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wishListAdd } from '#contract/buying/cart.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { aDisk, aMemory, deleteDisks, setWishlisted, vote } from '#tests/world/device/operation-stores.ts'
import { aVotingServer, type Fate } from '#tests/world/faults/voting-server.ts'
import { debounceLeft, flushDebounce } from './debounce-operations.ts'
import { drain } from './drain-outbox.ts'
import type { Device, Operation } from './operation.ts'
import type { OperationStore } from './operation-store.ts'
import { saveAnswer } from './save-snapshots.ts'
import { resultOf } from './send-operation.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
})
afterEach(async () => {
  vi.useRealTimers()
  await deleteDisks()
})

/** A server that gives every request the same response. */
const answering = (status: number, envelope: object, headers: HeadersInit = {}) =>
  vi.fn<typeof fetch>(async () => Response.json(envelope, { status, headers }))

const votesIn = async (store: OperationStore) => {
  const { snapshots } = await store.contents()
  return (snapshots['votes']?.data as { list: { id: string }[] } | undefined)?.list.map(({ id }) => id)
}

describe.each([
  ['disk', aDisk],
  ['memory', aMemory],
] as const)('operations in the %s', (_, aStore) => {
  test('are numbered in the order of the taps', async () => {
    const store = aStore()
    for (const id of ['a', 'b', 'c']) await vote(store, id)
    const { operations, device } = await store.contents()
    expect(operations.map(({ seq, input }) => [seq, input])).toEqual([
      [1, { id: 'a', on: true }],
      [2, { id: 'b', on: true }],
      [3, { id: 'c', on: true }],
    ])
    expect(device?.nextSeq).toBe(4)
    expect(await store.count()).toBe(3)
  })

  test('are refused before they are stored when the contract forbids their input', async () => {
    const store = aStore()
    await expect(vote(store, '')).rejects.toThrow(/./)
    expect(await store.count()).toBe(0)
  })

  test('are sent in order, each with its predecessor, and leave with their snapshot (offline.md D3, D4, D6)', async () => {
    const store = aStore()
    const server = aVotingServer()
    for (const id of ['a', 'b']) await vote(store, id)
    expect(await drain(store, server.send)).toBe('empty')
    expect(server.requests.map(({ seq, prev }) => [seq, prev])).toEqual([
      [1, 0],
      [2, 1],
    ])
    const { operations, device, snapshots } = await store.contents()
    expect(operations).toEqual([])
    expect(device).toMatchObject({ lastSeq: 2, nextSeq: 3, contactAt: 7 })
    expect(snapshots['votes']).toMatchObject({ version: 2, shopper: 'g', asOf: 7 })
    expect(await votesIn(store)).toEqual(['a', 'b'])
  })

  test('are read two at a time, however many are pending', async () => {
    const store = aStore()
    const server = aVotingServer()
    const ids = Array.from({ length: 30 }, (_, at) => `v${at}`)
    for (const id of ids) await vote(store, id)
    let most = 0
    const counting: OperationStore = {
      ...store,
      transact: (work) =>
        store.transact((rows) => {
          const counted =
            <Args extends unknown[]>(read: (...args: Args) => Promise<readonly Operation[]>) =>
            async (...args: Args) => {
              const found = await read(...args)
              most = Math.max(most, found.length)
              return found
            }
          const { operations, operationsUpTo } = rows
          return work({
            ...rows,
            operations: counted(operations),
            operationsUpTo: counted(operationsUpTo),
          })
        }),
    }
    expect(await drain(counting, server.send)).toBe('empty')
    expect(await votesIn(store)).toEqual(ids)
    expect(most).toBe(2)
  })

  test('whose answer is lost are sent again under their number and count once', async () => {
    const store = aStore()
    const server = aVotingServer()
    const { id } = await vote(store, 'a')
    server.fates.push('lost after')
    expect(await drain(store, server.send)).toEqual({ later: undefined, moved: undefined })
    expect(await store.contents()).toMatchObject({ operations: [{ id, attempts: 1 }] })
    expect(await drain(store, server.send)).toBe('empty')
    expect(server.requests.map((sent) => [sent.id, sent.seq])).toEqual([
      [id, 1],
      [id, 1],
    ])
    expect(server.applied).toEqual([id])
    expect(await votesIn(store)).toEqual(['a'])
  })

  test('that are refused go to the tray, and the rest is sent (offline.md D5)', async () => {
    const store = aStore()
    const server = aVotingServer()
    const refused = await vote(store, 'unknown')
    await vote(store, 'a')
    expect(await drain(store, server.send)).toBe('empty')
    const { operations, rejected } = await store.contents()
    expect(operations).toEqual([])
    expect(rejected).toMatchObject([
      { id: refused.id, reason: 'review-unknown', message: 'm', at: 1_000_000 },
    ])
    expect(server.votes()).toEqual(['a'])
  })

  test.each([
    [200, { code: 302, message: '', data: {}, url: '/login' }, { moved: '/login' }],
    [302, { code: '302', message: '', data: {} }, { moved: '/' }],
    [503, { code: 503, message: '', data: {} }, { moved: undefined }],
  ])('stay after an answer %i %j, which says why they wait (spec 7.1)', async (status, envelope, why) => {
    const store = aStore()
    await vote(store, 'a')
    expect(await drain(store, answering(status, envelope))).toMatchObject(why)
    expect(await store.count()).toBe(1)
  })

  test('wait as long as the server asks, and no longer than ten minutes', async () => {
    const store = aStore()
    await vote(store, 'a')
    const busy = answering(503, { code: 503, message: '', data: {} }, { 'retry-after': '40' })
    expect(await drain(store, busy)).toMatchObject({ later: 40_000 })
    expect(await drain(store, busy)).toMatchObject({ later: 40_000 })
    expect(busy).toHaveBeenCalledTimes(1)
    vi.setSystemTime(1_000_000 + 40_000)
    expect(await drain(store, aVotingServer().send)).toBe('empty')
  })

  test.for([
    [426, { reason: 'update-needed' }, 'outdated', 'update-needed'],
    [401, {}, 'paused', 'sign-in'],
  ] as const)(
    'are kept after an answer %i %j, and the device knows why',
    async ([code, data, result, blocked]) => {
      const store = aStore()
      await vote(store, 'a')
      expect(await drain(store, answering(code, { code, message: '', data }))).toBe(result)
      expect(await store.contents()).toMatchObject({ operations: [{ seq: 1 }], device: { blocked } })
    },
  )

  test('of a build yet to come are kept and not sent (offline.md D7)', async () => {
    const store = aStore()
    const operation = await vote(store, 'a')
    await store.transact((rows) => rows.putOperation({ ...operation, v: 99 }))
    const server = aVotingServer()
    expect(await drain(store, server.send)).toBe('outdated')
    expect(server.send).not.toHaveBeenCalled()
    expect(await store.contents()).toMatchObject({
      operations: [{ v: 99 }],
      device: { blocked: 'update-needed' },
    })
  })

  test('are handed to the user when the server has forgotten the device', async () => {
    const store = aStore()
    const before = (await store.contents()).device?.id
    for (const id of ['a', 'b']) await vote(store, id)
    const forgotten = { code: 409, message: '', data: { reason: 'device-unknown' }, lastSeq: 0 }
    expect(await drain(store, answering(409, forgotten))).toBe('paused')
    const { operations, rejected, device } = await store.contents()
    expect(operations).toEqual([])
    expect(rejected.map(({ reason }) => reason)).toEqual(['device-unknown', 'device-unknown'])
    expect(device?.id).not.toBe(before)
  })

  test('of a copy of the device go on in a new sequence, and each counts once (offline.md F35)', async () => {
    const store = aStore()
    const server = aVotingServer()
    await vote(store, 'a')
    await drain(store, server.send)
    const { device } = await store.contents()
    const [first] = [await vote(store, 'b'), await vote(store, 'c')]
    const headers = { [HEADERS.device]: String(device?.id), [HEADERS.seq]: '2', [HEADERS.prev]: '1' }
    const body = new URLSearchParams({ id: 'copy', on: 'true' })
    await server.send('/', { headers: { ...headers, [HEADERS.idempotency]: 'of-the-copy' }, body })
    expect(await drain(store, server.send)).toBe('empty')
    expect(server.votes()).toEqual(['a', 'b', 'c', 'copy'])
    expect(await store.contents()).toMatchObject({ device: { id: first.id, lastSeq: 2 }, operations: [] })
  })

  test('are applied once when two senders work at the same time', async () => {
    const store = aStore()
    const server = aVotingServer()
    const ids: string[] = []
    for (const id of ['a', 'b', 'c', 'd']) ids.push((await vote(store, id)).id)
    await Promise.all([drain(store, server.send), drain(store, server.send)])
    expect(server.applied).toEqual(ids)
    expect(await store.count()).toBe(0)
  })

  test('are neither sent nor lost while the session of another user is open (offline.md D8)', async () => {
    const store = { ...aStore(), ownsSession: async () => false }
    await vote(store, 'a')
    const server = aVotingServer()
    expect(await drain(store, server.send)).toEqual({ later: undefined })
    expect(server.send).not.toHaveBeenCalled()
    expect(await store.count()).toBe(1)
  })

  test('answered after a sign-out leave nothing behind: the answer is the former user’s (offline.md D8)', async () => {
    const store = aStore()
    const server = aVotingServer()
    await vote(store, 'a')
    const signingOut = vi.fn<typeof fetch>(async (address, init) => {
      await store.transact(async (rows) => {
        await rows.deleteOperations([1])
        await rows.putDevice({ ...(await rows.device()), id: crypto.randomUUID(), nextSeq: 1 })
      })
      return server.send(address, init)
    })
    await drain(store, signingOut)
    expect(signingOut).toHaveBeenCalledTimes(1)
    const { device, operations, rejected, snapshots } = await store.contents()
    expect([device?.lastSeq, device?.contactAt]).toEqual([0, undefined])
    expect([operations, rejected, snapshots]).toEqual([[], [], {}])
  })

  test('of a transaction that breaks are not stored', async () => {
    const store = aStore()
    const operation = await vote(store, 'a')
    const broken = store.transact(async (rows) => {
      await rows.deleteOperations([1])
      await rows.putRejected([{ ...operation, reason: '', message: '', data: null, at: 0 }])
      throw new Error('the disk is full')
    })
    await expect(broken).rejects.toThrow('the disk is full')
    expect(await store.contents()).toMatchObject({ operations: [{ id: operation.id }], rejected: [] })
  })

  test('have one place each', async () => {
    const store = aStore()
    const operation = await vote(store, 'a')
    await expect(store.transact((rows) => rows.addOperations([operation]))).rejects.toThrow(/./)
    expect(await store.count()).toBe(1)
  })

  test('flushed by the user are sent at once', async () => {
    const store = aStore()
    await setWishlisted(store, 'A')
    await flushDebounce(store)
    const [operation] = (await store.contents()).operations
    expect(operation && debounceLeft(operation, Date.now())).toBe(0)
  })

  describe('beside a snapshot', () => {
    const answer = (version: number, lastSeq?: number) => ({
      code: 200,
      message: '',
      data: { version, shopper: 'g', list: [{ spu: `v${version}`, addedAt: 1 }] },
      ...(lastSeq === undefined ? {} : { lastSeq }),
      serverTime: version,
    })
    const versionIn = async (store: OperationStore) => (await store.contents()).snapshots['wishlist']?.version
    const read = (store: OperationStore, envelope: ReturnType<typeof answer>, atRequest?: Device) =>
      saveAnswer(store, { endpoint: wishListAdd, envelope, atRequest })
    const deviceIn = async (store: OperationStore) => {
      const { device } = await store.contents()
      if (!device) throw new RangeError('the store has no device')
      return device
    }

    test('an older one is ignored, the same one is taken (offline.md D4)', async () => {
      const store = aStore()
      for (const version of [2, 1, 2]) await read(store, answer(version))
      expect(await versionIn(store)).toBe(2)
      expect((await store.contents()).device?.contactAt).toBe(2)
    })

    test('one from before an operation that is known to be applied is ignored', async () => {
      const store = aStore()
      await vote(store, 'a')
      const atRequest = await deviceIn(store)
      await drain(store, aVotingServer().send)
      expect(await read(store, answer(5, 0), atRequest)).toBe('overtaken')
      expect(await versionIn(store)).toBeUndefined()
      expect(await read(store, answer(5, 1), atRequest)).toBe('saved')
      expect(await versionIn(store)).toBe(5)
    })

    test('one of a server that counts fewer operations than the device is taken: no newer one will come', async () => {
      const store = aStore()
      await vote(store, 'a')
      await drain(store, aVotingServer().send)
      expect(await read(store, answer(5, 0), await deviceIn(store))).toBe('saved')
      expect(await versionIn(store)).toBe(5)
    })

    test('one that another store has asked for counts without its number: the sequences are not the same', async () => {
      const store = aStore()
      await vote(store, 'a')
      await drain(store, aVotingServer().send)
      await read(store, answer(5, 0))
      expect(await versionIn(store)).toBe(5)
    })

    test('an answer to another device id is ignored: it may be another user’s', async () => {
      const store = aStore()
      await vote(store, 'a')
      const atRequest = { ...(await deviceIn(store)), id: crypto.randomUUID() }
      expect(await read(store, answer(5), atRequest)).toBe('dropped')
      expect(await versionIn(store)).toBeUndefined()
    })
  })

  test('however requests are lost or broken, each counts once, in order', async () => {
    const fate = fc.constantFrom<Fate>('answered', 'lost before', 'lost after', 'broken')
    const taps = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'unknown'), on: fc.boolean() }), {
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(taps, fc.array(fate, { maxLength: 20 }), async (tapped, fates) => {
        const store = aStore()
        const server = aVotingServer()
        server.fates.push(...fates)
        const ids: string[] = []
        for (const { id, on } of tapped) ids.push((await vote(store, id, on)).id)
        const rounds = fates.length + 1
        for (let round = 0; round < rounds; round++) await drain(store, server.send)
        const { operations, rejected } = await store.contents()
        expect(operations).toEqual([])
        expect(server.applied).toEqual(ids)
        expect(rejected).toHaveLength(tapped.filter(({ id }) => id === 'unknown').length)
        expect((await votesIn(store))?.toSorted() ?? []).toEqual(server.votes())
        await deleteDisks()
      }),
      { numRuns: 40 },
    )
  })
})

test.each([
  [{ kind: 'applied', envelope: { code: 200, message: '', data: {} } }, 'continue'],
  [{ kind: 'refused', reason: '', message: '', data: {}, isSequenced: true }, 'continue'],
  [{ kind: 'gap', lastSeq: 2 }, 'continue'],
  [{ kind: 'forked' }, 'continue'],
  [{ kind: 'other-person' }, 'continue'],
  [{ kind: 'device-unknown' }, 'paused'],
  [{ kind: 'sign-in' }, 'paused'],
  [{ kind: 'update-needed' }, 'outdated'],
  [
    { kind: 'later', retryAfterMs: 5, moved: '/x' },
    { later: 5, moved: '/x' },
  ],
] as const)('after %j a queue goes on as: %j', (outcome, result) => {
  expect(resultOf(outcome)).toEqual(result)
})
