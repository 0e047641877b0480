import type { ScaledPicture } from './own-media.ts'

/** Product pictures are three wide and four high. */
export const PRODUCT_RATIO = 3 / 4
/** A picture is cropped to that while at least this share of it stays in view; else it is shown as a whole. */
export const LEAST_SHARE = 0.5

const WHOLE = '/media/w/'

/** Whether an address is of a whole photograph of the owner. */
export function isWholePicture(address: string): boolean {
  return address.startsWith(WHOLE)
}

/** The same picture as a product picture, from the address of the whole one. */
export function croppedPicture({ picture }: Pick<ScaledPicture, 'picture'>): string {
  return picture.replace(WHOLE, '/media/a/')
}

/** Millimetres from the left edge of that product picture to its right one. */
export function croppedMm({ mm, width, height }: ScaledPicture): number {
  const wider = width / height / PRODUCT_RATIO
  if (Math.min(wider, 1 / wider) < LEAST_SHARE) return wider > 1 ? mm : mm / wider
  return wider > 1 ? mm / wider : mm
}
