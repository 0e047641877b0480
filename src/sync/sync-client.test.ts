import 'fake-indexeddb/auto'
import { Dexie, type Subscription } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscribe } from 'valtio'
import { HEADERS } from '#contract/envelope.ts'
import { mySizes } from '#contract/account/sizes.contract.ts'
import { storefrontFor } from '#platform/current-storefront.ts'
import { AStorage } from '#tests/world/device/local-storage.ts'
import { aVotingServer } from '#tests/world/faults/voting-server.ts'
import { deviceState } from './device-state.ts'
import { journalKeys, journalOperation } from './outbox/operation-journal.ts'
import { newDevice, openSyncDb } from './outbox/sync-db.ts'
import { createSyncClient, type SyncClient } from './sync-client.ts'

const open = vi.hoisted(() => new Set<Subscription>())
vi.mock('dexie', async (original) => {
  const dexie = await original<typeof import('dexie')>()
  const liveQuery = (query: () => unknown) => {
    const watched = dexie.liveQuery(query)
    const subscribe = (observer: Parameters<typeof watched.subscribe>[0]) => {
      const subscription = watched.subscribe(observer)
      open.add(subscription)
      return subscription
    }
    return { ...watched, subscribe }
  }
  return { ...dexie, liveQuery }
})

let storage: AStorage
let server: ReturnType<typeof aVotingServer>

beforeEach(() => {
  server = aVotingServer()
  storage = new AStorage()
  vi.useFakeTimers({ toFake: ['setInterval'] })
  vi.stubGlobal('document', { visibilityState: 'visible', cookie: '', addEventListener() {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('location', { host: 'shop.example', pathname: '/cart', href: 'https://shop.example/cart' })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('fetch', server.send)
  Object.assign(deviceState, { resources: {}, storage: 'healthy', unsaved: 0, waiting: 0 })
  Dexie.dependencies.indexedDB = new IDBFactory()
})
afterEach(() => {
  for (const subscription of open) subscription.unsubscribe()
  open.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const insecure = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
/** A browser without IndexedDB. */
const breakDatabase = () => vi.spyOn(Dexie.dependencies.indexedDB, 'open').mockImplementation(insecure)

/** A disk that refuses every write; the returned function ends it. */
function breakWrites(): () => void {
  const writes = (['add', 'put'] as const).map((name) =>
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(insecure),
  )
  return () => writes.forEach((write) => write.mockRestore())
}

const aClient = () => createSyncClient(storefrontFor('sg', 'en', undefined))
const press = async (client: SyncClient, path: string, input: unknown) =>
  (await client.store(journalOperation({ path, input, preview: undefined, lang: 'en-GB' }))).saved
const vote = (client: SyncClient, id: string) => press(client, '/review/helpful', { id, on: true })
const add = (client: SyncClient, qty: number) =>
  press(client, '/cart/add', { sku: 'one-s', productId: 'one', qty })

/** The lines of the cart on the screen; undefined while there is no cart. */
function shownLines() {
  const { cart } = deviceState.resources
  if (cart?.status !== 'ready') return undefined
  return cart.lines.map(({ sku, qty, savingSince, waiting }) => {
    return { sku, qty, saving: savingSince !== undefined, waiting }
  })
}

/** Holds every write of this device until the returned function is called. */
async function blockDisk(): Promise<() => void> {
  let held = true
  const open = Dexie.dependencies.indexedDB.open('vanda-sync')
  await new Promise((resolve) => (open.onsuccess = resolve))
  const store = open.result.transaction(['meta', 'operations'], 'readwrite').objectStore('meta')
  const again = () => {
    store.get('device').onsuccess = () => held && again()
  }
  again()
  return () => {
    held = false
    open.result.close()
  }
}

const offline = () => server.fates.push(...Array.from({ length: 20 }, () => 'lost before' as const))

test('wrong input is no failure of the disk', async () => {
  const client = await aClient()
  await expect(vote(client, '')).rejects.toThrow('Invalid length')
  expect(deviceState.storage).toBe('healthy')
  expect(await vote(client, 'a')).toBe('saved')
})

test('an operation that waits in memory behind older ones of the disk is no failure of the disk', async () => {
  const client = await aClient()
  offline()
  expect(await vote(client, 'a')).toBe('saved')
  const heal = breakWrites()
  expect(await vote(client, 'b')).toBe('not-saved')
  heal()
  await client.syncNow()
  expect(deviceState).toMatchObject({ storage: 'healthy', unsaved: 1 })
  expect(await vote(client, 'c')).toBe('not-saved')
  expect(deviceState).toMatchObject({ storage: 'healthy', unsaved: 2 })
  server.fates.length = 0
  expect(await client.syncNow()).toBe(true)
  expect(server.votes()).toEqual(['a', 'b', 'c'])
})

test('a read names device and build, has a time limit, and fails as a call does (spec 7.1)', async () => {
  const client = await aClient()
  server.send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(client.read('cart')).rejects.toMatchObject({ failure: { kind: 'offline' } })
  const [, init] = server.send.mock.calls.at(-1) ?? []
  const headers = new Headers(init?.headers)
  expect([HEADERS.device, HEADERS.appVersion, HEADERS.lang].filter((name) => !headers.has(name))).toEqual([])
  expect(init).toMatchObject({ cache: 'no-store', signal: expect.any(AbortSignal) })
})

test('a read whose answer an operation overtakes is sent again: what it shows is the newer answer (offline.md D4)', async () => {
  const client = await aClient()
  const { send } = server
  const bustOf = (bust: number, lastSeq: number) =>
    Response.json({ code: 200, message: '', data: { version: 1, shopper: 'g', bust }, lastSeq })
  let reads = 0
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (!String(request[0]).includes(mySizes.path)) return send(...request)
    reads += 1
    if (reads > 1) return bustOf(861, 1)
    await vote(client, 'a')
    await client.syncNow()
    return bustOf(800, 0)
  })
  await client.read('sizes')
  expect(reads).toBe(2)
  await expect.poll(() => deviceState.resources.sizes).toMatchObject({ recorded: { bust: 861 } })
})

test('a read of a device whose user has signed out meanwhile is not sent again, and its answer is dropped (offline.md D8)', async () => {
  const client = await aClient()
  let reads = 0
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (!String(request[0]).includes(mySizes.path)) return server.send(...request)
    reads += 1
    const db = openSyncDb()
    await db.meta.put(newDevice())
    db.close()
    return Response.json({
      code: 200,
      message: '',
      data: { version: 1, shopper: 'm', bust: 800 },
      lastSeq: 0,
    })
  })
  await client.read('sizes')
  expect(reads).toBe(1)
  const db = openSyncDb()
  expect(await db.snapshots.toArray()).toEqual([])
  db.close()
})

test('a device without a database has sent everything once the server has what this page knows (offline.md F18)', async () => {
  breakDatabase()
  const client = await aClient()
  expect(await vote(client, 'a')).toBe('sent')
  expect(await client.syncNow()).toBe(true)
  expect(server.votes()).toEqual(['a'])
})

test('a device without a database sends the operations of this page before it reports that all is sent (offline.md D17)', async () => {
  breakDatabase()
  const client = await aClient()
  offline()
  expect(await vote(client, 'a')).toBe('not-saved')
  expect(await client.syncNow()).toBe(false)
  server.fates.length = 0
  expect(await client.syncNow()).toBe(true)
  expect(server.votes()).toEqual(['a'])
})

test('a database that fails with operations in it is not empty (offline.md D14)', async () => {
  breakDatabase()
  storage['vanda-sync-waiting'] = '2'
  expect(await (await aClient()).syncNow()).toBe(false)
})

test('an operation is shown while it is being saved, and is called saved once it is on the disk (offline.md D13)', async () => {
  const client = await aClient()
  offline()
  const release = await blockDisk()
  let saved: unknown
  const adding = add(client, 2).then((state) => (saved = state))
  await Promise.resolve()
  expect(shownLines()).toEqual([{ sku: 'one-s', qty: 2, saving: true, waiting: false }])
  expect(deviceState).toMatchObject({ saving: 1, waiting: 0, operations: [] })
  await new Promise((resolve) => setTimeout(resolve))
  expect(saved).toBeUndefined()
  release()
  await adding
  expect(saved).toBe('saved')
  await vi.waitFor(() => expect(deviceState).toMatchObject({ saving: 0, waiting: 1 }))
  expect(shownLines()).toEqual([{ sku: 'one-s', qty: 2, saving: false, waiting: true }])
})

test('an operation that is being saved never counts twice, and is never missing', async () => {
  const client = await aClient()
  offline()
  const counts: (number | undefined)[] = []
  const stop = subscribe(deviceState, () => void counts.push(shownLines()?.[0]?.qty), true)
  await Promise.all([add(client, 1), add(client, 1), add(client, 1)])
  await vi.waitFor(() => expect(deviceState.waiting).toBe(3))
  stop()
  expect(counts.filter((qty, at) => qty !== counts[at - 1])).toEqual([1, 2, 3])
})

test('the state of the cart stays the same value while another resource changes, and can be stored as it is', async () => {
  const client = await aClient()
  offline()
  expect(await add(client, 2)).toBe('saved')
  await vi.waitFor(() => expect(deviceState.waiting).toBe(1))
  const { cart } = deviceState.resources
  expect(structuredClone(cart)).toEqual(cart)
  expect(await vote(client, 'a')).toBe('saved')
  await vi.waitFor(() => expect(deviceState).toMatchObject({ saving: 0, waiting: 2 }))
  expect(deviceState.operations).toHaveLength(2)
  expect(deviceState.resources.cart).toBe(cart)
  expect(await add(client, 1)).toBe('saved')
  expect(deviceState.resources.cart).not.toBe(cart)
})

test('an operation that the disk refuses stays on the screen, as one of this page only', async () => {
  const client = await aClient()
  offline()
  breakWrites()
  const adding = add(client, 1)
  await Promise.resolve()
  expect(shownLines()).toMatchObject([{ qty: 1, saving: true }])
  expect(await adding).toBe('not-saved')
  expect(shownLines()).toEqual([{ sku: 'one-s', qty: 1, saving: false, waiting: false }])
  expect(deviceState.unsaved).toBe(1)
})

test('an operation that localStorage refuses is shown once it is on the disk (offline.md D13)', async () => {
  const client = await aClient()
  offline()
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem() {}, setItem })
  const release = await blockDisk()
  const adding = add(client, 1)
  await Promise.resolve()
  expect(shownLines()).toEqual([])
  expect(deviceState.saving).toBe(1)
  release()
  expect(await adding).toBe('saved')
  await vi.waitFor(() => expect(shownLines()).toMatchObject([{ qty: 1, waiting: true }]))
})

test('an operation leaves the journal with its commit, or when the memory of the page takes it over', async () => {
  const client = await aClient()
  offline()
  const adding = add(client, 1)
  expect(journalKeys()).toHaveLength(1)
  await adding
  expect(journalKeys()).toEqual([])
  breakWrites()
  expect(await vote(client, 'a')).toBe('not-saved')
  expect(journalKeys()).toEqual([])
})

test('a page shows what an earlier page has left in the journal, before what it accepts itself', async () => {
  offline()
  journalOperation({
    path: '/cart/add',
    input: { sku: 'one-s', productId: 'one', qty: 2 },
    preview: undefined,
    lang: 'en-GB',
  })
  const client = await aClient()
  expect(shownLines()).toEqual([{ sku: 'one-s', qty: 2, saving: false, waiting: true }])
  expect(await press(client, '/cart/update', { sku: 'one-s', qty: 5 })).toBe('saved')
  await vi.waitFor(() => expect(deviceState.waiting).toBe(2))
  expect(shownLines()).toMatchObject([{ qty: 5 }])
  expect(journalKeys()).toEqual([])
})

test('an operation made while the database was opening is shown once', async () => {
  offline()
  const entry = journalOperation({
    path: '/cart/add',
    input: { sku: 'one-s', productId: 'one', qty: 2 },
    preview: undefined,
    lang: 'en-GB',
  })
  const client = await aClient()
  const storing = client.store(entry)
  await Promise.resolve()
  expect(shownLines()).toEqual([{ sku: 'one-s', qty: 2, saving: false, waiting: true }])
  expect((await storing).saved).toBe('saved')
  expect(deviceState.waiting).toBe(1)
})

test('an operation whose user signs out in another tab before its commit is neither stored nor shown', async () => {
  const client = await aClient()
  offline()
  const release = await blockDisk()
  const adding = add(client, 1)
  for (const key of journalKeys()) delete storage[key]
  release()
  await expect(adding).rejects.toThrow('its user has left this device')
  expect(shownLines()).toEqual([])
  expect(deviceState).toMatchObject({ saving: 0, waiting: 0, unsaved: 0, storage: 'healthy' })
})

test('a retried operation leaves the tray, and wrong input does not stay in the journal', async () => {
  const client = await aClient()
  offline()
  const refused = { preview: undefined, reason: 'gone', message: '', data: null, at: 1 }
  const db = openSyncDb()
  await db.rejected.bulkPut([
    { ...refused, id: 'good', path: '/review/helpful', input: { id: 'a', on: true } },
    { ...refused, id: 'wrong', path: '/review/helpful', input: {} },
  ])
  await client.retry('good')
  await expect(client.retry('wrong')).rejects.toThrow()
  expect(await db.operations.toArray()).toMatchObject([{ input: { id: 'a', on: true } }])
  expect(await db.rejected.toArray()).toMatchObject([{ id: 'wrong' }])
  expect(journalKeys()).toEqual([])
  db.close()
})
