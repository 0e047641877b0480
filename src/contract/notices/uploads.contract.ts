import * as v from 'valibot'
import { isPhotoAddress, LARGEST_PHOTO_BYTES } from '#domain/reviews/review-photos.ts'
import { MOST_VIDEO_PARTS, VIDEO_PART_BYTES } from '#domain/reviews/review-video.ts'
import { endpoint } from '../endpoint.ts'
import { orderKey, spu, whole } from '../fields.ts'
import { perTenMinutes } from '../rate-limit.ts'

/** Files that a form shows once it is sent: photos and the video of a review, photos of a return (decisions 0126, 0145). */

/** Where an uploaded photo is; width and format are added (`PHOTO_WIDTHS`). */
export const uploadedPhoto = v.pipe(v.string(), v.check(isPhotoAddress, 'an uploaded photo'))

/** A file, as browsers and the server have it. */
export interface SentFile {
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

const file = v.custom<SentFile>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'arrayBuffer' in value &&
    'size' in value &&
    'type' in value,
  'a file',
)

interface PartFields {
  readonly image: SentFile
  readonly uploadType: string
  readonly upload?: string | undefined
  readonly part?: number | undefined
  readonly parts?: number | undefined
}

function isPartOrWhole({ image, uploadType, upload, part, parts }: PartFields): boolean {
  if (upload === undefined || part === undefined || parts === undefined)
    return upload === undefined && part === undefined && parts === undefined
  return uploadType === '1' && part < parts && image.size <= VIDEO_PART_BYTES
}

interface FormFields extends PartFields {
  readonly spuCode?: string | undefined
  readonly orderNumber?: string | undefined
  readonly secret?: string | undefined
}

/** Of a review, by its product, or of a return, by its order: a return has whole photos alone. */
function isOfOneForm({ spuCode, orderNumber, secret, uploadType, upload }: FormFields): boolean {
  if (orderNumber === undefined) return spuCode !== undefined && secret === undefined
  return spuCode === undefined && uploadType === '1' && upload === undefined
}

/** Room for the other fields and what divides them. */
const AROUND_A_FILE = 16 * 1024

export const uploadImage = endpoint('POST', '/customer/uploadImage', {
  kind: 'write',
  access: 'anyone',
  body: 'multipart',
  maxBytes: LARGEST_PHOTO_BYTES + AROUND_A_FILE,
  // A review has up to three photos, a cover, and a video of up to thirty parts.
  limit: perTenMinutes('upload', 120),
  // Sent as headers, so that the server knows them before it reads the body (trust.md S43).
  unlogged: ['orderNumber', 'secret'],
  input: v.pipe(
    v.strictObject({
      image: file,
      /** 1: a photo or a video, by its bytes. 2: the cover of a video (spec 9.4). */
      uploadType: v.picklist(['1', '2']),
      /** The product of a review. */
      spuCode: v.optional(spu),
      /** The order of a return; with its secret where no member is signed in whose order it is. */
      orderNumber: v.optional(orderKey.orderNumber),
      secret: v.optional(orderKey.secret),
      /** A video in parts: the client's name of the file, the number of this part from 0, and how many there are. */
      upload: v.optional(v.pipe(v.string(), v.uuid())),
      part: v.optional(v.pipe(whole, v.minValue(0), v.maxValue(MOST_VIDEO_PARTS - 1))),
      parts: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(MOST_VIDEO_PARTS))),
    }),
    v.check((sent) => isPartOrWhole(sent), 'upload, part and parts together, and a part of at most 1 MB'),
    v.check((sent) => isOfOneForm(sent), 'either spuCode, or orderNumber with a whole photo'),
  ),
  output: v.string(),
  summary:
    'Keeps a photo, a video or its cover for the review of a product that the caller has bought, or a photo for the return of an order that is theirs, and returns its address; empty before the last part of a video',
})

export const cancelUpload = endpoint('POST', '/customer/cancelUpload', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('cancel-upload', 120),
  input: v.strictObject({
    /** The client's name of the file, as in `uploadImage`. */
    upload: v.pipe(v.string(), v.uuid()),
  }),
  output: v.boolean(),
  summary: 'Removes the parts of a video that the caller has begun to upload; false where there are none',
})
