import type { VideoKind } from '#domain/reviews/review-video.ts'

/** A video as the shop keeps it. */
export interface RewrittenVideo {
  readonly bytes: Uint8Array
  readonly kind: VideoKind
  /** 0 where the file does not say it. */
  readonly seconds: number
}
