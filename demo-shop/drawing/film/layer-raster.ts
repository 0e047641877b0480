import sharp from 'sharp'
import { boxOf, flatten } from '../canvas/geometry.ts'
import type { Camera, Part } from '../canvas/part.ts'

/** A raster of one layer, RGBA with the colour not multiplied by its alpha. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Inner edge and length, in centimetres, from which a piece beside the body is a sleeve. */
const SLEEVE_FROM = 6
const SLEEVE_LENGTH = 7

/** The body, or the sleeve at its left or right. */
type Side = -1 | 0 | 1

export function sideOf(part: Part): Side {
  const box = boxOf(flatten(part.outline, 3))
  if (box.bottom - box.top < SLEEVE_LENGTH && Math.max(-box.left, box.right) < 22) return 0
  if (box.left > SLEEVE_FROM) return 1
  if (box.right < -SLEEVE_FROM) return -1
  return 0
}

export async function rasterOf(svg: string, { width, height }: Camera, scale: number): Promise<Raster> {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`
  const { data, info } = await sharp(Buffer.from(page), { density: 72 * Math.max(1, scale) })
    .resize({ width: Math.round(width * scale) })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
