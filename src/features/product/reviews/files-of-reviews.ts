import type { Review } from '#contract/catalog/reviews.contract.ts'
import type { ReviewFile } from '../use-open-photos.ts'
import { withVideos } from '../gallery/gallery-order.ts'

/** Photos of a review and, after the first, its video, as in the gallery of a piece. */
export function filesOfReview({ photos, video }: Pick<Review, 'photos' | 'video'>): readonly ReviewFile[] {
  return withVideos<ReviewFile>(photos, video ? [video] : [])
}
