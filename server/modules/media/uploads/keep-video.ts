import { shopperKey } from '#domain/account/shopper.ts'
import {
  containerOf,
  HEAD_BYTES,
  videoAddress,
  VIDEO_PART_BYTES,
  videoProblem,
} from '#domain/reviews/review-video.ts'
import { ShopError } from '../../../core/shop-error.ts'
import { transact } from '../../../db/transaction.ts'
import type { ShopperContext } from '../../../services/route.ts'
import { rewriteVideo } from '../media.ts'
import { insertVideo } from '../videos.ts'
import { nameOfUpload } from './keep-photo.ts'
import { deleteUploadParts, insertUploadPart, uploadParts } from './upload-parts.ts'

/** Keeps a video, rewritten by the shop, and returns its address. */
export async function keepVideo(
  { services, shopper, now }: ShopperContext,
  upload: Uint8Array,
): Promise<string> {
  refuseProblem(videoProblem({ size: upload.length, seconds: undefined }))
  const { bytes, kind, seconds } = await rewriteVideo(upload).catch((error: unknown) => {
    if (error instanceof ShopError) throw error
    services.log.info('video.unreadable', { error: String(error) })
    throw new ShopError('video-unreadable')
  })
  refuseProblem(videoProblem({ size: bytes.length, seconds }))
  // Hash of the upload, because the muxer writes another identifier each time.
  const name = nameOfUpload(shopperKey(shopper), upload)
  const owner = { shopper: shopperKey(shopper), kept_at: now }
  const milliseconds = Math.round(seconds * 1_000)
  const isWhole = await insertVideo(services.store, { hash: name, kind, milliseconds, bytes, ...owner })
  if (!isWhole) throw new ShopError('video-incomplete')
  return videoAddress({ hash: name, kind })
}

interface UploadedPart {
  readonly upload: string
  readonly part: number
  readonly parts: number
  readonly bytes: Uint8Array
}

/** Keeps a part of a video; with the last one the video is whole. Parts belong to who has sent them. */
export async function keepVideoPart(
  context: ShopperContext,
  { upload, part, parts, bytes }: UploadedPart,
): Promise<string> {
  // A wrong file is refused with its first part, and not when all of it has been sent.
  if (part === 0 && !containerOf(bytes.subarray(0, HEAD_BYTES))) throw new ShopError('video-unreadable')
  const isLast = part === parts - 1
  if (!isLast && bytes.length !== VIDEO_PART_BYTES) throw new ShopError('video-incomplete')
  const { store } = context.services
  const shopper = shopperKey(context.shopper)
  await transact(store, (tx) =>
    insertUploadPart(tx, { shopper, upload, position: part, bytes, kept_at: context.now }),
  )
  if (!isLast) return ''
  const arrived = await uploadParts(store.db, { shopper, upload })
  if (arrived.length !== parts) throw new ShopError('video-incomplete')
  try {
    return await keepVideo(context, Buffer.concat(arrived))
  } finally {
    await deleteUploadParts(store.db, { shopper, upload })
  }
}

function refuseProblem(problem: ReturnType<typeof videoProblem>): void {
  if (problem) throw new ShopError(problem === 'too-large' ? 'video-too-large' : 'video-too-long')
}
