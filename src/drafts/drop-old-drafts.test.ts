import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/time-units.ts'
import { localDb } from '#platform/storage/local-db.ts'
import { NO_DRAFT, readCheckoutDraft, saveCheckoutDraft } from './checkout-draft.ts'
import { dropOldDrafts } from './drop-old-drafts.ts'
import { BLANK_EGIFT, readEgiftDraft, saveEgiftDraft } from './egift-draft.ts'
import { saveFormDraft } from './form-draft.ts'

const NOW = 1_000 * DAY_MS

test('name and address of an abandoned checkout leave the device after a week, a review after a season', async () => {
  await saveCheckoutDraft(NO_DRAFT, NOW - 8 * DAY_MS)
  await saveFormDraft({ form: 'review', id: 'OLD' }, {}, NOW - 91 * DAY_MS)
  await saveFormDraft({ form: 'review', id: 'NEW' }, {}, NOW - 89 * DAY_MS)
  await localDb().drafts.put({ key: 'placed-orders', value: [], at: 0 })
  await dropOldDrafts(NOW)
  expect(await localDb().drafts.toCollection().primaryKeys()).toEqual(['placed-orders', 'review:NEW'])
})

test('an abandoned checkout is not shown after its time, also before it is deleted', async () => {
  await saveCheckoutDraft({ ...NO_DRAFT, key: 'k' }, NOW)
  expect(await readCheckoutDraft(NOW + 7 * DAY_MS)).toMatchObject({ key: 'k' })
  expect(await readCheckoutDraft(NOW + 7 * DAY_MS + 1)).toEqual(NO_DRAFT)
})

test('an eGift card that is not sent names another person for 30 days at most (decision 0141)', async () => {
  const begun = { ...BLANK_EGIFT, recipientName: 'Mei', sku: '1432E0001A-S200' }
  await saveEgiftDraft('1432E0001', begun, NOW)
  expect(await readEgiftDraft('1432E0001', NOW + 30 * DAY_MS)).toEqual(begun)
  expect(await readEgiftDraft('1432E0001', NOW + 30 * DAY_MS + 1)).toEqual(BLANK_EGIFT)
  await dropOldDrafts(NOW + 30 * DAY_MS + 1)
  expect(await localDb().drafts.get('egift:1432E0001')).toBeUndefined()
})
