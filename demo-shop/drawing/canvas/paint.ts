import { deepen } from './colour.ts'
import { handOf, type Fabric, type Hand } from '../cloth/cloth.ts'
import { gridOver, makeField, type Field } from './field.ts'
import { boxOf, flatten, type Box, type Point } from './geometry.ts'
import { pathOf, number } from './ink.ts'
import { jpegAddress } from './jpeg.ts'
import { lightMap } from './light.ts'
import type { Camera, Palette, Part } from './part.ts'
import { blur, fillPolygon, sample, type Grid } from './raster.ts'
import { round } from './sculpt.ts'

export interface Print {
  readonly defs: string
  readonly lay: (part: Part, field: Field, box: Box, mask: Float32Array) => string
}

export interface Job {
  readonly parts: readonly Part[]
  /** Pieces of another garment over this one: they throw shadows and are not painted. */
  readonly above?: readonly Part[]
  readonly palette: Palette
  readonly fabric: Fabric
  readonly camera: Camera
  readonly weave: string
  readonly print?: Print
  /** Prefix of ids, so that several garments share one picture. */
  readonly id: string
  /** Pixels per light cell, and how the light sits on this dye. */
  readonly cell: number
  readonly strength: number
}

const SHADOW_CELL = 5

function frameOf({ scale, x, y, width, height }: Camera): Box {
  return { left: -x / scale, top: -y / scale, right: (width - x) / scale, bottom: (height - y) / scale }
}

function within(box: Box, frame: Box, margin: number): Box {
  return {
    left: Math.max(box.left, frame.left) - margin,
    top: Math.max(box.top, frame.top) - margin,
    right: Math.min(box.right, frame.right) + margin,
    bottom: Math.min(box.bottom, frame.bottom) + margin,
  }
}

/** What the pieces above throw on each piece, from the top down. */
function castShadows(polygons: readonly Point[][], parts: readonly Part[], grid: Grid): Float32Array[] {
  const cover = new Float32Array(grid.cols * grid.rows)
  const casts: Float32Array[] = []
  for (let index = parts.length - 1; index >= 0; index--) {
    casts[index] = blur(cover.slice(), grid.cols, grid.rows, 0.75 / grid.step, 3)
    const strength = parts[index]?.casts ?? 1
    if (strength > 0) fillPolygon(grid, polygons[index] ?? [], cover, strength)
  }
  return casts
}

function castOn(field: Field, shadow: Grid, data: Float32Array): Float32Array {
  const cast = new Float32Array(field.cols * field.rows)
  for (let row = 0, index = 0; row < field.rows; row++) {
    const y = field.y + row * field.step - 0.62
    for (let col = 0; col < field.cols; col++, index++) {
      cast[index] = 0.62 * sample(shadow, data, field.x + col * field.step - 0.4, y)
    }
  }
  return cast
}

export function silhouette(
  parts: readonly Part[],
  camera: Camera,
  cell: number,
): { grid: Grid; mask: Float32Array } {
  const grid = { ...gridOver(frameOf(camera), cell / camera.scale) }
  const mask = new Float32Array(grid.cols * grid.rows)
  for (const part of parts)
    fillPolygon(grid, flatten(part.outline), mask, Math.min(1, (part.opacity ?? 1) + 0.2))
  return { grid, mask }
}

export function paint(job: Job): string {
  const { parts, camera, id } = job
  const base = handOf(job.fabric)
  const frame = frameOf(camera)
  const polygons = parts.map((part) => flatten(part.outline))
  const shadowGrid = gridOver(frame, SHADOW_CELL / camera.scale)
  const over = job.above ?? []
  const casts = castShadows(
    [...polygons, ...over.map((part) => flatten(part.outline))],
    [...parts, ...over],
    shadowGrid,
  )
  let drawn = ''
  for (const [index, part] of parts.entries()) {
    const hand: Hand = { ...base, ...part.hand }
    const step = job.cell / camera.scale
    const box = within(boxOf(polygons[index] ?? []), frame, step)
    if (box.right - box.left < step * 3 || box.bottom - box.top < step * 3) continue
    const field = makeField(gridOver(box, step), part.axis)
    round(field, part.depth ?? 0.4)
    part.sculpt?.(field)
    const mask = fillPolygon(field, polygons[index] ?? [])
    const printed = part.printed === false ? '' : (job.print?.lay(part, field, box, mask) ?? '')
    const light = lightMap(field, mask, castOn(field, shadowGrid, casts[index] ?? mask), hand)
    drawn += paintPart(job, part, hand, `${id}${index}`, field, light, printed)
  }
  const place = `translate(${number(camera.x)} ${number(camera.y)}) scale(${camera.scale.toFixed(4)})`
  return `<g transform="${place}" color="${job.palette.shell}">${drawn}</g>`
}

function paintPart(
  { palette, weave, strength }: Job,
  part: Part,
  hand: Hand,
  id: string,
  field: Field,
  light: Uint8Array,
  printed: string,
): string {
  const cut = part.cut ?? 'shell'
  const colour = cut in palette ? palette[cut as keyof Palette] : cut
  const width = (field.cols - 1) * field.step
  const height = (field.rows - 1) * field.step
  const half = field.step / 2
  const place = `x="${number(field.x - half)}" y="${number(field.y - half)}" width="${number(width + field.step)}" height="${number(height + field.step)}"`
  const woven =
    part.woven === false || hand.weave === 0 ? '' : weaveRect(weave, part.grain ?? 0, hand.weave, id, place)
  const faint = part.opacity === undefined ? '' : ` opacity="${number(part.opacity)}"`
  return (
    `<defs><path id="${id}" d="${pathOf(part.outline, true)}"/><clipPath id="${id}c"><use href="#${id}"/></clipPath></defs>` +
    `<g clip-path="url(#${id}c)"${faint}><use href="#${id}" fill="${colour}"/>${printed}${part.under ?? ''}${woven}` +
    `<image ${place} preserveAspectRatio="none" opacity="${number(strength)}" style="mix-blend-mode:hard-light" href="${jpegAddress(light, field.cols, field.rows, 79)}"/>` +
    `${part.marks ?? ''}<use href="#${id}" fill="none" stroke="${deepen(colour, 0.62)}" stroke-opacity=".5" stroke-width=".14"/></g>${part.over ?? ''}`
  )
}

function weaveRect(weave: string, grain: number, opacity: number, id: string, place: string): string {
  const paintServer = grain === 0 ? weave : `${id}w`
  const turned =
    grain === 0 ? '' : `<pattern id="${id}w" href="#${weave}" patternTransform="rotate(${number(grain)})"/>`
  return `${turned}<rect ${place} fill="url(#${paintServer})" opacity="${number(opacity)}" style="mix-blend-mode:soft-light"/>`
}
