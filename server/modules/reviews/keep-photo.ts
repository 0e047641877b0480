import { createHash } from 'node:crypto'
import { shopperKey, type ShopperKey } from '#domain/account/shopper.ts'
import { LARGEST_PHOTO_BYTES, photoAddress } from '#domain/reviews/review-photos.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { ShopperContext } from '../../services/route.ts'
import { encodePhoto } from '../media/media.ts'

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
  const photo = await encodePhoto(upload).catch((error: unknown) => {
    services.log.info('photo.unreadable', { error: String(error) })
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
