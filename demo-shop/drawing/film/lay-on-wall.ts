import sharp from 'sharp'
import { wall } from '../backdrop.ts'
import type { Camera } from '../canvas/part.ts'
import { blur, sample } from '../canvas/raster.ts'
import type { Raster } from './layer-raster.ts'

const CELL = 6

/** A picture as opaque RGB. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly pixels: Buffer
}

export async function groundOf(seed: string, camera: Camera, width: number): Promise<Uint8Array> {
  const { svg } = wall(seed, camera, undefined)
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${camera.width}" height="${camera.height}">${svg}</svg>`
  return sharp(Buffer.from(page)).resize({ width }).removeAlpha().raw().toBuffer()
}

/** Lays a frame on the wall, with its shadow below it and to the right. */
export function layOnWall(
  { sheet, start, stride }: { sheet: Buffer; start: number; stride: number },
  { width, height, data }: Raster,
  ground: Uint8Array,
): void {
  const shade = shadowOf({ width, height, data })
  for (let row = 0, index = 0; row < height; row++) {
    let to = start + row * stride
    for (let x = 0; x < width; x++, index++, to += 3) {
      const alpha = (data[index * 4 + 3] ?? 0) / 255
      const dark = alpha < 1 ? shade(x, row) : 1
      for (let part = 0; part < 3; part++)
        sheet[to + part] =
          (data[index * 4 + part] ?? 0) * alpha + (ground[index * 3 + part] ?? 0) * dark * (1 - alpha)
    }
  }
}

/** How much of the wall's light reaches a pixel: the same shadow as that of the still pictures. */
function shadowOf({ width, height, data }: Raster): (x: number, y: number) => number {
  const scale = width / 900
  const cell = Math.max(1, Math.round(CELL * scale))
  const cols = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  const mask = new Float32Array(cols * rows)
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const x = Math.min(width - 1, col * cell)
      const y = Math.min(height - 1, row * cell)
      mask[row * cols + col] = (data[(y * width + x) * 4 + 3] ?? 0) / 255
    }
  const close = blur(mask.slice(), cols, rows, (7 * scale) / cell, 3)
  const soft = blur(mask, cols, rows, (26 * scale) / cell, 3)
  const grid = { x: 0, y: 0, step: cell, cols, rows }
  return (x, y) =>
    (1 - 0.2 * sample(grid, close, x - 7 * scale, y - 10 * scale)) *
    (1 - 0.24 * sample(grid, soft, x - 22 * scale, y - 34 * scale))
}
