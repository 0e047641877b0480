import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CUSTOMER_MARK } from '#contract/storage-keys.ts'
import { AStorage } from '#tests/world/device/local-storage.ts'
import { aDisk, aMemory, deleteDisks } from '#tests/world/device/operation-stores.ts'
import { giveTo } from './give-to.ts'
import { journalKeys, journalOperation } from './outbox/operation-journal.ts'
import { storeJournal } from './outbox/store-journal.ts'

let storage: AStorage
const cookies = (cookie: string) => vi.stubGlobal('document', { cookie })
const vote = (id: string) =>
  journalOperation({ path: '/review/helpful', input: { id, on: true }, preview: undefined, lang: 'en-GB' })

beforeEach(() => {
  storage = new AStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', new AStorage())
  cookies('')
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await deleteDisks()
})

test('a login of another member seals what the one before has in the journal, and keeps what the new one has pressed (offline.md F38)', async () => {
  const [disk, memory] = [aDisk(), aMemory()]
  await giveTo('m11', { disk, memory })
  cookies(`${CUSTOMER_MARK}=11`)
  vote('of 11')
  // The session of the first member has ended, and the screen is still theirs (offline.md D8).
  cookies('')
  vote('of 11 as well')
  cookies(`${CUSTOMER_MARK}=12`)
  vote('of 12')
  storage['vanda-habit'] = 'of 11'
  await giveTo('m12', { disk, memory })
  expect(storage['vanda-habit']).toBeUndefined()
  expect(await disk.contents()).toMatchObject({ device: { owner: 'm12' }, operations: [], sealed: 2 })
  await storeJournal(disk)
  expect((await disk.contents()).operations).toMatchObject([{ input: { id: 'of 12' } }])
  expect(journalKeys()).toEqual([])
  await giveTo('m11', { disk, memory })
  expect((await disk.contents()).operations).toMatchObject([
    { input: { id: 'of 11' } },
    { input: { id: 'of 11 as well' } },
  ])
})
