import type { ShopperKey } from '#domain/account/shopper.ts'
import type { VideoKind } from '#domain/reviews/review-video.ts'

/** An uploaded video as the shop has rewritten it. */
export interface VideoTable {
  /** Hash of the uploaded bytes: a second upload of the same video is the same row. */
  hash: string
  kind: VideoKind
  /** Bytes. */
  size: number
  /** Duration; 0 where the file does not state it. */
  milliseconds: number
  /** The last uploader. */
  shopper: ShopperKey | null
  /** Epoch milliseconds of the last upload. */
  kept_at: number
}

/** A megabyte of a video: what is played is read without the rest. */
export interface VideoPartTable {
  hash: string
  /** From 0. */
  position: number
  bytes: Uint8Array
}

/** A part of an upload that is not whole yet. */
export interface UploadPartTable {
  shopper: ShopperKey
  /** The client's name of the upload. */
  upload: string
  position: number
  bytes: Uint8Array
  kept_at: number
}
