import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { localDb } from '#platform/storage/local-db.ts'
import { rememberSearch } from './recent-searches.ts'

test('searches that follow each other at once add to the history of the device (spec 2.6)', async () => {
  await localDb().recent.put({ key: 'searches', words: ['dress'] })
  await Promise.all([rememberSearch('skirt'), rememberSearch('coat')])
  const row = await localDb().recent.get('searches')
  expect(row?.words.toSorted()).toEqual(['coat', 'dress', 'skirt'])
})
