import type { ReviewFile } from './review-files.ts'

interface Pictured {
  readonly photos: readonly string[]
  readonly video: string
  readonly videoCover: string
}

type UploadedFile = Pick<ReviewFile, 'type' | 'address' | 'coverAddress'>

/** A review with the files that were uploaded for it: photos after those that it has, once each; a video in the place of its own. */
export function withFiles<Review extends Pictured>(
  review: Review,
  files: readonly UploadedFile[],
): Review & { photos: string[] } {
  const there = files.filter(({ address }) => address !== '')
  const photos = there.filter(({ type }) => type === 'image').map(({ address }) => address)
  const video = there.findLast(({ type }) => type === 'video')
  return {
    ...review,
    photos: [...new Set([...review.photos, ...photos])],
    ...(video && { video: video.address, videoCover: video.coverAddress }),
  }
}
