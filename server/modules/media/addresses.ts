import { createHash } from 'node:crypto'
import { DRAWING_VERSION } from '../../db/demo/drawing/drawing.ts'

/** Widths that are rendered; anything else is no address of ours. */
export const GARMENT_WIDTHS = [180, 360, 540, 720, 1080] as const
export const WIDE_WIDTHS = [640, 960, 1280, 1920] as const
export const FORMATS = ['avif', 'webp'] as const
export type Format = (typeof FORMATS)[number]
export const VIEWS = ['front', 'back', 'detail'] as const
export const HERO_SHAPES = ['wide', 'tall'] as const

/** Changes with the picture, so that an address can be kept for ever. */
export function pictureHash(what: string): string {
  return createHash('sha256').update(`${DRAWING_VERSION} ${what}`).digest('base64url').slice(0, 10)
}

/** Address of a garment's picture without width and format: the client adds `-{width}.{avif|webp}`. */
export function garmentPicture(pid: string, hash: string, view: (typeof VIEWS)[number]): string {
  return `/media/p/${pid}/${hash}/${view}`
}

export function bannerPicture(key: string): string {
  return `/media/b/${key}/${pictureHash(`banner ${key}`)}`
}

export function heroPicture(shape: (typeof HERO_SHAPES)[number]): string {
  return `/media/h/${shape}/${pictureHash(`hero ${shape}`)}`
}
