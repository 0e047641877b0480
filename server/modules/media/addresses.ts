import {
  BANNER_WIDTHS,
  FLAT_WIDTHS,
  PHOTO_WIDTHS,
  PICTURE_WIDTHS,
  SWATCH_WIDTHS,
} from '#contract/picture-widths.ts'
import { FILM, FILM_WIDTH, FLAT, CUTOUT, VIEWS, SWATCH, type View } from '#domain/catalog/source-views.ts'
import {
  HERO_SHAPES,
  type HeroShape,
  type PictureFormat,
  type PictureSource,
} from '../../providers/pictures/picture-source.ts'

import { cutoutPairPicture, wholePicture } from './assets/asset-addresses.ts'
import { readSize } from './picture-size.ts'

/** A garment's front with a guide's code in it (spec 6). */
interface GuidePicture {
  readonly kind: 'guide'
  readonly pid: string
  readonly hash: string
  readonly code: string
  readonly format: 'png'
}

/** A garment in motion. */
interface GarmentFilm {
  readonly kind: 'film'
  readonly pid: string
  readonly hash: string
  readonly width: typeof FILM_WIDTH
  readonly format: 'webm'
}

/** The picture that an address below /media/ names. */
export type Picture = PlainPicture | GuidePicture | GarmentFilm

type PlainPicture = {
  readonly hash: string
  readonly width: number
  readonly format: PictureFormat
} & (
  | {
      readonly kind: 'garment'
      readonly pid: string
      readonly view: View | typeof CUTOUT | typeof FLAT | typeof SWATCH
    }
  | { readonly kind: 'pair'; readonly pids: readonly [string, string] }
  | { readonly kind: 'banner'; readonly key: string }
  | { readonly kind: 'hero'; readonly shape: HeroShape }
)

/**
 * Hash in the addresses of a garment's pictures: it changes with the picture, so that an address can be cached without
 * expiry.
 */
export function garmentHash(pictures: PictureSource, description: string): string {
  return pictures.fingerprint({ kind: 'garment', description })
}

/** What a colour is pictured by: its key at the source while the source shows it, and the owner's cutout. */
export interface PicturedColour {
  readonly pid: string
  /** Empty for a colour that the source does not show. */
  readonly key: string
  readonly cutout: string | null
}

/** The address of a picture of two colours together, without width and format; undefined where there is no such picture. */
export function pairPicture(
  { canPair, fingerprint }: Pick<PictureSource, 'canPair' | 'fingerprint'>,
  first: PicturedColour,
  second: PicturedColour,
): string | undefined {
  const [one, two] = first.pid < second.pid ? [first, second] : [second, first]
  if (one.cutout !== null && two.cutout !== null) return cutoutPairPicture([one.cutout, two.cutout])
  if (one.key === '' || two.key === '' || canPair?.(one.key, two.key) !== true) return undefined
  const hash = fingerprint({ kind: 'pair', descriptions: [one.key, two.key] })
  return `/media/q/${one.pid}-${two.pid}/${hash}`
}

const ASSET_HASH = /^[\w-]{22}$/

/**
 * Address of a banner's picture without width and format: of a photograph of the owner by its hash, or of a banner of the
 * source by its key; empty without a picture.
 */
export function bannerPicture(pictures: PictureSource, key: string): string {
  if (key === '') return ''
  if (ASSET_HASH.test(key)) return wholePicture(key)
  return pictures.banners.includes(key)
    ? `/media/b/${key}/${pictures.fingerprint({ kind: 'banner', key })}`
    : ''
}

/** Address of a garment's picture with a guide's code. */
export function guidePicture({ pid, hash, code }: Pick<GuidePicture, 'pid' | 'hash' | 'code'>): string {
  return `/media/g/${pid}/${hash}/${code}.png`
}

export function heroPicture(pictures: PictureSource, shape: HeroShape): string {
  return `/media/h/${shape}/${pictures.fingerprint({ kind: 'hero', shape })}`
}

/** The picture of a colour of which the shop has none: its plain colour, in the size of a product picture. */
export interface PlainColour {
  /** Six hexadecimal digits. */
  readonly hex: string
  readonly width: number
  readonly format: PictureFormat
}

const PLAIN = /^\/media\/c\/([0-9a-f]{6})-(\d{2,4})\.([a-z]+)$/

export function readPlainAddress(path: string): PlainColour | undefined {
  const [, hex, ...size] = PLAIN.exec(path) ?? []
  const variant = readSize(size, PICTURE_WIDTHS)
  return hex !== undefined && variant ? { hex, ...variant } : undefined
}

export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]

const PHOTO = /^\/media\/r\/([\w-]{22})-(\d{2,4})\.webp$/

/** The photo of a review that an address names. */
export function readPhotoAddress(path: string): { hash: string; width: PhotoWidth } | undefined {
  const [, hash, pixels] = PHOTO.exec(path) ?? []
  const width = PHOTO_WIDTHS.find((known) => String(known) === pixels)
  return hash !== undefined && width !== undefined ? { hash, width } : undefined
}

const FRAMED_VIEWS = [...VIEWS, CUTOUT] as const

/** As AVIF, pictures of these sizes take too long to be rendered while they are waited for. */
const SHEETS = [
  [SWATCH, SWATCH_WIDTHS],
  [FLAT, FLAT_WIDTHS],
] as const

const GARMENT = /^\/media\/p\/([A-Za-z0-9]{1,40})\/([\w-]{10})\/([a-z]+)-(\d{2,4})\.([a-z]+)$/
const PAIR = /^\/media\/q\/([A-Za-z0-9]{1,40})-([A-Za-z0-9]{1,40})\/([\w-]{10})-(\d{2,4})\.([a-z]+)$/
const BANNER = /^\/media\/b\/([a-z0-9-]{1,40})\/([\w-]{10})-(\d{2,4})\.([a-z]+)$/
const HERO = /^\/media\/h\/([a-z]+)\/([\w-]{10})-(\d{2,4})\.([a-z]+)$/

const GUIDE = /^\/media\/g\/([A-Za-z0-9]{1,40})\/([\w-]{10})\/([A-Z0-9-]{1,24})\.png$/

/** Parses an address; undefined for any size, format, view or shape that is not offered. */
export function readPicture(path: string): Picture | undefined {
  const [, pid, garmentHash, side, ...garmentSize] = GARMENT.exec(path) ?? []
  const view = FRAMED_VIEWS.find((known) => known === side)
  const garment = readSize(garmentSize, PICTURE_WIDTHS)
  if (pid && garmentHash && view && garment)
    return { kind: 'garment', pid, hash: garmentHash, view, ...garment }

  for (const [known, widths] of SHEETS) {
    const sheet = side === known ? readSize(garmentSize, widths) : undefined
    if (pid && garmentHash && sheet?.format === 'webp')
      return { kind: 'garment', pid, hash: garmentHash, view: known, ...sheet }
  }

  const [, one, two, pairHash, ...pairSize] = PAIR.exec(path) ?? []
  const pair = readSize(pairSize, PICTURE_WIDTHS)
  if (one && two && one < two && pairHash && pair)
    return { kind: 'pair', pids: [one, two], hash: pairHash, ...pair }
  if (pid && garmentHash && side === FILM && garmentSize.join('.') === `${FILM_WIDTH}.webm`)
    return { kind: 'film', pid, hash: garmentHash, width: FILM_WIDTH, format: 'webm' }

  const [, key, bannerHash, ...bannerSize] = BANNER.exec(path) ?? []
  const banner = readSize(bannerSize, BANNER_WIDTHS)
  if (key && bannerHash && banner) return { kind: 'banner', key, hash: bannerHash, ...banner }

  const [, form, heroHash, ...heroSize] = HERO.exec(path) ?? []
  const shape = HERO_SHAPES.find((known) => known === form)
  const hero = readSize(heroSize, BANNER_WIDTHS)
  if (shape && heroHash && hero) return { kind: 'hero', shape, hash: heroHash, ...hero }
  const [, own, ownHash, code] = GUIDE.exec(path) ?? []
  if (own && ownHash && code) return { kind: 'guide', pid: own, hash: ownHash, code, format: 'png' }
  return undefined
}
