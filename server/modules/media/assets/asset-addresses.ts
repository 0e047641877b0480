import { BANNER_WIDTHS, PICTURE_WIDTHS } from '#contract/picture-widths.ts'
import { readSize } from '../picture-size.ts'
import type { AssetVariant, CutoutPair } from './variant-of.ts'

/** How a variant shows its original; the letter in its address, and the widths in which it is offered. */
const FRAMINGS = {
  /** A product picture, three wide and four high. */
  a: { framing: 'product', widths: PICTURE_WIDTHS },
  /** The whole photograph, for banners and close-ups. */
  w: { framing: 'whole', widths: BANNER_WIDTHS },
  /** A cutout on a hanger. */
  t: { framing: 'cutout', widths: PICTURE_WIDTHS },
  /** The whole picture, transparent as it is. */
  f: { framing: 'flat', widths: PICTURE_WIDTHS },
} as const

const ASSET = /^\/media\/([awtf])\/([\w-]{22})-(\d{2,4})\.([a-z]+)$/
const PAIR = /^\/media\/k\/([\w-]{22})-([\w-]{22})-(\d{2,4})\.([a-z]+)$/

/** Address of the whole picture without width and format. */
export function wholePicture(asset: string): string {
  return `/media/w/${asset}`
}

/** Address of a picture that stays transparent, without width and format. */
export function flatPicture(asset: string): string {
  return `/media/f/${asset}`
}

/** Address of two cutouts on one rod, without width and format. */
export function cutoutPairPicture([left, right]: CutoutPair['cutouts']): string {
  return `/media/k/${left}-${right}`
}

/** The variant of an owner's picture that an address names; undefined for a width or format that is not offered. */
export function readAssetAddress(path: string): AssetVariant | undefined {
  const [, letter, hash, ...size] = ASSET.exec(path) ?? []
  const entry = Object.entries(FRAMINGS).find(([known]) => known === letter)
  if (!entry || hash === undefined) return undefined
  const { framing, widths } = entry[1]
  const variant = readSize(size, widths)
  return variant && { hash, framing, ...variant }
}

export function readCutoutPair(path: string): CutoutPair | undefined {
  const [, left, right, ...size] = PAIR.exec(path) ?? []
  const variant = readSize(size, PICTURE_WIDTHS)
  return left !== undefined && right !== undefined && variant
    ? { cutouts: [left, right], ...variant }
    : undefined
}
