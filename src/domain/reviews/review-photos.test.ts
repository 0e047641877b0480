import { expect, test } from 'vitest'
import { hashOfPhoto, isPhotoAddress, photoAddress } from './review-photos.ts'

const HASH = 'abcdefghij-_0123456789'

test('the address of a photo names its bytes', () => {
  expect(hashOfPhoto(photoAddress(HASH))).toBe(HASH)
})

test.each([
  ['an address of the shop', `/media/r/${HASH}`, true],
  ['another picture', '/media/p/1/abcdefghij/front', false],
  ['another host', `https://elsewhere.example/media/r/${HASH}`, false],
  ['a way out of the folder', '/media/r/../../abcdefghijklmn', false],
  ['one of its sizes', `/media/r/${HASH}-360.webp`, false],
])('%s: %s is a photo of a review: %s (spec 5)', (_, address, is) => {
  expect(isPhotoAddress(address)).toBe(is)
  expect(hashOfPhoto(address)).toBe(is ? HASH : '')
})
