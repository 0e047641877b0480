import type { InputOf } from '#contract/endpoint.ts'
import type { uploadImage } from '#contract/catalog/reviews.contract.ts'
import { containerOf, HEAD_BYTES } from '#domain/reviews/review-video.ts'
import { ShopError } from '../../core/shop-error.ts'
import { isKnown, type RequestContext } from '../../services/route.ts'
import { keepPhoto } from './keep-photo.ts'
import { keepVideo, keepVideoPart } from './keep-video.ts'
import { hasPurchase, purchaseOf } from './reviews.queries.ts'

/** Keeps an upload of a buyer and returns its address; empty for a part after which others come. */
export async function keepUpload(
  context: RequestContext,
  { image, uploadType, spuCode, upload, part, parts }: InputOf<typeof uploadImage>,
): Promise<string> {
  if (!isKnown(context) || !(await purchaseOf(context.services.store.db, context.shopper, spuCode)))
    throw new ShopError('not-bought', { spuCode })
  const bytes = new Uint8Array(await image.arrayBuffer())
  if (upload !== undefined && part !== undefined && parts !== undefined)
    return keepVideoPart(context, { upload, part, parts, bytes })
  const isVideo = uploadType === '1' && containerOf(bytes.subarray(0, HEAD_BYTES)) !== undefined
  return isVideo ? keepVideo(context, bytes) : keepPhoto(context, bytes)
}

/** Admits an upload before its body is read: who has bought nothing uploads nothing. Throws `not-bought`. */
export async function mustBeBuyer(context: RequestContext): Promise<void> {
  if (!isKnown(context) || !(await hasPurchase(context.services.store.db, context.shopper)))
    throw new ShopError('not-bought')
}
