import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wishListAdd, wishListDelete } from '#contract/cart.contract.ts'
import { CUSTOMER_MARK } from '#contract/storage-keys.ts'
import { aDisk, deleteDisks, vote } from '#tests/world/operation-stores.ts'
import { insertOperation } from './insert-operation.ts'
import { pressOperation, storeNotedPresses } from './noted-presses.ts'
import { dropPress, notePress, PRESS_KEY } from './press-journal.ts'

const LANG = 'en-GB'

/** As a browser has it: its keys are its entries. */
class AStorage {
  [key: string]: unknown
  static {
    for (const [name, value] of Object.entries({
      getItem(this: AStorage, key: string) {
        return this[key] ?? null
      },
      setItem(this: AStorage, key: string, value: string) {
        this[key] = value
      },
      removeItem(this: AStorage, key: string) {
        delete this[key]
      },
    }))
      Object.defineProperty(AStorage.prototype, name, { value })
  }
}

let storage: AStorage
const journal = () => Object.keys(storage).filter((key) => key.startsWith(PRESS_KEY))
const signedIn = (customer: string) => vi.stubGlobal('document', { cookie: `${CUSTOMER_MARK}=${customer}` })
const pathsOn = async (disk: ReturnType<typeof aDisk>) =>
  (await disk.contents()).operations.map(({ path, input }) => [path, input])

beforeEach(() => {
  storage = new AStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await deleteDisks()
})

test('a heart whose page was left before its write is stored by the next page, and leaves the journal (decision 0144)', async () => {
  const disk = aDisk()
  notePress({ spu: 'A', on: true })
  await storeNotedPresses(disk, LANG)
  expect(await pathsOn(disk)).toEqual([[wishListAdd.path, { spu: 'A' }]])
  expect(journal()).toEqual([])
})

test('a press that was stored counts once, also when its entry comes back and it has been sent (decision 0144)', async () => {
  const disk = aDisk()
  const press = notePress({ spu: 'A', on: true })
  const entry = storage[PRESS_KEY + 'A']
  const stored = await insertOperation(disk, pressOperation(press, LANG), { isNoted: true })
  await storeNotedPresses(disk, LANG)
  expect((await disk.contents()).operations).toHaveLength(1)
  // The browser was killed before it had written the removal to its disk.
  await disk.transact((rows) => rows.deleteOperations([stored.seq]))
  storage[PRESS_KEY + 'A'] = entry
  await storeNotedPresses(disk, LANG)
  expect(await pathsOn(disk)).toEqual([])
  expect(journal()).toEqual([])
})

test('a page that stores its press after another page has done so stores nothing (decision 0144)', async () => {
  const disk = aDisk()
  const press = notePress({ spu: 'A', on: true })
  await storeNotedPresses(disk, LANG)
  // Behind another operation no press replaces the one before.
  await vote(disk, 'a review')
  await insertOperation(disk, pressOperation(press, LANG), { isNoted: true })
  expect((await pathsOn(disk)).filter(([path]) => path === wishListAdd.path)).toHaveLength(1)
})

test('of several presses of one heart the last is stored, and an older one that ends later does not drop it (spec 9.4)', async () => {
  const disk = aDisk()
  const first = notePress({ spu: 'A', on: true })
  notePress({ spu: 'A', on: false })
  dropPress(first)
  await storeNotedPresses(disk, LANG)
  expect(await pathsOn(disk)).toEqual([[wishListDelete.path, { spu: 'A' }]])
})

test('a press of another member is not stored, and waits for its member (offline.md F38)', async () => {
  const disk = aDisk()
  signedIn('11')
  notePress({ spu: 'A', on: true })
  signedIn('12')
  await storeNotedPresses(disk, LANG)
  expect(await pathsOn(disk)).toEqual([])
  signedIn('11')
  await storeNotedPresses(disk, LANG)
  expect(await pathsOn(disk)).toEqual([[wishListAdd.path, { spu: 'A' }]])
})

test('an entry that cannot be read keeps no other from being stored', async () => {
  const disk = aDisk()
  storage[PRESS_KEY + 'broken'] = '{"spu":'
  notePress({ spu: 'A', on: true })
  await storeNotedPresses(disk, LANG)
  expect(await pathsOn(disk)).toEqual([[wishListAdd.path, { spu: 'A' }]])
})
