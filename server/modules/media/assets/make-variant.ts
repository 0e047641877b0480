import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from '../../../providers/pictures/picture-source.ts'
import { MOST_PIXELS } from '../photo-limits.ts'
import { GROUND } from './ground.ts'

/** A variant to be made of an original. */
export interface VariantTask {
  readonly original: Uint8Array
  /** Neither cropped nor framed, for banners. */
  readonly isWhole: boolean
  readonly width: number
  readonly format: PictureFormat
  /** The focal point in percent of the original's width and height. */
  readonly focal: { readonly x: number; readonly y: number }
  /** A guide's code to be written into the picture, which is a PNG then. */
  readonly code?: string
}

/** Product pictures are three wide and four high. */
const RATIO = 3 / 4
/** A picture is cropped while at least this share of it stays in view. */
const LEAST_SHARE = 0.5
const MOST_SECONDS = 30
const QUALITY = { avif: 55, webp: 80 } as const
const AVIF_EFFORT = 3

/**
 * A photograph as a product picture: cropped around its focal point; one that is transparent, or that would lose more than
 * half, is shown as a whole on the shop's ground. sharp converts CMYK and wide colour to sRGB, and drops the metadata.
 */
export async function makeVariant({
  original,
  isWhole,
  width,
  format,
  focal,
}: VariantTask): Promise<Uint8Array> {
  const height = Math.round(width / RATIO)
  const upright = sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate()
  if (isWhole) {
    const whole = upright.resize({ width, withoutEnlargement: true }).flatten({ background: GROUND })
    return encoded(whole.toColourspace('srgb'), format)
  }
  const size = await sizeOf(original)
  const share = Math.min(size.width / size.height / RATIO, RATIO / (size.width / size.height))
  const isCropped = share >= LEAST_SHARE && size.isOpaque
  const framed = isCropped
    ? upright.extract(cropOf(size, focal)).resize(width, height, { fit: 'fill' })
    : upright.resize(width, height, { fit: 'contain', background: GROUND }).flatten({ background: GROUND })
  return encoded(framed.toColourspace('srgb'), format)
}

async function sizeOf(original: Uint8Array) {
  const image = sharp(original, { limitInputPixels: MOST_PIXELS })
  const { autoOrient, hasAlpha } = await image.metadata()
  const isOpaque = !hasAlpha || (await image.stats()).isOpaque
  return { ...autoOrient, isOpaque }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The largest frame around the focal point that lies within the picture. */
function cropOf({ width, height }: Size, focal: VariantTask['focal']) {
  const cropWidth = Math.max(1, Math.min(width, Math.round(height * RATIO)))
  const cropHeight = Math.max(1, Math.min(height, Math.round(width / RATIO)))
  return {
    left: startOf(width, cropWidth, focal.x),
    top: startOf(height, cropHeight, focal.y),
    width: cropWidth,
    height: cropHeight,
  }
}

function startOf(length: number, crop: number, percent: number): number {
  return Math.min(length - crop, Math.max(0, Math.round((length * percent) / 100 - crop / 2)))
}

function encoded(picture: Sharp, format: PictureFormat): Promise<Uint8Array> {
  const timed = picture.timeout({ seconds: MOST_SECONDS })
  return format === 'avif'
    ? timed.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT }).toBuffer()
    : timed.webp({ quality: QUALITY.webp }).toBuffer()
}
