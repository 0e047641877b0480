import { hash } from 'node:crypto'
import { BANNER_WIDTHS, PICTURE_WIDTHS } from '#contract/pictures.ts'
import { DRAWING_VERSION } from '../../db/demo/drawing/drawing.ts'
import { VIEWS, type View } from '#domain/shelves/pictures.ts'
import { isBanner, type BannerKey } from './banners.ts'

export const FORMATS = ['avif', 'webp'] as const
export type Format = (typeof FORMATS)[number]
export const HERO_SHAPES = ['wide', 'tall'] as const
export type HeroShape = (typeof HERO_SHAPES)[number]

/** What an address below /media/ asks for. */
export type Picture = { readonly hash: string; readonly width: number; readonly format: Format } & (
  | { readonly kind: 'garment'; readonly pid: string; readonly view: View }
  | { readonly kind: 'banner'; readonly key: BannerKey }
  | { readonly kind: 'hero'; readonly shape: HeroShape }
)

/** Changes with the picture, so that an address can be kept for ever. */
export function pictureHash(what: string): string {
  return hash('sha256', `${DRAWING_VERSION} ${what}`, 'base64url').slice(0, 10)
}

/** Address of a banner's picture without width and format; empty for one that is not drawn. */
export function bannerPicture(key: string): string {
  return isBanner(key) ? `/media/b/${key}/${pictureHash(`banner ${key}`)}` : ''
}

export function heroPicture(shape: HeroShape): string {
  return `/media/h/${shape}/${pictureHash(`hero ${shape}, in silk`)}`
}

const GARMENT = /^\/media\/p\/([A-Za-z0-9]{1,40})\/([\w-]{10})\/([a-z]+)-(\d{2,4})\.([a-z]+)$/
const BANNER = /^\/media\/b\/([a-z0-9-]{1,40})\/([\w-]{10})-(\d{2,4})\.([a-z]+)$/
const HERO = /^\/media\/h\/([a-z]+)\/([\w-]{10})-(\d{2,4})\.([a-z]+)$/

/** Reads an address; undefined for any size, format, view or shape that is not offered. */
export function readPicture(path: string): Picture | undefined {
  const [, pid, garmentHash, side, ...garmentSize] = GARMENT.exec(path) ?? []
  const view = VIEWS.find((known) => known === side)
  const garment = readSize(garmentSize, PICTURE_WIDTHS)
  if (pid && garmentHash && view && garment)
    return { kind: 'garment', pid, hash: garmentHash, view, ...garment }

  const [, key = '', bannerHash, ...bannerSize] = BANNER.exec(path) ?? []
  const banner = readSize(bannerSize, BANNER_WIDTHS)
  if (isBanner(key) && bannerHash && banner) return { kind: 'banner', key, hash: bannerHash, ...banner }

  const [, form, heroHash, ...heroSize] = HERO.exec(path) ?? []
  const shape = HERO_SHAPES.find((known) => known === form)
  const hero = readSize(heroSize, BANNER_WIDTHS)
  if (shape && heroHash && hero) return { kind: 'hero', shape, hash: heroHash, ...hero }
  return undefined
}

function readSize([pixels, ending]: readonly (string | undefined)[], widths: readonly number[]) {
  const width = widths.find((known) => String(known) === pixels)
  const format = FORMATS.find((known) => known === ending)
  return width !== undefined && format ? { width, format } : undefined
}
