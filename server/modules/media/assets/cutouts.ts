import sharp, { type Sharp } from 'sharp'
import { MOST_PIXELS } from '../photo-limits.ts'

interface Box {
  readonly width: number
  readonly height: number
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
/** Alpha below this is no part of a piece: the soft shadow of a photograph. */
const CLEAR_BELOW = 12

/** Where a piece hangs in its picture, as the hangers of the home page have it: shares of its height. */
const HOOK = 0.008
const PIECE = { width: 0.86, height: 0.95 } as const

/** The wall and the rod of a pair, in shares of the picture. */
const PAIR = { rod: 0.055, thickness: 0.009, hook: 0.044, width: 0.6, height: 0.9, apart: 0.19 } as const
const WALL = ['#f4ede2', '#e9e1d5'] as const
const ROD = ['#ecd9ab', '#a98852', '#6b5230'] as const

/** A cutout without the empty edges of its picture, at its hook; twice as high as wide. */
export async function hangCutout(original: Uint8Array, width: number): Promise<Sharp> {
  const box = { width, height: width * 2 }
  const piece = await trimmed(original, {
    width: Math.round(box.width * PIECE.width),
    height: Math.round(box.height * PIECE.height),
  })
  return canvas(box).composite([
    {
      input: piece.data,
      left: Math.round((box.width - piece.width) / 2),
      top: Math.round(box.height * HOOK),
    },
  ])
}

/** Two cutouts side by side on one rod; the second one lies over the first. */
export async function hangPair(originals: readonly Uint8Array[], box: Box): Promise<Sharp> {
  const most = { width: Math.round(box.width * PAIR.width), height: Math.round(box.height * PAIR.height) }
  const pieces = await Promise.all(originals.map((original) => trimmed(original, most)))
  return sharp(wall(box)).composite(
    pieces.map(({ data, width }, at) => ({
      input: data,
      left: Math.round(box.width * (0.5 + (at === 0 ? -PAIR.apart : PAIR.apart)) - width / 2),
      top: Math.round(box.height * PAIR.hook),
    })),
  )
}

async function trimmed(original: Uint8Array, { width, height }: Box) {
  const upright = await sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .toColourspace('srgb')
    .resize({ width: width * 3, height: height * 3, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  const edges = await edgesOf(upright)
  const piece = sharp(upright)
    .extract(edges)
    .resize({ width, height, fit: 'inside' })
    .png({ compressionLevel: 1 })
  const { data, info } = await piece.toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}

/** The smallest frame around what is not clear; the whole picture where all of it is. */
async function edgesOf(picture: Uint8Array) {
  const { data, info } = await sharp(picture)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let at = 0; at < data.length; at++) {
    if ((data[at] ?? 0) < CLEAR_BELOW) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (right < 0) return { left: 0, top: 0, width, height }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

function canvas({ width, height }: Box): Sharp {
  return sharp({ create: { width, height, channels: 4, background: CLEAR } })
}

function wall({ width, height }: Box): Buffer {
  const gradient = (id: string, colours: readonly string[]) =>
    `<linearGradient id="${id}" x2="0" y2="1">${colours
      .map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`)
      .join('')}</linearGradient>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${gradient('w', WALL)}${gradient('r', ROD)}</defs>` +
      `<rect width="100%" height="100%" fill="url(#w)"/>` +
      `<rect y="${height * PAIR.rod}" width="100%" height="${height * PAIR.thickness}" fill="url(#r)"/></svg>`,
  )
}
