import { expect, test } from 'vitest'
import { withVideos } from './gallery-order.ts'

test.each([
  [
    ['front', 'back', 'detail'],
    ['turn', 'wind'],
    ['front', 'turn', 'wind', 'back', 'detail'],
  ],
  [['front'], ['turn'], ['front', 'turn']],
  [['front', 'back'], [], ['front', 'back']],
  [[], ['turn'], ['turn']],
])('of %j the videos %j stand after the first picture (spec 2.10): %j', (pictures, videos, shown) => {
  expect(withVideos(pictures, videos)).toEqual(shown)
})
