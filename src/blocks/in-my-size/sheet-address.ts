import { FITTING_WIDTHS } from '#contract/picture-widths.ts'
import { fittingPicture } from '#domain/catalog/pictures.ts'
import { pictureAddress } from '../pictures/picture-address.ts'

const [WIDTH] = FITTING_WIDTHS

/** Address of the parts of a garment, from that of its front. */
export function sheetAddress(front: string): string {
  return pictureAddress(fittingPicture(front), WIDTH, 'webp')
}
