import { FITTING_WIDTHS } from '#contract/picture-widths.ts'
import { fittingPicture } from '#domain/catalog/pictures.ts'
import { pictureAddress } from '../pictures/picture-address.ts'

const [WIDTH] = FITTING_WIDTHS

/** Address of the parts of a garment, from that of its front; undefined where it has none. */
export function sheetAddress(front: string): string | undefined {
  const parts = fittingPicture(front)
  return parts === undefined ? undefined : pictureAddress(parts, WIDTH, 'webp')
}
