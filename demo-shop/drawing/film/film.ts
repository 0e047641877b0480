import { boxOf, flatten } from '../canvas/geometry.ts'
import type { Drawing } from '../kinds.ts'
import { garmentLayer } from '../canvas/layer.ts'
import type { Camera, Garment, Part } from '../canvas/part.ts'
import { rasterOf, sideOf } from './layer-raster.ts'
import { groundOf, layOnWall } from './lay-on-wall.ts'
import type { Raster } from './layer-raster.ts'
import { blow, windOn, type BlownLayer } from './wind.ts'

/** Of one film: it loops after two and a half seconds. */
export const FILM_FRAMES = 30
export const FILM_RATE = 12

export interface FilmFrames {
  readonly width: number
  readonly height: number
  /** Opaque RGB; each is drawn when it is read. */
  readonly frames: Iterable<Buffer>
}

/** A garment in a gust of wind, `width` pixels wide, from the same distance as its picture. */
export async function drawFilmFrames(
  drawing: Drawing,
  { garment, camera }: { readonly garment: Garment; readonly camera: Camera },
  width: number,
): Promise<FilmFrames> {
  const layers = await layersOf(drawing, garment, { camera, width })
  const ground = await groundOf(drawing.seed, camera, width)
  const height = Math.round((camera.height * width) / camera.width)
  const wind = windOn(drawing)
  return {
    width,
    height,
    frames: (function* () {
      for (let frame = 0; frame < FILM_FRAMES; frame++) {
        const onto: Raster = { width, height, data: new Uint8Array(width * height * 4) }
        for (const layer of layers) blow(layer, wind, { time: frame / FILM_FRAMES, onto })
        const pixels = Buffer.alloc(width * height * 3)
        layOnWall({ sheet: pixels, start: 0, stride: width * 3 }, onto, ground)
        yield pixels
      }
    })(),
  }
}

/** Neighbours in the garment's order that move together are one layer. */
async function layersOf(
  drawing: Drawing,
  garment: Garment,
  { camera, width }: { readonly camera: Camera; readonly width: number },
): Promise<BlownLayer[]> {
  const groups: { side: number; parts: Part[] }[] = []
  for (const part of garment.parts) {
    const side = isStrap(part) ? 0 : sideOf(part)
    const last = groups.at(-1)
    if (last?.side === side) last.parts.push(part)
    else groups.push({ side, parts: [part] })
  }
  const layers = await Promise.all(
    groups.map(async ({ side, parts }, index): Promise<BlownLayer | undefined> => {
      const svg = garmentLayer(drawing, { ...garment, parts }, camera, `w${index}`, 2)
      const raster = await rasterOf(svg, camera, width / camera.width)
      const box = boxOfCloth(raster)
      return box && { raster, part: side === 0 ? 'body' : 'sleeve', box }
    }),
  )
  const found = layers.filter((layer) => layer !== undefined)
  const bodies = found.filter(({ part }) => part === 'body').map(({ box }) => box)
  const body = {
    left: Math.min(...bodies.map(({ left }) => left)),
    right: Math.max(...bodies.map(({ right }) => right)),
    top: Math.min(...bodies.map(({ top }) => top)),
    bottom: Math.max(...bodies.map(({ bottom }) => bottom)),
  }
  // Layers of the body move as one.
  return found.map((layer) => (layer.part === 'body' ? { ...layer, box: body } : layer))
}

/** Narrower than any sleeve, in centimetres. */
const STRAP = 4.5

/** A strap is held by the body at its lower end. */
function isStrap({ outline }: Part): boolean {
  const { left, right } = boxOf(flatten(outline, 3))
  return right - left < STRAP
}

const SOLID = 40

function boxOfCloth({ width, height, data }: Raster): BlownLayer['box'] | undefined {
  const box = { left: width, right: 0, top: height, bottom: 0 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < SOLID) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  return box.left > box.right ? undefined : box
}
