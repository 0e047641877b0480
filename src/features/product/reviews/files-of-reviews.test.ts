import { expect, test } from 'vitest'
import { filesOfReview } from './files-of-reviews.ts'

const photo = (src: string) => ({ src, width: 1, height: 1 })
const video = { src: 'v', kind: 'mp4' as const, cover: '', seconds: 7 }

test.each([
  ['nothing', [], undefined, []],
  ['photos alone', [photo('a'), photo('b')], undefined, ['a', 'b']],
  ['a video alone', [], video, ['v']],
  ['a video after the first photo', [photo('a'), photo('b')], video, ['a', 'v', 'b']],
])('a review shows %s (spec 2.10)', (...[, photos, video, shown]) => {
  expect(filesOfReview({ photos, video }).map(({ src }) => src)).toEqual(shown)
})
