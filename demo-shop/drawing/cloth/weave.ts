import type { Fabric } from './cloth.ts'
import { jpegAddress } from '../canvas/jpeg.ts'
import { laceTile } from './lace.ts'
import { tiledNoise } from '../canvas/noise.ts'

const SIZE = 96

interface Weave {
  /** Side of the tile on the cloth, cm. */
  readonly span: number
  readonly quality: number
  readonly level: (x: number, y: number) => number
}

/** Noise that meets itself at the tile's edges. */
function wrapped(x: number, y: number, cellsX: number, cellsY: number, seed: number): number {
  return tiledNoise((x / SIZE) * cellsX, (y / SIZE) * cellsY, cellsX, cellsY, seed)
}

function plain(threads: number, slub: number): (x: number, y: number) => number {
  return (x, y) => {
    const warp = wrapped(x, y, threads, 7, 3) * slub
    const weft = wrapped(x, y, 5, threads, 4) * slub
    const cross = Math.sin((x / SIZE) * threads * Math.PI) * Math.sin((y / SIZE) * threads * Math.PI)
    return warp + weft + cross * 0.35 + wrapped(x, y, 48, 48, 5) * 0.3
  }
}

function stitch(x: number, y: number): number {
  const column = 12
  const rows = 9.6
  const across = (x % column) / column - 0.5
  const lean = Math.abs(across) * 1.5
  const along = (((y / rows + lean) % 1) + 1) % 1
  const loop = Math.cos((along - 0.5) * Math.PI * 2) * 0.55
  const groove = Math.exp(-((0.5 - Math.abs(across)) ** 2) * 60) * -1 + Math.exp(-(across ** 2) * 90) * -0.55
  return loop + groove * 0.9 + 0.2 + wrapped(x, y, 32, 32, 8) * 0.3
}

function twill(x: number, y: number): number {
  const line = Math.sin(((x + y * 1) / SIZE) * Math.PI * 2 * 16)
  return line * 0.55 + wrapped(x, y, 24, 3, 2) * 0.75 + wrapped(x, y, 40, 40, 6) * 0.45
}

const WEAVES: Record<Exclude<Fabric, 'lace'>, Weave> = {
  silk: {
    span: 5,
    quality: 70,
    level: (x, y) => wrapped(x, y, 5, 48, 1) * 0.8 + wrapped(x, y, 48, 24, 2) * 0.3,
  },
  satin: { span: 5, quality: 60, level: (x, y) => wrapped(x, y, 4, 48, 1) * 0.8 },
  cotton: { span: 3.4, quality: 70, level: plain(48, 0.45) },
  linen: { span: 5.5, quality: 75, level: plain(46, 0.72) },
  knit: { span: 4.2, quality: 80, level: stitch },
  wool: {
    span: 6,
    quality: 70,
    level: (x, y) =>
      wrapped(x, y, 44, 26, 1) * 0.75 + wrapped(x, y, 24, 20, 2) * 0.25 + wrapped(x, y, 48, 48, 3) * 0.55,
  },
  denim: { span: 4, quality: 75, level: twill },
  chiffon: { span: 3, quality: 65, level: (x, y) => wrapped(x, y, 44, 44, 1) * 0.7 },
}

/** The weave as a small repeating light map. */
export function weaveTile(fabric: Fabric, id: string): string {
  if (fabric === 'lace') return laceTile(id)
  const { span, quality, level } = WEAVES[fabric]
  const pixels = new Uint8Array(SIZE * SIZE)
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) pixels[y * SIZE + x] = Math.max(0, Math.min(255, 127.5 + level(x, y) * 90))
  }
  return (
    `<pattern id="${id}" width="${span}" height="${span}" patternUnits="userSpaceOnUse">` +
    `<image width="${span}" height="${span}" href="${jpegAddress(pixels, SIZE, SIZE, quality)}"/></pattern>`
  )
}
