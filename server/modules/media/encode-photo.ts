import sharp, { type Sharp } from 'sharp'
import { PHOTO_WIDTHS } from '#contract/picture-widths.ts'
import { MOST_PIXELS, TOO_MANY_PIXELS } from './photo-limits.ts'

/** A photo as the shop keeps it, as WebP. */
export interface EncodedPhoto {
  readonly small: Uint8Array
  readonly large: Uint8Array
  /** Of the large one. */
  readonly width: number
  readonly height: number
}

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif']
const MOST_SECONDS = 20
/** Taller pictures are scaled to this height for one of width. */
const TALLEST = 16 / 9
const QUALITY = 80

class NotAPhoto extends Error {
  override readonly name = 'NotAPhoto'
}

/**
 * Decodes an upload and encodes its pixels: the files of the shop have no metadata of the camera, its place among
 * it. Throws for another format, a broken file, and a picture of too many pixels.
 */
export async function encodePhoto(upload: Uint8Array): Promise<EncodedPhoto> {
  const given = sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { format, compression, width: columns, height: rows } = await headOf(upload)
  // Of HEIF, sharp reads the pictures of AV1 (AVIF), not those of HEVC (HEIC).
  if (!FORMATS.includes(format) && compression !== 'av1') throw new NotAPhoto(format)
  if (columns * rows > MOST_PIXELS) throw new NotAPhoto(TOO_MANY_PIXELS)
  const [small, large] = await Promise.all(PHOTO_WIDTHS.map((width) => fitted(given.clone(), width)))
  if (!small || !large) throw new NotAPhoto(format)
  return { small: small.data, large: large.data, width: large.info.width, height: large.info.height }
}

function headOf(upload: Uint8Array) {
  return sharp(upload, { limitInputPixels: false }).metadata()
}

function fitted(given: Sharp, width: number) {
  return given
    .rotate()
    .resize({ width, height: Math.round(width * TALLEST), fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .webp({ quality: QUALITY })
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer({ resolveWithObject: true })
}
