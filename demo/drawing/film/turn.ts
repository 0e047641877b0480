import sharp from 'sharp'
import { boxOf, flatten } from '../canvas/geometry.ts'
import type { Drawing, GarmentKind } from '../kinds.ts'
import { garmentLayer } from '../canvas/layer.ts'
import type { Camera, Garment, Part } from '../canvas/part.ts'
import { blur } from '../canvas/raster.ts'
import { placeOn, spansOf, turnedHalf, type Raster, type Span, type Tube } from './turn-span.ts'

/** How deep a body is for its width; an arm and a leg are round. */
const BODY_DEPTH = 0.56
const LIMB_DEPTH = 0.92
/** Cloth further out lies in the shade of the edge, which a side view does not show. */
const INSET = 0.9
/** Inner edge and length, in centimetres, from which a piece beside the body is a sleeve. */
const SLEEVE_FROM = 6
const SLEEVE_LENGTH = 7

type Side = -1 | 0 | 1

interface Build {
  readonly side: Side
  /** A box or a bag has a gusset of one depth. */
  readonly rigid: boolean
}

const RIGID: ReadonlySet<GarmentKind> = new Set(['bag', 'gift-box'])
/** Depth of a gusset for that of a body as wide. */
const GUSSET = 0.6

/** One layer of a garment, the body or a sleeve: its two flat sides and the tubes of its rows. */
interface Layer {
  readonly side: Side
  readonly front: Raster
  readonly back: Raster
  readonly rows: readonly (readonly LayerSpan[])[]
  readonly frontLight: Float32Array
  readonly backLight: Float32Array
}

interface LayerSpan extends Tube {
  readonly front: Span
  /** In the raster of the back, where left and right are exchanged. */
  readonly back: Span
  /** 1, and less where a tube is parting into two. */
  readonly weight: number
}

export interface TurnedGarment {
  readonly width: number
  readonly height: number
  readonly layers: readonly Layer[]
  /** Sleeves are drawn under the body when the garment is seen from the front. */
  readonly sleevesUnder: boolean
  readonly axis: number
}

export function sideOf(part: Part): Side {
  const box = boxOf(flatten(part.outline, 3))
  if (box.bottom - box.top < SLEEVE_LENGTH && Math.max(-box.left, box.right) < 22) return 0
  if (box.left > SLEEVE_FROM) return 1
  if (box.right < -SLEEVE_FROM) return -1
  return 0
}

export async function rasterOf(svg: string, { width, height }: Camera, scale: number): Promise<Raster> {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`
  const { data, info } = await sharp(Buffer.from(page), { density: 72 * Math.max(1, scale) })
    .resize({ width: Math.round(width * scale) })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Draws both sides of a garment, layer by layer, `width` pixels wide. */
export async function layGarment(
  drawing: Drawing,
  sides: { readonly front: Garment; readonly back: Garment; readonly camera: Camera },
  width: number,
): Promise<TurnedGarment> {
  const { camera } = sides
  const scale = width / camera.width
  const layers: Layer[] = []
  for (const side of [-1, 0, 1] as const) {
    const [front, back] = await Promise.all(
      [sides.front, sides.back].map((garment, index) => {
        // From behind, the left sleeve is at the right.
        const seen = index === 0 ? side : (-side as Side)
        const parts = garment.parts.filter((part) => sideOf(part) === seen)
        return parts.length === 0
          ? undefined
          : rasterOf(garmentLayer(drawing, { ...garment, parts }, camera, `l${index}`, 2), camera, scale)
      }),
    )
    if (!front || !back) continue
    const rows = tubesOf({ side, rigid: RIGID.has(drawing.kind) }, front, back)
    const frontLight = lightAcross(
      front,
      rows.map((spans) => spans.map((span) => span.front)),
    )
    const backLight = lightAcross(
      back,
      rows.map((spans) => spans.map((span) => span.back)),
    )
    layers.push({ side, front, back, rows, frontLight, backLight })
  }
  const parts = sides.front.parts.map(sideOf)
  const height = Math.round(camera.height * scale)
  return {
    width,
    height,
    layers,
    sleevesUnder: parts.findIndex((side) => side !== 0) < parts.lastIndexOf(0),
    axis: camera.x * scale,
  }
}

/** Pixels by which a body may get deeper from one row to the next: shoulders are a ridge, not a shelf. */
const DEEPEN = 0.42
/** The head of a sleeve may be this much deeper than it is wide; a body is never deeper than wide. */
const DOME = 2.4
/** Share of the height over which one tube parts into two. */
const PARTING = 1 / 14

/** The tubes of each row. */
function tubesOf({ side, rigid }: Build, front: Raster, back: Raster): LayerSpan[][] {
  const flats: (readonly LayerSpan[])[] = []
  for (let row = 0; row < front.height; row++) {
    const spans = spansOf(front, row)
    const behind = spansOf(back, row)
    flats.push(
      spans.map((span, index) =>
        tube(span, behind.at(-1 - index) ?? mirrored(span, front.width), side !== 0 || spans.length > 1),
      ),
    )
  }
  const depths = depthsOf(flats, { side, rigid })
  let parted = 0
  return flats.map((spans, row) => {
    const most = Math.max(0, ...spans.map(({ depth }) => depth))
    const tubes = spans.map((span) => ({
      ...span,
      depth: Math.min((side === 0 ? 1 : DOME) * span.half, (span.depth / most) * (depths[row] ?? span.depth)),
    }))
    parted = spans.length > 1 && row > 0 ? parted + 1 : 0
    const weight = 1 - parted / (front.height * PARTING)
    const [first, last] = [tubes[0], tubes.at(-1)]
    if (side !== 0 || parted === 0 || weight <= 0 || row < front.height / 4 || !first || !last) return tubes
    const whole = tube(
      { left: first.front.left, right: last.front.right },
      { left: last.back.left, right: first.back.right },
      false,
    )
    return [...tubes, { ...whole, weight, depth: Math.max(...tubes.map(({ depth }) => depth)) }]
  })
}

function tube(front: Span, back: Span, limb: boolean): LayerSpan {
  const half = (front.right - front.left) / 2
  return {
    front,
    back,
    centre: (front.left + front.right) / 2,
    half,
    depth: half * (limb ? LIMB_DEPTH : BODY_DEPTH),
    weight: 1,
  }
}

/** The depth of the deepest tube of each row, even from row to row. */
function depthsOf(flats: readonly (readonly LayerSpan[])[], { side, rigid }: Build): Float32Array {
  const depths = Float32Array.from(flats, (spans) => Math.max(0, ...spans.map(({ depth }) => depth)))
  const first = depths.findIndex((depth) => depth > 0)
  const last = depths.findLastIndex((depth) => depth > 0)
  if (first < 0) return depths
  if (rigid) {
    const gusset = Math.max(...depths) * GUSSET
    for (let row = first; row <= last; row++) depths[row] = Math.min(depths[row] ?? 0, gusset)
  } else if (side === 0) {
    const ridge = Math.max(...depths.subarray(first, first + Math.round(depths.length / 30)))
    for (let row = first; row <= last && (depths[row] ?? 0) < ridge; row++) depths[row] = ridge * 0.94
    for (let row = first + 1; row <= last; row++)
      depths[row] = Math.min(depths[row] || (depths[row - 1] ?? 0), (depths[row - 1] ?? 0) + DEEPEN)
  } else {
    capSleeve(depths, first, last)
  }
  depths.fill(depths[first] ?? 0, 0, first)
  depths.fill(depths[last] ?? 0, last + 1)
  return blur(depths, 1, depths.length, Math.round(depths.length / 48), 3)
}

/** The head of a sleeve is a dome as deep as the upper arm. */
function capSleeve(depths: Float32Array, first: number, last: number): void {
  const reach = first + Math.round((last - first) * 0.45)
  let widest = first
  for (let row = first; row <= reach; row++) if ((depths[row] ?? 0) > (depths[widest] ?? 0)) widest = row
  const dome = Math.max(1, (widest - first) * 0.7)
  for (let row = first; row < widest; row++) {
    const up = Math.max(0, 1 - (row - first) / dome)
    depths[row] = (depths[widest] ?? 0) * Math.sqrt(Math.max(0.08, 1 - up * up))
  }
}

function mirrored({ left, right }: Span, width: number): Span {
  return { left: width - 1 - right, right: width - 1 - left }
}

const LIGHT_BINS = 25

/** Mean brightness from the left edge of the cloth to its right one, 1 on average. */
function lightAcross({ width, data }: Raster, rows: readonly (readonly Span[])[]): Float32Array {
  const sums = new Float32Array(LIGHT_BINS)
  const counts = new Float32Array(LIGHT_BINS)
  for (const [row, spans] of rows.entries())
    for (const { left, right } of spans)
      for (let x = Math.ceil(left); x <= right; x++) {
        const bin = Math.round(((x - left) / (right - left)) * (LIGHT_BINS - 1))
        const index = (row * width + x) * 4
        if ((data[index + 3] ?? 0) < 200) continue
        sums[bin] = (sums[bin] ?? 0) + (data[index] ?? 0) + (data[index + 1] ?? 0) + (data[index + 2] ?? 0)
        counts[bin] = (counts[bin] ?? 0) + 1
      }
  const all =
    sums.reduce((sum, value) => sum + value, 0) /
    Math.max(
      1,
      counts.reduce((sum, value) => sum + value, 0),
    )
  const means = sums.map((sum, bin) => (counts[bin] && all ? sum / (counts[bin] ?? 1) / all : 1))
  return blur(means, LIGHT_BINS, 1, 1, 2)
}

/** Brightness at a place from −1 to 1. */
function lightAt(light: Float32Array, place: number): number {
  const at = Math.max(0, Math.min(LIGHT_BINS - 1.001, ((place + 1) / 2) * (LIGHT_BINS - 1)))
  const bin = Math.floor(at)
  return (light[bin] ?? 1) * (1 - (at - bin)) + (light[bin + 1] ?? 1) * (at - bin)
}

/** A frame: the garment alone on a clear ground, RGBA, turned by `angle` radians to its left. */
export function turnGarment(garment: TurnedGarment, angle: number): Raster {
  const { width, height, layers, axis, sleevesUnder } = garment
  const into = { width, height, data: new Uint8Array(width * height * 4) }
  const away = Math.sin(angle)
  const nearness = (side: Side) =>
    // A sleeve at the left, side -1, comes near when the garment turns to its left.
    side === 0 ? 0 : Math.abs(away) < 0.2 ? (sleevesUnder ? -1 : 1) : -side * away
  for (const layer of layers.toSorted((a, b) => nearness(a.side) - nearness(b.side))) {
    const widths = turnedWidths(layer, axis, angle)
    for (const [row, spans] of layer.rows.entries())
      for (const span of spans.toSorted((a, b) => (b.centre - a.centre) * away))
        drawSpan({ into, row, axis, scale: widths[row] ?? 1 }, layer, { span, angle })
  }
  return into
}

/**
 * Correction of each row's width: the ratio of turned to flat changes slowly from row to row, so that nothing jumps
 * where one tube parts into two.
 */
function turnedWidths({ rows }: Layer, axis: number, angle: number): Float32Array {
  const ratios = new Float32Array(rows.length)
  let last = 0
  for (const [row, spans] of rows.entries()) {
    if (spans.length > 0) {
      const flat = Math.max(...spans.map(({ centre, half }) => Math.abs(centre - axis) + half))
      const turned = Math.max(
        ...spans.map((span) => Math.abs((span.centre - axis) * Math.cos(angle)) + turnedHalf(span, angle)),
      )
      last = turned / flat
    }
    ratios[row] = last
  }
  const first = ratios.findIndex((ratio) => ratio > 0)
  ratios.fill(ratios[first] ?? 1, 0, Math.max(0, first))
  const even = blur(ratios.slice(), 1, rows.length, Math.round(rows.length / 40), 3)
  return even.map((ratio, row) => (ratios[row] ? ratio / (ratios[row] ?? 1) : 1))
}

function drawSpan(
  { into, row, axis, scale }: { into: Raster; row: number; axis: number; scale: number },
  layer: Layer,
  { span, angle }: { span: LayerSpan; angle: number },
): void {
  const { width, data } = into
  const half = turnedHalf(span, angle) * scale
  const centre = axis + (span.centre - axis) * Math.cos(angle) * scale
  const first = Math.max(0, Math.floor(centre - half))
  const last = Math.min(width - 1, Math.ceil(centre + half))
  const side = Math.abs(Math.sin(angle))
  const inset = 1 - (1 - INSET) * side
  for (let x = first; x <= last; x++) {
    const cover = span.weight * Math.min(1, half - Math.abs(x - centre) + 0.5)
    if (cover <= 0) continue
    const across = (x - centre) / half
    const { at, front } = placeOn(span, angle, across)
    // The light stays where the window is while the cloth turns.
    const lit = lightAt(layer.frontLight, across)
    const shown = (place: number, raster: Raster, flat: Span, baked: Float32Array) => {
      const light = 1 - side + (side * lit) / lightAt(baked, place)
      return lighten(
        texel(raster, (flat.left + flat.right) / 2 + (place * (flat.right - flat.left)) / 2, row),
        light,
      )
    }
    const index = (row * width + x) * 4
    if (front > 0) blend(data, index, shown(at * inset, layer.front, span.front, layer.frontLight), cover)
    if (front < 1)
      blend(data, index, shown(-at * inset, layer.back, span.back, layer.backLight), cover * (1 - front))
  }
}

const pixel = new Float32Array(4)

/** Colour between two pixels of a row, its parts weighed by their alpha. */
function texel({ width, data }: Raster, x: number, row: number): Float32Array {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)))
  const share = Math.max(0, Math.min(1, x - left))
  const index = (row * width + left) * 4
  const near = (data[index + 3] ?? 0) * (1 - share)
  const far = (data[index + 7] ?? 0) * share
  const alpha = near + far
  for (let part = 0; part < 3; part++)
    pixel[part] =
      alpha === 0 ? 0 : ((data[index + part] ?? 0) * near + (data[index + 4 + part] ?? 0) * far) / alpha
  pixel[3] = alpha
  return pixel
}

function lighten(colour: Float32Array, light: number): Float32Array {
  for (let part = 0; part < 3; part++) colour[part] = Math.min(255, (colour[part] ?? 0) * light)
  return colour
}

function blend(into: Uint8Array, index: number, colour: Float32Array, cover: number): void {
  const alpha = ((colour[3] ?? 0) / 255) * cover
  const under = (into[index + 3] ?? 0) / 255
  const whole = alpha + under * (1 - alpha)
  if (whole === 0) return
  for (let part = 0; part < 3; part++)
    into[index + part] =
      ((colour[part] ?? 0) * alpha + (into[index + part] ?? 0) * under * (1 - alpha)) / whole
  into[index + 3] = whole * 255
}
