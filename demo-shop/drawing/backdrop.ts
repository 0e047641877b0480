import { jpegAddress } from './canvas/jpeg.ts'
import { turbulence } from './canvas/noise.ts'
import { pick, seeded } from './canvas/random.ts'
import { blur, sample, type Grid } from './canvas/raster.ts'
import type { Camera } from './canvas/part.ts'

const CELL = 6
const PAPERS = ['#f5efe5', '#f3ebdf', '#f0e9df', '#f5ece4', '#eee8dc'] as const

export interface Wall {
  readonly colour: string
  readonly svg: string
}

function windowLight(x: number, y: number, slant: number): number {
  const across = x + y * slant
  const bars = Math.max(0, 1 - Math.abs(((across * 2.3) % 1) - 0.5) * 2)
  const pane = Math.min(1, bars * 2.4)
  const near = Math.exp(-(((across - 0.42) / 0.42) ** 2)) * Math.max(0, 1 - y * 0.75)
  return pane * near
}

/** Paper or plaster in window light, with the garment's own shadow on it: one small light map. */
export function wall(
  seed: string,
  camera: Camera,
  shadow: { readonly grid: Grid; readonly mask: Float32Array } | undefined,
  paper?: string,
  sun = 1,
): Wall {
  const random = seeded(`${seed} wall`)
  const colour = paper ?? pick(random, PAPERS)
  const cols = Math.ceil(camera.width / CELL) + 1
  const rows = Math.ceil(camera.height / CELL) + 1
  const slant = 0.28 + random() * 0.2
  const shift = random() * 0.2
  const noiseSeed = Math.floor(random() * 1e6)
  const level = new Float32Array(cols * rows)
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const x = col / (cols - 1)
      const y = row / (rows - 1)
      const vignette = ((x - 0.44) ** 2 * 0.9 + (y - 0.42) ** 2 * 0.75) * 0.17
      const plaster = turbulence(x * 5, y * 7, noiseSeed, 3) * 0.008
      level[row * cols + col] = 0.515 - vignette + plaster + windowLight(x + shift, y, slant) * 0.034 * sun
    }
  }
  blur(level, cols, rows, 3, 2)
  if (shadow !== undefined) throwShadow(level, cols, rows, camera, shadow)
  const pixels = Uint8Array.from(level, (value) => Math.max(0, Math.min(255, value * 255)))
  const image = jpegAddress(pixels, cols, rows, 97)
  return {
    colour,
    svg:
      `<rect width="${camera.width}" height="${camera.height}" fill="${colour}"/>` +
      `<image x="${-CELL / 2}" y="${-CELL / 2}" width="${cols * CELL}" height="${rows * CELL}"` +
      ` preserveAspectRatio="none" style="mix-blend-mode:hard-light" href="${image}"/>`,
  }
}

function throwShadow(
  level: Float32Array,
  cols: number,
  rows: number,
  camera: Camera,
  { grid, mask }: { readonly grid: Grid; readonly mask: Float32Array },
): void {
  const px = camera.scale * grid.step
  const close = blur(mask.slice(), grid.cols, grid.rows, 7 / px, 3)
  const soft = blur(mask.slice(), grid.cols, grid.rows, 26 / px, 3)
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const x = (col * CELL - camera.x) / camera.scale
      const y = (row * CELL - camera.y) / camera.scale
      const near = sample(grid, close, x - 7 / camera.scale, y - 10 / camera.scale)
      const far = sample(grid, soft, x - 22 / camera.scale, y - 34 / camera.scale)
      const index = row * cols + col
      level[index] = (level[index] ?? 0) * (1 - 0.2 * near) * (1 - 0.24 * far)
    }
  }
}
