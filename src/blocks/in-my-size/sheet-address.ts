import { FLAT_WIDTHS } from '#contract/picture-widths.ts'
import { flatPicture } from '#domain/catalog/pictures.ts'
import { pictureAddress } from '../pictures/picture-address.ts'

const [WIDTH] = FLAT_WIDTHS

/** Address of the parts of a garment, from that of its front; undefined where it has none. */
export function sheetAddress(front: string): string | undefined {
  const parts = flatPicture(front)
  return parts === undefined ? undefined : pictureAddress(parts, WIDTH, 'webp')
}
