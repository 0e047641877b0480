import { FLAT_WIDTHS, PICTURE_WIDTHS } from '#contract/picture-widths.ts'
import type { ScaledPicture } from '#domain/catalog/own-media.ts'
import { flatPicture } from '#domain/catalog/source-views.ts'
import { pictureAddress } from '../pictures/picture-address.ts'

/** What shows a piece laid flat: a sheet of the picture source, or one picture of the owner at a known scale. */
export interface FlatSheet {
  readonly address: string
  /** Millimetres from the left edge of the owner's picture to its right one; undefined for a sheet. */
  readonly mm?: number
}

const [WIDTH] = FLAT_WIDTHS
/** As many pixels as the canvas has for a piece. */
const OWN_WIDTH = PICTURE_WIDTHS[3]

interface Shown {
  /** Address of the front. */
  readonly front: string
  readonly flat?: ScaledPicture | undefined
}

/** What shows a colour laid flat; undefined where the shop has nothing. */
export function flatSheetOf({ front, flat }: Shown): FlatSheet | undefined {
  if (flat) return { address: pictureAddress(flat.picture, OWN_WIDTH, 'webp'), mm: flat.mm }
  const parts = flatPicture(front)
  return parts === undefined ? undefined : { address: pictureAddress(parts, WIDTH, 'webp') }
}
