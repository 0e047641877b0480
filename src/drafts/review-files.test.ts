import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import {
  countLeftFiles,
  leaveReviewFiles,
  noteUploaded,
  saveReviewFile,
  type ReviewFile,
} from './review-files.ts'

const NOW = Date.UTC(2026, 10, 25)

function aFile(id: string): ReviewFile {
  const file = new Blob(['x'])
  return { id, type: 'image', name: `${id}.jpg`, file, cover: undefined, address: '', coverAddress: '' }
}

test('files of a sent review count as unsent until the shop has them; those of a form do not (trust.md S28)', async () => {
  for (const id of ['one', 'two']) await saveReviewFile('1400D1000', aFile(id), NOW)
  await saveReviewFile('1400D2000', aFile('of a form'), NOW)
  expect(await countLeftFiles(NOW)).toBe(0)
  const product = { productsName: 'Dress', imageUrl: '', baseUrl: '' }
  await leaveReviewFiles('1400D1000', { review: { spuCode: '1400D1000' } as never, product }, NOW)
  expect(await countLeftFiles(NOW)).toBe(2)
  await noteUploaded('1400D1000', 'one', { address: '/media/r/one', coverAddress: '' })
  expect(await countLeftFiles(NOW)).toBe(1)
})
