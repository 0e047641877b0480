import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CUSTOMER_MARK } from '#contract/storage-keys.ts'
import { AStorage } from '#tests/world/device/local-storage.ts'
import { aDisk, deleteDisks } from '#tests/world/device/operation-stores.ts'
import { adoptMember } from './device-owner.ts'
import { dropJournaled, journalKeys, journalOperation } from './operation-journal.ts'
import { storeEntry, storeJournal } from './store-journal.ts'

let storage: AStorage
const signedIn = (customer: string) => vi.stubGlobal('document', { cookie: `${CUSTOMER_MARK}=${customer}` })
const press = (path: string, input: unknown) =>
  journalOperation({ path, input, preview: undefined, lang: 'en-GB' })
const add = (spu: string) => press('/customer/wishListAdd', { spu })
const vote = (id: string) => press('/review/helpful', { id, on: true })
const inputsOn = async (disk: ReturnType<typeof aDisk>) =>
  (await disk.contents()).operations.map(({ input }) => input)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  storage = new AStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await deleteDisks()
})

test('the next page stores an operation whose page was left before its write, and empties the journal (offline.md D13)', async () => {
  const disk = aDisk()
  const { id } = add('A')
  await storeJournal(disk)
  expect((await disk.contents()).operations).toMatchObject([
    { id, seq: 1, path: '/customer/wishListAdd', input: { spu: 'A' }, createdAt: 1_000_000, lang: 'en-GB' },
  ])
  expect(journalKeys()).toEqual([])
})

test('operations of the journal are stored in the order of the presses, whatever the clock says (offline.md D9)', async () => {
  const disk = aDisk()
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']) {
    vote(id)
    vi.setSystemTime(Date.now() - 1_000)
  }
  await storeJournal(disk)
  expect((await inputsOn(disk)).map((input) => (input as { id: string }).id).join('')).toBe('abcdefghijk')
})

test('of several changes of one value the last is stored (spec 9.4)', async () => {
  const disk = aDisk()
  for (const qty of [2, 3, 4]) press('/cart/update', { sku: 'one-s', qty })
  await storeJournal(disk)
  expect(await inputsOn(disk)).toEqual([{ sku: 'one-s', qty: 4 }])
})

test('a stored operation counts once when a killed browser brings its entry back, also after it was sent', async () => {
  const disk = aDisk()
  const entry = vote('a')
  const [key = ''] = journalKeys()
  const text = storage[key]
  expect(await storeEntry(disk, entry)).toBe(true)
  await storeJournal(disk)
  expect(await inputsOn(disk)).toHaveLength(1)
  await disk.transact((rows) => rows.deleteOperations([1]))
  storage[key] = text
  await storeJournal(disk)
  expect(await inputsOn(disk)).toEqual([])
  expect(journalKeys()).toEqual([])
})

test('a page that stores its operation after another page has taken it over stores nothing', async () => {
  const disk = aDisk()
  const entry = add('A')
  await storeJournal(disk)
  // Behind another operation no change replaces the one before.
  await storeEntry(disk, vote('a'))
  expect(await storeEntry(disk, entry)).toBe(true)
  expect(await inputsOn(disk)).toEqual([{ spu: 'A' }, { id: 'a', on: true }])
})

test('an entry that left the journal while another page was about to store it is not stored', async () => {
  const disk = aDisk()
  const entry = vote('a')
  // Its user has signed out, or its page keeps it in memory.
  dropJournaled(entry)
  expect(await storeEntry(disk, entry)).toBe(false)
  expect(await inputsOn(disk)).toEqual([])
})

test('an operation of another member is not stored, and waits for its member (offline.md F38)', async () => {
  const disk = aDisk()
  signedIn('11')
  const entry = add('A')
  signedIn('12')
  await adoptMember(disk, 'm12')
  await storeJournal(disk)
  expect(await storeEntry(disk, entry)).toBe(false)
  expect(await inputsOn(disk)).toEqual([])
  signedIn('11')
  await adoptMember(disk, 'm11')
  await storeJournal(disk)
  expect(await inputsOn(disk)).toEqual([{ spu: 'A' }])
})

test('an operation of a member whose session has ended is stored for that member (offline.md D8)', async () => {
  const disk = aDisk()
  await adoptMember(disk, 'm11')
  signedIn('11')
  add('A')
  vi.stubGlobal('document', { cookie: '' })
  await storeJournal(disk)
  expect(await disk.contents()).toMatchObject({
    device: { owner: 'm11' },
    operations: [{ input: { spu: 'A' } }],
  })
})

test('an entry that cannot be read does not keep others from being stored', async () => {
  const disk = aDisk()
  for (const key of ['1 broken', '2 broken', 'broken']) storage[`vanda-sync-journal ${key}`] = '{"spu":'
  add('A')
  await storeJournal(disk)
  expect(await inputsOn(disk)).toEqual([{ spu: 'A' }])
})

test('an operation of a newer build is stored and stays unread (offline.md D7)', async () => {
  const disk = aDisk()
  press('/newer/call', { something: 'else' })
  await storeJournal(disk)
  expect(await inputsOn(disk)).toEqual([{ something: 'else' }])
})

test('an operation above 64 kB is not journaled, nor one that localStorage refuses', () => {
  const words = 'x'.repeat(32_768)
  expect(vote(words).isJournaled).toBe(false)
  expect(vote(words.slice(400)).isJournaled).toBe(true)
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(vote('a').isJournaled).toBe(false)
})
