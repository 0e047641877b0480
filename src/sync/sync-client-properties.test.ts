import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storefrontFor } from '#platform/current-storefront.ts'
import { AStorage } from '#tests/world/device/local-storage.ts'
import { aMortalDisk, type MortalDisk, type PageEnd } from '#tests/world/faults/mortal-disk.ts'
import { deviceState } from './device-state.ts'
import { replacesOperation } from './outbox/debounce-operations.ts'
import type { NewOperation } from './outbox/insert-operation.ts'
import { journalOperation, type JournalEntry } from './outbox/operation-journal.ts'
import type { OperationStore } from './outbox/operation-store.ts'
import { checkedOperation } from './outbox/store-journal.ts'
import { openSyncDb } from './outbox/sync-db.ts'
import { createSyncClient, type SyncClient } from './sync-client.ts'

/** However pages end between a press and its commit (offline.md D13, F40). */

const disks = vi.hoisted(() => ({ mortal: (disk: OperationStore): OperationStore => disk }))
vi.mock('./outbox/disk-operation-store.ts', async (original) => {
  const { createDiskOperationStore } = await original<typeof import('./outbox/disk-operation-store.ts')>()
  return {
    createDiskOperationStore: (...given: Parameters<typeof createDiskOperationStore>) =>
      disks.mortal(createDiskOperationStore(...given)),
  }
})
// A page reads the disk when it opens; watching it would outlive the page.
vi.mock('dexie', async (original) => ({
  ...(await original<typeof import('dexie')>()),
  liveQuery: () => ({ subscribe: () => ({ unsubscribe() {} }) }),
}))

interface Page {
  readonly client: SyncClient
  readonly disk: MortalDisk
}

let storage: AStorage
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: 1_000_000 })
  vi.stubGlobal('document', { visibilityState: 'hidden', cookie: '', addEventListener() {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('setTimeout', (...timer: Parameters<typeof setTimeout>) => realTimeout(...timer).unref())
})
const realTimeout = globalThis.setTimeout
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function aPage(): Promise<Page> {
  let disk: MortalDisk | undefined
  disks.mortal = (real) => (disk = aMortalDisk(real))
  const client = await createSyncClient(storefrontFor('sg', 'en', undefined))
  if (!disk) throw new RangeError('the client has opened no disk')
  return { client, disk }
}

const sku = fc.constantFrom('A', 'B')
const change = fc.oneof(
  fc.record({
    path: fc.constant('/cart/update'),
    input: fc.record({ sku, qty: fc.integer({ min: 1, max: 9 }) }),
  }),
  fc.record({ path: fc.constant('/cart/remove'), input: fc.record({ skus: fc.tuple(sku) }) }),
  fc.record({
    path: fc.constantFrom('/customer/wishListAdd', '/customer/wishListDelete'),
    input: fc.record({ spu: sku }),
  }),
  fc.record({ path: fc.constant('/review/helpful'), input: fc.record({ id: sku, on: fc.boolean() }) }),
)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      tab: fc.constantFrom(0, 1),
      change,
      /** The next press comes before this one is stored. */
      isFollowed: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('end' as const),
      tab: fc.constantFrom(0, 1),
      transactions: fc.integer({ min: 1, max: 3 }),
      how: fc.constantFrom<PageEnd>('before', 'inside', 'after'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const), tab: fc.constantFrom(0, 1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill' as const) }) },
)

/** Lets the pages do what they can: one that has ended never finishes. */
async function settle(): Promise<void> {
  for (let task = 0; task < 40; task++) await new Promise((resolve) => setImmediate(resolve))
}

/** What the disk holds after these presses: of changes of one value in a row the last (spec 9.4). */
function merged(presses: readonly JournalEntry[]): NewOperation[] {
  return presses.map(checkedOperation).reduce<NewOperation[]>((stored, next) => {
    const last = stored.at(-1)
    const isReplaced = last && replacesOperation({ ...last, attempts: 0 }, next, next.createdAt)
    return [...(isReplaced ? stored.slice(0, -1) : stored), next]
  }, [])
}

test('however pages end between a press and its commit, each press is stored once, in the order of the presses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
      Dexie.dependencies.indexedDB = new IDBFactory()
      storage = new AStorage()
      vi.stubGlobal('localStorage', storage)
      Object.assign(deviceState, { resources: {}, storage: 'healthy', unsaved: 0, waiting: 0 })
      const pages = [await aPage(), await aPage()]
      const presses: JournalEntry[] = []
      /** localStorage as a killed browser may have it: an entry whose removal was not on the disk yet. */
      let old = { ...storage }
      for (const one of steps) {
        if (one.do === 'press') {
          const page = pages[one.tab]
          const entry = journalOperation({ ...one.change, preview: undefined, lang: 'en-GB' })
          expect(entry.isJournaled).toBe(true)
          presses.push(entry)
          old = { ...storage }
          void page?.client.store(entry)
          if (!one.isFollowed) await settle()
        } else if (one.do === 'end') pages[one.tab]?.disk.endIn(one.transactions, one.how)
        else if (one.do === 'open') {
          await settle()
          pages[one.tab]?.disk.end()
          pages[one.tab] = await aPage()
        } else {
          for (const { disk } of pages) disk.end()
          await settle()
          Object.assign(storage, old)
          pages.splice(0, 2, await aPage(), await aPage())
        }
      }
      await settle()
      for (const { disk } of pages) disk.end()
      await aPage()
      const db = openSyncDb()
      const stored = await db.operations.toArray()
      db.close()
      expect(stored.map(({ id, seq }) => [id, seq])).toEqual(
        merged(presses).map(({ id }, index) => [id, index + 1]),
      )
      expect(deviceState.waiting).toBe(stored.length)
    }),
    { numRuns: 100 },
  )
})
