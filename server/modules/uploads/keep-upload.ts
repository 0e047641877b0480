import type { InputOf } from '#contract/endpoint.ts'
import type { uploadImage } from '#contract/notices/uploads.contract.ts'
import { containerOf, HEAD_BYTES } from '#domain/reviews/review-video.ts'
import { withShopper, type RequestContext } from '../../services/route.ts'
import { keepPhoto } from '../media/uploads/keep-photo.ts'
import { keepVideo, keepVideoPart } from '../media/uploads/keep-video.ts'
import { mustHaveBought, mustReachOrder } from './uploads.policy.ts'

type Upload = InputOf<typeof uploadImage>

/** Keeps an upload of a form and returns its address; empty for a part after which others come. */
export function keepUpload(context: RequestContext, { orderNumber, ...upload }: Upload): Promise<string> {
  return orderNumber === undefined
    ? keepForReview(context, upload)
    : keepForReturn(context, { ...upload, orderNumber })
}

async function keepForReview(
  context: RequestContext,
  { image, uploadType, spuCode = '', upload, part, parts }: Upload,
): Promise<string> {
  const buyer = await mustHaveBought(context, spuCode)
  const bytes = await bytesOf(image)
  if (upload !== undefined && part !== undefined && parts !== undefined)
    return keepVideoPart(buyer, { upload, part, parts, bytes })
  const isVideo = uploadType === '1' && containerOf(bytes.subarray(0, HEAD_BYTES)) !== undefined
  return isVideo ? keepVideo(buyer, bytes) : keepPhoto(buyer, bytes)
}

/** A caller with the order's secret may be new to this shop: a guest's session is opened, which owns the photo. */
async function keepForReturn(
  context: RequestContext,
  { image, orderNumber, secret }: Upload & { readonly orderNumber: string },
): Promise<string> {
  await mustReachOrder(context, { orderNumber, secret })
  return keepPhoto(await withShopper(context), await bytesOf(image))
}

async function bytesOf(image: Upload['image']): Promise<Uint8Array> {
  return new Uint8Array(await image.arrayBuffer())
}
