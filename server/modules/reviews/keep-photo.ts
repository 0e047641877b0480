import { hash } from 'node:crypto'
import type { InputOf } from '#contract/endpoint.ts'
import type { uploadImage } from '#contract/reviews.contract.ts'
import { shopperKey } from '#domain/account/shopper.ts'
import { LARGEST_PHOTO_BYTES, photoAddress } from '#domain/reviews/review-photos.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { RequestContext } from '../../services/route.ts'
import { encodePhoto } from '../media/media.ts'
import { purchaseOf } from './reviews.queries.ts'

/** Letters of base64url in the name of a photo: 132 bits, which cannot be guessed. */
const NAME_LETTERS = 22

/** Keeps an upload of a buyer, encoded by the shop, and returns its address. */
export async function keepPhoto(
  { services, shopper, now }: RequestContext,
  { image, spuCode }: InputOf<typeof uploadImage>,
): Promise<string> {
  const { db } = services.store
  if (!shopper || !(await purchaseOf(db, shopper, spuCode))) throw new ShopError('not-bought', { spuCode })
  if (image.size > LARGEST_PHOTO_BYTES) throw new ShopError('photo-too-large')
  const photo = await encodePhoto(new Uint8Array(await image.arrayBuffer())).catch((error: unknown) => {
    services.log.info('photo.unreadable', { error: String(error) })
    throw new ShopError('photo-unreadable')
  })
  const name = hash('sha256', photo.large, 'base64url').slice(0, NAME_LETTERS)
  const owner = { shopper: shopperKey(shopper), kept_at: now }
  await db
    .insertInto('photo')
    .values({ hash: name, ...photo, ...owner })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(owner))
    .execute()
  return photoAddress(name)
}
