import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/time-units.ts'
import { localDb } from '#platform/local-db.ts'
import { NO_DRAFT, readCheckoutDraft, saveCheckoutDraft } from './checkout-draft.ts'
import { dropOldDrafts } from './drop-old-drafts.ts'
import { BLANK_REVIEW, saveReviewDraft } from './review-draft.ts'

const NOW = 1_000 * DAY_MS

test('name and address of an abandoned checkout leave the device after a week, a review after a season', async () => {
  await saveCheckoutDraft(NO_DRAFT, NOW - 8 * DAY_MS)
  await saveReviewDraft('OLD', BLANK_REVIEW, NOW - 91 * DAY_MS)
  await saveReviewDraft('NEW', BLANK_REVIEW, NOW - 89 * DAY_MS)
  await localDb().drafts.put({ key: 'placed-orders', value: [], at: 0 })
  await dropOldDrafts(NOW)
  expect(await localDb().drafts.toCollection().primaryKeys()).toEqual(['placed-orders', 'review:NEW'])
})

test('an abandoned checkout is not shown after its time, also before it is deleted', async () => {
  await saveCheckoutDraft({ ...NO_DRAFT, key: 'k' }, NOW)
  expect(await readCheckoutDraft(NOW + 7 * DAY_MS)).toMatchObject({ key: 'k' })
  expect(await readCheckoutDraft(NOW + 7 * DAY_MS + 1)).toEqual(NO_DRAFT)
})
