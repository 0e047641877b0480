import type { ShopperKey } from '#domain/account/shopper.ts'

/** An uploaded photo as the shop has encoded it, in the widths of `PHOTO_WIDTHS`. */
export interface PhotoTable {
  /** Hash of uploader and bytes: a second upload of the same photo is the same row. */
  hash: string
  /** Of the larger one, in pixels. */
  width: number
  height: number
  small: Uint8Array
  large: Uint8Array
  /** The uploader. */
  shopper: ShopperKey | null
  /** Epoch milliseconds of the last upload. */
  kept_at: number
}

export interface ReviewPhotoTable {
  /** What shows the photo: a review, or a return as `return:<its id>` (`PhotoOwner`). */
  review_id: string
  /** From 0, in the order of the owner. */
  position: number
  hash: string
}
