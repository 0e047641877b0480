import type { Drawing } from '../kinds.ts'
import { draftOf, type Worn } from '../garments/draft.ts'
import { cutGarment } from '../garments/garment-drawings.ts'
import { boxOf, flatten, type Box } from './geometry.ts'
import { jpegAddress } from './jpeg.ts'
import { paint, silhouette } from './paint.ts'
import { jacquardFigure } from '../cloth/jacquard.ts'
import { lightStrength, paletteOf } from '../cloth/palette.ts'
import type { Camera, Garment, Part } from './part.ts'
import { printOf } from '../cloth/print.ts'
import { blur, sample } from './raster.ts'
import { weaveTile } from '../cloth/weave.ts'
import { number } from './ink.ts'

/** One garment inside a larger picture; `above` are pieces of another one that throw their shadow on it. */
export function garmentLayer(
  drawing: Drawing,
  garment: Garment,
  camera: Camera,
  id: string,
  cell: number,
  above: readonly Part[] = [],
): string {
  const palette = paletteOf(drawing.colour)
  const print =
    printOf(drawing.pattern, palette.shell, drawing.seed, id) ??
    (drawing.cloth === 'jacquard' ? jacquardFigure(palette.shell, id) : undefined)
  const picture = paint({
    parts: garment.parts,
    above,
    palette,
    fabric: drawing.fabric,
    camera,
    weave: `${id}w`,
    id,
    cell,
    strength: lightStrength(drawing.colour),
    ...(print === undefined ? {} : { print }),
  })
  return `<defs>${weaveTile(drawing.fabric, `${id}w`)}${print?.defs ?? ''}</defs>${picture}`
}

export function boundsOf(garment: Garment): Box {
  return boxOf(garment.parts.flatMap((part) => flatten(part.outline, 3)))
}

const CELL = 6

/** Its shadow on the layers below, as a small light map of its own. */
export function shadowLayer(garment: Garment, camera: Camera, reach = 1): string {
  const { grid, mask } = silhouette(garment.parts, camera, CELL)
  const close = blur(mask.slice(), grid.cols, grid.rows, 1.4 * reach, 3)
  const soft = blur(mask, grid.cols, grid.rows, 5 * reach, 3)
  const pixels = new Uint8Array(grid.cols * grid.rows)
  for (let row = 0, index = 0; row < grid.rows; row++) {
    for (let col = 0; col < grid.cols; col++, index++) {
      const x = grid.x + col * grid.step
      const y = grid.y + row * grid.step
      const near = sample(grid, close, x - 1.6 * grid.step * reach, y - 1.8 * grid.step * reach)
      const far = sample(grid, soft, x - 4.6 * grid.step * reach, y - 5 * grid.step * reach)
      pixels[index] = 128 * (1 - 0.2 * near) * (1 - 0.24 * far)
    }
  }
  const width = grid.cols * CELL
  const height = grid.rows * CELL
  return `<image x="${number(-CELL / 2)}" y="${number(-CELL / 2)}" width="${width}" height="${height}" preserveAspectRatio="none" style="mix-blend-mode:hard-light" href="${jpegAddress(pixels, grid.cols, grid.rows, 95)}"/>`
}

export function garmentOf(drawing: Drawing, back = false, worn?: Worn): Garment {
  return cutGarment(draftOf(drawing, back, worn))
}
