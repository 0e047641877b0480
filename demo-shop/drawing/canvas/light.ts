import type { Hand } from '../cloth/cloth.ts'
import type { Field } from './field.ts'
import { blur, edgeDistance } from './raster.ts'

const LENGTH = Math.hypot(-0.46, -0.4, 0.84)
const LIGHT = { x: -0.46 / LENGTH, y: -0.4 / LENGTH, z: 0.84 / LENGTH }
/** Halfway between the window and the eye. */
const HALF_LENGTH = Math.hypot(LIGHT.x, LIGHT.y, LIGHT.z + 1)
const HALF = { x: LIGHT.x / HALF_LENGTH, y: LIGHT.y / HALF_LENGTH, z: (LIGHT.z + 1) / HALF_LENGTH }

/** Share of the body's form that the gloss leaves out: woven silk shines along its folds, a moulded sheet over its bulges. */
const FORM = 0.9

/** Cloth has an edge: it turns down over its own thickness. Blurred once, for the mask has steps. */
function bevel(field: Field, mask: Float32Array, thick: number): void {
  const drop = edgeDistance(mask, field.cols, field.rows)
  for (let index = 0; index < drop.length; index++) {
    const away = ((drop[index] ?? 0) * field.step) / thick
    drop[index] = away < 3 ? thick * 0.6 * Math.exp(-away * 1.4) : 0
  }
  blur(drop, field.cols, field.rows, 1, 1)
  for (let index = 0; index < drop.length; index++)
    field.height[index] = (field.height[index] ?? 0) - (drop[index] ?? 0)
}

/** The mean height round about, worked out on every other cell and read back smoothly. */
function surroundings({ cols, rows, step, height }: Field, reach: number): Float32Array {
  const halfCols = (cols + 1) >> 1
  const halfRows = (rows + 1) >> 1
  const coarse = new Float32Array(halfCols * halfRows)
  for (let row = 0; row < halfRows; row++) {
    for (let col = 0; col < halfCols; col++)
      coarse[row * halfCols + col] = height[2 * row * cols + 2 * col] ?? 0
  }
  blur(coarse, halfCols, halfRows, reach / (2 * step))
  const fine = new Float32Array(cols * rows)
  for (let row = 0; row < rows; row++) {
    const above = (row >> 1) * halfCols
    const below = Math.min(halfRows - 1, (row + 1) >> 1) * halfCols
    for (let col = 0; col < cols; col++) {
      const left = col >> 1
      const right = Math.min(halfCols - 1, (col + 1) >> 1)
      const top = (coarse[above + left] ?? 0) + (coarse[above + right] ?? 0)
      fine[row * cols + col] = 0.25 * (top + (coarse[below + left] ?? 0) + (coarse[below + right] ?? 0))
    }
  }
  return fine
}

/**
 * The light map of one piece: 128 leaves the dye as it is, less is shade, more is light (it is laid over the
 * dye with `hard-light`). Window light from the upper left, a little returned from the right, and less of
 * both where the cloth is lower than its surroundings.
 */
export function lightMap(field: Field, mask: Float32Array, cast: Float32Array, hand: Hand): Uint8Array {
  const { cols, rows, step } = field
  blur(field.height, cols, rows, hand.soften / step / 2)
  bevel(field, mask, hand.thick)
  const near = surroundings(field, 1.1)
  const wide = surroundings(field, 3.2)
  const light = new Uint8Array(cols * rows)
  const flat = LIGHT.z
  for (let row = 0; row < rows; row++) {
    const above = Math.max(0, row - 1) * cols
    const below = Math.min(rows - 1, row + 1) * cols
    for (let col = 0; col < cols; col++) {
      const index = row * cols + col
      const here = field.height[index] ?? 0
      const slopeX =
        ((field.height[row * cols + Math.min(cols - 1, col + 1)] ?? 0) -
          (field.height[row * cols + Math.max(0, col - 1)] ?? 0)) /
        (2 * step)
      const slopeY = ((field.height[below + col] ?? 0) - (field.height[above + col] ?? 0)) / (2 * step)
      const length = Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY)
      const lit = (-slopeX * LIGHT.x - slopeY * LIGHT.y + LIGHT.z) / length
      const returned = Math.max(0, (-slopeX * 0.86 + slopeY * -0.1 + 0.1) / length)
      const hollow =
        Math.max(0, (near[index] ?? 0) - here) * 0.34 + Math.max(0, (wide[index] ?? 0) - here) * 0.09
      const formX =
        ((wide[row * cols + Math.min(cols - 1, col + 1)] ?? 0) -
          (wide[row * cols + Math.max(0, col - 1)] ?? 0)) /
        (2 * step)
      const formY = ((wide[below + col] ?? 0) - (wide[above + col] ?? 0)) / (2 * step)
      const glossX = slopeX - formX * FORM
      const glossY = slopeY - formY * FORM
      const facing =
        (-glossX * HALF.x - glossY * HALF.y + HALF.z) / Math.sqrt(1 + glossX * glossX + glossY * glossY)
      const shine = hand.shine === 0 ? 0 : hand.shine * (Math.max(0, facing) ** (hand.gloss * 3) - 0.42)
      const direct = (Math.max(0, lit) * 0.74 + returned * 0.14) / flat + 0.25
      let level =
        1 + (direct - 1) * hand.contrast - Math.min(0.5, hollow * hand.contrast) + (field.tone[index] ?? 0)
      level *= 1 - (cast[index] ?? 0)
      light[index] = tone(level, shine * (1 - (cast[index] ?? 0)))
    }
  }
  return light
}

function tone(level: number, shine: number): number {
  const shaded =
    level < 1 ? 0.5 * Math.max(0, level) ** 0.92 : 0.5 + 0.5 * (1 - Math.exp(-(level - 1) * 0.62))
  return Math.max(10, Math.min(250, (shaded + shine * 0.5) * 255))
}
