import sharp, { type Sharp } from 'sharp'
import { LEAST_SHARE, PRODUCT_RATIO } from '#domain/catalog/product-frame.ts'
import type { PictureSize } from '../picture-size.ts'
import { MOST_PIXELS } from '../photo-limits.ts'
import { hangCutout, hangPair } from './cutouts.ts'
import { GROUND } from './ground.ts'

/** How a variant shows its original: `asset-addresses.ts` has what each is for. */
export type Framing = 'product' | 'whole' | 'cutout' | 'flat' | 'pair'

/** A variant to be made of an original. */
export interface VariantTask extends PictureSize {
  readonly original: Uint8Array
  /** The second cutout of a pair. */
  readonly beside?: Uint8Array
  readonly framing: Framing
  /** The focal point in percent of the original's width and height. */
  readonly focal: { readonly x: number; readonly y: number }
  /** A guide's code to be written into the picture, which is a PNG then. */
  readonly code?: string
}

const MOST_SECONDS = 30
const QUALITY = { avif: 55, webp: 80 } as const
const AVIF_EFFORT = 3

/** sharp converts CMYK and wide colour to sRGB, and drops the metadata. */
export async function makeVariant(task: VariantTask): Promise<Uint8Array> {
  return encoded((await framed(task)).toColourspace('srgb'), task.format)
}

async function framed({ original, beside, framing, width, focal }: VariantTask): Promise<Sharp> {
  switch (framing) {
    case 'whole':
      return upright(original).resize({ width, withoutEnlargement: true }).flatten({ background: GROUND })
    case 'flat':
      return upright(original).resize({ width, withoutEnlargement: true })
    case 'cutout':
      return hangCutout(original, width)
    case 'pair':
      return hangPair([original, beside ?? original], { width, height: Math.round(width / PRODUCT_RATIO) })
    case 'product':
      return productPicture(original, { width, focal })
  }
}

function upright(original: Uint8Array): Sharp {
  return sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate()
}

/**
 * A photograph as a product picture: cropped around its focal point; one that is transparent, or that would lose more than
 * half, is shown as a whole on the shop's ground.
 */
async function productPicture(
  original: Uint8Array,
  { width, focal }: Pick<VariantTask, 'width' | 'focal'>,
): Promise<Sharp> {
  const height = Math.round(width / PRODUCT_RATIO)
  const size = await sizeOf(original)
  const share = Math.min(size.width / size.height / PRODUCT_RATIO, PRODUCT_RATIO / (size.width / size.height))
  const isCropped = share >= LEAST_SHARE && size.isOpaque
  return isCropped
    ? upright(original).extract(cropOf(size, focal)).resize(width, height, { fit: 'fill' })
    : upright(original)
        .resize(width, height, { fit: 'contain', background: GROUND })
        .flatten({ background: GROUND })
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
  const cropWidth = Math.max(1, Math.min(width, Math.round(height * PRODUCT_RATIO)))
  const cropHeight = Math.max(1, Math.min(height, Math.round(width / PRODUCT_RATIO)))
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

function encoded(picture: Sharp, format: VariantTask['format']): Promise<Uint8Array> {
  const timed = picture.timeout({ seconds: MOST_SECONDS })
  return format === 'avif'
    ? timed.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT }).toBuffer()
    : timed.webp({ quality: QUALITY.webp }).toBuffer()
}
