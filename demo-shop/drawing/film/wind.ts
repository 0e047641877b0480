import { handOf } from '../cloth/cloth.ts'
import type { Drawing, GarmentKind } from '../kinds.ts'
import type { Raster } from './layer-raster.ts'

/** How a piece is held, and how far its free end moves in a gust, as a share of the picture's width. */
interface Hang {
  /** Cloth blows out; a bag swings as a whole; of a box the bow above its lid flutters. */
  readonly moves: 'cloth' | 'swing' | 'bow'
  readonly reach: number
  /** Share of the height, from the top, that does not move. */
  readonly held: number
}

const DRESS: Hang = { moves: 'cloth', reach: 0.062, held: 0.2 }
const TOP: Hang = { moves: 'cloth', reach: 0.034, held: 0.1 }
const KNIT: Hang = { moves: 'cloth', reach: 0.036, held: 0.1 }
const TAILORED: Hang = { moves: 'cloth', reach: 0.04, held: 0.16 }
const COAT: Hang = { moves: 'cloth', reach: 0.06, held: 0.24 }
const TROUSERS: Hang = { moves: 'cloth', reach: 0.046, held: 0.16 }

const HANGS: Record<GarmentKind, Hang> = {
  dress: DRESS,
  'maxi-dress': { ...DRESS, reach: 0.07 },
  'mini-dress': { ...DRESS, reach: 0.05 },
  cheongsam: { ...DRESS, reach: 0.04 },
  blouse: TOP,
  shirt: TOP,
  top: TOP,
  camisole: { ...TOP, held: 0.24 },
  't-shirt': TOP,
  sweater: KNIT,
  cardigan: KNIT,
  'knit-vest': KNIT,
  jacket: TAILORED,
  blazer: TAILORED,
  coat: COAT,
  'trench-coat': COAT,
  skirt: { ...DRESS, reach: 0.066, held: 0.1 },
  'mini-skirt': { ...DRESS, reach: 0.046, held: 0.14 },
  pants: TROUSERS,
  jeans: { ...TROUSERS, reach: 0.05 },
  shorts: { ...TROUSERS, reach: 0.036 },
  suit: TROUSERS,
  jumpsuit: { ...TROUSERS, held: 0.3 },
  scarf: { moves: 'cloth', reach: 0.075, held: 0.14 },
  bag: { moves: 'swing', reach: 0.02, held: 0 },
  'gift-box': { moves: 'bow', reach: 0.012, held: 0 },
  'gift-card': { moves: 'bow', reach: 0, held: 0 },
}

/** One layer of a garment, the body or a sleeve, drawn flat. */
export interface BlownLayer {
  readonly raster: Raster
  readonly part: 'body' | 'sleeve'
  /** Rows and columns of the cloth. */
  readonly box: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
}

export interface Wind {
  readonly hang: Hang
  /** Soft cloth gives way; wool and denim less. */
  readonly give: number
  /** How much folds of the gust take and throw light. */
  readonly light: number
}

/** A sleeve is held at its shoulder alone: its end goes as far as its own length allows, this share of it in a full gust. */
const SLEEVE_SWING = 0.085
const SLEEVE_HELD = 0.12
/** Waves run across a body, half as wide as this share of the picture; a sleeve is part of one, so that its cuff stays whole. */
const BODY_HALF = 0.2

export function windOn({ kind, fabric }: Drawing): Wind {
  const { drape, shine } = handOf(fabric)
  return { hang: HANGS[kind], give: drape ** 1.2, light: 0.3 + shine * 0.8 }
}

/** The strength of the gust at a time from 0 to 1: calm at both ends, so that the film begins with the still picture. */
function gust(time: number): number {
  const turn = time - Math.floor(time)
  return Math.sin(Math.PI * turn) ** 2
}

/** Which way the cloth of a place has gone, in pixels, and its light: 1 is that of the still picture. */
interface Blown {
  dx: number
  dy: number
  light: number
}

const TURN = 2 * Math.PI

/**
 * The displacement of a place: `across` from −1 at the left edge to 1 at the right, `down` from 0 at the top to 1. Waves
 * run with the wind, from the left and downwards, and a whole number of them passes in one film.
 */
function blownAt(
  { hang, give, light }: Wind,
  { part, tall, width }: { readonly part: BlownLayer['part']; readonly tall: number; readonly width: number },
  { across, down, time, into }: { across: number; down: number; time: number; into: Blown },
): void {
  const held = part === 'sleeve' ? SLEEVE_HELD : hang.held
  const free = Math.max(0, (down - held) / (1 - held)) ** 1.5
  const reach = give * Math.min(hang.reach * width, part === 'sleeve' ? SLEEVE_SWING * tall : Infinity)
  // The free end follows later than the cloth above it.
  const strength = gust(time - 0.1 * free - 0.03 * across)
  const phase = TURN * (2 * time - 0.85 * down - 0.62 * across)
  const wave = Math.sin(phase)
  const flutter = Math.sin(TURN * (3 * time - 1.3 * across - 0.4 * down))
  into.dx =
    reach * free * (strength * (0.62 + 0.34 * wave) + 0.1 * flutter * strength + 0.3 * across * strength)
  into.dy = reach * free * strength * (-0.16 - 0.3 * Math.sin(phase + 1.2) - 0.12 * flutter * free)
  into.light =
    1 -
    light *
      Math.sqrt(free) *
      give *
      strength *
      (0.3 * Math.cos(phase) + 0.12 * Math.cos(TURN * (3 * time - 1.3 * across)))
}

const GRID = 6

/** One layer at a time from 0 to 1, laid over what is drawn already. */
export function blow(layer: BlownLayer, wind: Wind, { time, onto }: { time: number; onto: Raster }): void {
  const { raster, box } = layer
  const { width, height } = raster
  const margin = Math.ceil(wind.hang.reach * wind.give * width * 1.8) + 2
  const [left, right] = [Math.max(0, box.left - margin), Math.min(width - 1, box.right + margin)]
  const [top, bottom] = [Math.max(0, box.top - margin), Math.min(height - 1, box.bottom + margin)]
  const columns = Math.ceil((right - left) / GRID) + 2
  const rows = Math.ceil((bottom - top) / GRID) + 2
  const field = new Float32Array(columns * rows * 3)
  const into: Blown = { dx: 0, dy: 0, light: 1 }
  const place = placeIn(layer, wind)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      place({ x: left + column * GRID, y: top + row * GRID, time, into })
      field.set([into.dx, into.dy, into.light], (row * columns + column) * 3)
    }
  const read = (row: number, column: number, share: number, part: number) => {
    const at = (row * columns + column) * 3 + part
    return (field[at] ?? 0) * (1 - share) + (field[at + 3] ?? 0) * share
  }
  for (let y = top; y <= bottom; y++) {
    const row = Math.floor((y - top) / GRID)
    const low = ((y - top) % GRID) / GRID
    for (let x = left; x <= right; x++) {
      const column = Math.floor((x - left) / GRID)
      const share = ((x - left) % GRID) / GRID
      const value = (which: number) =>
        read(row, column, share, which) * (1 - low) + read(row + 1, column, share, which) * low
      lay(raster, { x: x - value(0), y: y - value(1) }, { onto, index: (y * width + x) * 4, light: value(2) })
    }
  }
}

type Place = { readonly x: number; readonly y: number; readonly time: number; readonly into: Blown }

/** What moves a place of a layer, by how the piece is held. */
function placeIn({ box, part, raster }: BlownLayer, wind: Wind): (place: Place) => void {
  const { width } = raster
  const middle = (box.left + box.right) / 2
  const half = Math.max(part === 'sleeve' ? BODY_HALF * width : 1, (box.right - box.left) / 2)
  const tall = Math.max(1, box.bottom - box.top)
  switch (wind.hang.moves) {
    case 'cloth':
      return ({ x, y, time, into }) =>
        blownAt(
          wind,
          { part, tall, width },
          {
            across: Math.max(-1.3, Math.min(1.3, (x - middle) / half)),
            down: Math.max(0, Math.min(1.15, (y - box.top) / tall)),
            time,
            into,
          },
        )
    case 'swing':
      return ({ x, y, time, into }) => {
        const angle = (wind.hang.reach * width * Math.sin(TURN * time)) / tall
        into.dx = angle * (y - box.top)
        into.dy = -angle * (x - middle) * 0.6
        into.light = 1 + 0.05 * Math.sin(TURN * time) * ((x - middle) / half)
      }
    case 'bow':
      return ({ x, y, time, into }) => {
        const lid = box.top + tall * LID
        const free = Math.max(0, (lid - y) / (lid - box.top))
        const phase = TURN * (2 * time - (x - middle) / half)
        into.dx = wind.hang.reach * width * free * gust(time) * (0.8 + Math.sin(phase))
        into.dy = wind.hang.reach * width * free * gust(time) * Math.cos(phase) * 0.7
        into.light = 1 + 0.12 * Math.min(1, free) * gust(time) * Math.sin(phase)
      }
  }
}

/** Where the lid of a gift box begins, as a share of the height. */
const LID = 0.22

/** The pixel between four of the layer, over what lies in its place. */
function lay(
  { width, height, data }: Raster,
  { x, y }: { readonly x: number; readonly y: number },
  { onto, index, light }: { readonly onto: Raster; readonly index: number; readonly light: number },
): void {
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return
  const column = Math.floor(x)
  const row = Math.floor(y)
  const [right, low] = [x - column, y - row]
  const first = (row * width + column) * 4
  const below = first + width * 4
  const a = (data[first + 3] ?? 0) * (1 - right) * (1 - low)
  const b = (data[first + 7] ?? 0) * right * (1 - low)
  const c = (data[below + 3] ?? 0) * (1 - right) * low
  const d = (data[below + 7] ?? 0) * right * low
  const cover = a + b + c + d
  if (cover < 1) return
  const alpha = cover / 255
  const under = (onto.data[index + 3] ?? 0) / 255
  const whole = alpha + under * (1 - alpha)
  for (let part = 0; part < 3; part++) {
    const colour =
      ((data[first + part] ?? 0) * a +
        (data[first + 4 + part] ?? 0) * b +
        (data[below + part] ?? 0) * c +
        (data[below + 4 + part] ?? 0) * d) /
      cover
    const lit = light > 1 ? colour + (255 - colour) * Math.min(0.6, (light - 1) * 0.7) : colour * light
    onto.data[index + part] = (lit * alpha + (onto.data[index + part] ?? 0) * under * (1 - alpha)) / whole
  }
  onto.data[index + 3] = whole * 255
}
