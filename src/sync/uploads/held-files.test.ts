import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { localDb } from '#platform/storage/local-db.ts'
import { holdFile, noteUploaded, readHeldFiles, type HeldFile } from './held-files.ts'
import {
  countLeft,
  dropLeftForm,
  readLeftForm,
  readLeftForms,
  returnToForm,
  writeLeftForm,
} from './left-forms.ts'
import type { FormKey } from './upload-forms.ts'

const NOW = Date.UTC(2026, 10, 25)
const REVIEW: FormKey = { form: 'review', id: '1400D1000' }
const RETURN: FormKey = { form: 'return', id: '100000123456' }

function aFile(id: string): HeldFile {
  const file = new Blob(['x'])
  return { id, type: 'image', name: `${id}.jpg`, file, cover: undefined, address: '', coverAddress: '' }
}
const left = (input: object = {}) => ({ operationId: 'op', input: { photos: [], ...input } })

beforeEach(() => localDb().drafts.clear())

test('files of a sent review count as unsent until the shop has them; those of a form do not (trust.md S28)', async () => {
  for (const id of ['one', 'two']) await holdFile(REVIEW, aFile(id), NOW)
  await holdFile({ form: 'review', id: '1400D2000' }, aFile('of a form'), NOW)
  expect(await countLeft(NOW)).toBe(0)
  await writeLeftForm(REVIEW, left(), NOW)
  expect(await countLeft(NOW)).toBe(2)
  await noteUploaded(REVIEW, 'one', { address: '/media/r/one', coverAddress: '' })
  expect(await countLeft(NOW)).toBe(1)
})

test('a return that follows its photos counts as unsent beside them, and opens with its secret', async () => {
  await holdFile(RETURN, aFile('one'), NOW)
  await writeLeftForm(RETURN, left({ secret: 's' }), NOW)
  expect(await countLeft(NOW)).toBe(2)
  expect(await readLeftForms(NOW)).toMatchObject([{ key: { ...RETURN, secret: 's' }, operationId: 'op' }])
  await dropLeftForm(RETURN)
  expect(await localDb().drafts.count()).toBe(0)
})

test('files of two forms with one id are apart', async () => {
  await holdFile({ form: 'review', id: 'A1' }, aFile('of the review'), NOW)
  await holdFile({ form: 'return', id: 'A1' }, aFile('of the return'), NOW)
  const files = await readHeldFiles({ form: 'return', id: 'A1' }, NOW)
  expect(files.map(({ id }) => id)).toEqual(['of the return'])
})

test('a refused form is sent no more, and its page has input and files', async () => {
  await holdFile(RETURN, aFile('one'), NOW)
  await writeLeftForm(RETURN, left({ reason: 'size' }), NOW)
  await returnToForm(RETURN, 'We cannot read HEIC.')
  expect(await readLeftForms(NOW)).toEqual([])
  expect(await readLeftForm(RETURN, NOW)).toMatchObject({
    input: { reason: 'size' },
    refused: 'We cannot read HEIC.',
  })
  expect(await readHeldFiles(RETURN, NOW)).toHaveLength(1)
})

test('what an earlier build has left of a review is sent with its files', async () => {
  const product = { productsName: 'Dress', imageUrl: '', baseUrl: '' }
  const review = { spuCode: REVIEW.id, photos: [] }
  await localDb().drafts.bulkPut([
    { key: 'review-file:1400D1000:one', value: aFile('one'), at: NOW },
    { key: 'review-sent:1400D1000', value: { review, product }, at: NOW },
  ])
  expect(await readLeftForms(NOW)).toMatchObject([{ key: REVIEW, input: review, preview: { product } }])
  expect(await readHeldFiles(REVIEW, NOW)).toHaveLength(1)
})
