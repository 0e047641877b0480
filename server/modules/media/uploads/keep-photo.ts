import { createHash } from 'node:crypto'
import { shopperKey, type ShopperKey } from '#domain/account/shopper.ts'
import { isHeic, isoBrands } from '#domain/reviews/iso-brands.ts'
import { LARGEST_PHOTO_BYTES, photoAddress } from '#domain/reviews/review-photos.ts'
import { HEAD_BYTES } from '#domain/reviews/review-video.ts'
import { ShopError } from '../../../core/shop-error.ts'
import type { ShopperContext } from '../../../services/route.ts'
import { encodePhoto } from '../media.ts'
import { TOO_MANY_PIXELS } from '../photo-limits.ts'

/** Letters of base64url in the name of an upload: 132 bits, which cannot be guessed. */
const NAME_LETTERS = 22

/** The name of an upload in its address: it changes with its bytes, and the same bytes of two people are two uploads. */
export function nameOfUpload(uploader: ShopperKey, bytes: Uint8Array): string {
  return createHash('sha256').update(`${uploader}\n`).update(bytes).digest('base64url').slice(0, NAME_LETTERS)
}

/** Keeps a photo, or the cover of a video, encoded by the shop, and returns its address. */
export async function keepPhoto(
  { services, shopper, now }: ShopperContext,
  upload: Uint8Array,
): Promise<string> {
  if (upload.length > LARGEST_PHOTO_BYTES) throw new ShopError('photo-too-large')
  if (isHeic(isoBrands(upload.subarray(0, HEAD_BYTES)))) throw new ShopError('photo-heic')
  const photo = await encodePhoto(upload).catch((error: unknown) => {
    if (error instanceof ShopError) throw error
    services.log.info('photo.unreadable', { error: String(error) })
    if (String(error).includes(TOO_MANY_PIXELS)) throw new ShopError('photo-too-many-pixels')
    throw new ShopError('photo-unreadable')
  })
  const name = nameOfUpload(shopperKey(shopper), photo.large)
  const owner = { shopper: shopperKey(shopper), kept_at: now }
  await services.store.db
    .insertInto('photo')
    .values({ hash: name, ...photo, ...owner })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(owner))
    .execute()
  return photoAddress(name)
}
