import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mySizes } from '#contract/account/sizes.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { aDisk, aMemory, deleteDisks, vote } from '#tests/world/device/operation-stores.ts'
import { aVotingServer } from '#tests/world/faults/voting-server.ts'
import { adoptMember, ownerOf } from './device-owner.ts'
import { drain } from './drain-outbox.ts'
import type { OperationStore } from './operation-store.ts'
import { saveAnswer } from './save-snapshots.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
})
afterEach(async () => {
  vi.useRealTimers()
  await deleteDisks()
})

const ENDED = { code: 401, message: '', data: { reason: 'sign-in-needed' } }
const refusing = () => vi.fn<typeof fetch>(async () => Response.json(ENDED, { status: 401 }))
const inputsIn = async (store: OperationStore) =>
  (await store.contents()).operations.map(({ input }) => (input as { id: string }).id)
/** The member's sizes as the server answers them to this caller. */
const sizesOf = (store: OperationStore, shopper: string, bust: number) =>
  saveAnswer(store, {
    endpoint: mySizes,
    envelope: { code: 200, message: '', data: { version: 1, shopper, bust }, serverTime: 5 },
    atRequest: undefined,
  })

describe.each([
  ['disk', aDisk],
  ['memory', aMemory],
] as const)("a member's store on the %s", (_, aStore) => {
  test('names its member to the server with every operation', async () => {
    const store = aStore()
    await adoptMember(store, 'mA')
    await vote(store, 'a')
    const send = refusing()
    await drain(store, send)
    const [, init] = send.mock.calls[0] ?? []
    expect(new Headers(init?.headers).get(HEADERS.owner)).toBe('mA')
  })

  test("a guest's operations go to the member, in their sequence", async () => {
    const store = aStore()
    await vote(store, 'a')
    const before = await store.contents()
    await adoptMember(store, 'mA')
    expect(await store.contents()).toEqual({ ...before, device: { ...before.device, owner: 'mA' } })
  })

  test('keeps what waits while the session has ended, and goes on when its member is back (F14)', async () => {
    const store = aStore()
    await adoptMember(store, 'mA')
    await vote(store, 'a')
    expect(await drain(store, refusing())).toBe('paused')
    expect((await store.contents()).device?.blocked).toBe('sign-in')
    expect(await inputsIn(store)).toEqual(['a'])
    await adoptMember(store, 'mA')
    expect((await store.contents()).device?.blocked).toBeUndefined()
    const server = aVotingServer()
    expect(await drain(store, server.send)).toBe('empty')
    expect(server.votes()).toEqual(['a'])
  })

  test('keeps what it shows when the answer is for another caller, and says why', async () => {
    const store = aStore()
    await adoptMember(store, 'mA')
    await sizesOf(store, 'mA', 840)
    for (const stranger of ['', 'gX', 'mB']) {
      await sizesOf(store, stranger, 900)
      const { snapshots, device } = await store.contents()
      expect([snapshots['sizes']?.shopper, device?.blocked]).toEqual(['mA', 'sign-in'])
    }
    await sizesOf(store, 'mA', 850)
    const { snapshots, device } = await store.contents()
    expect([snapshots['sizes']?.data, device?.blocked]).toMatchObject([{ bust: 850 }, undefined])
  })

  test('another member gets a device of their own; the first one’s waits for them alone (F31, F38)', async () => {
    const store = aStore()
    await adoptMember(store, 'mA')
    await sizesOf(store, 'mA', 840)
    for (const id of ['a1', 'a2']) await vote(store, id)
    const first = await store.contents()

    await adoptMember(store, 'mB')
    const second = await store.contents()
    expect(second).toMatchObject({ operations: [], rejected: [], snapshots: {}, sealed: 2 })
    expect(second.device).toMatchObject({ owner: 'mB', lastSeq: 0, nextSeq: 1 })
    expect(second.device?.id).not.toBe(first.device?.id)
    await vote(store, 'b')
    const server = aVotingServer()
    await drain(store, server.send)
    expect(server.votes()).toEqual(['b'])

    await adoptMember(store, 'mA')
    expect(await ownerOf(store)).toBe('mA')
    expect(await store.contents()).toMatchObject({ device: first.device, sealed: 0, snapshots: {} })
    expect(await inputsIn(store)).toEqual(['a1', 'a2'])
  })

  test('leaves nothing behind of a member without unsent operations', async () => {
    const store = aStore()
    await adoptMember(store, 'mA')
    await sizesOf(store, 'mA', 840)
    await adoptMember(store, 'mB')
    expect(JSON.stringify(await store.contents())).not.toContain('mA')
  })
})
