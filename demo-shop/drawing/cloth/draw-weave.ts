import type { ClothName } from '#domain/catalog/pictured-cloth.ts'
import { clothFacts, clothNameOf } from './cloth-facts.ts'
import { blend, deepen, dye, lightness } from '../canvas/colour.ts'
import type { Drawing } from '../kinds.ts'
import { knitCloth, type KnittedCloth } from './knitted.ts'
import { netCloth } from './netted.ts'
import { finishPlate, layHairs, type Plate } from './plate.ts'
import { seeded } from '../canvas/random.ts'
import type { Sheet } from '../film/lay-on-wall.ts'
import { isFigured } from './weave-figure.ts'
import { weaveCloth, type WovenCloth, type YarnSystem } from './woven.ts'
import { FILAMENT, SPUN, type Yarn } from './yarn.ts'

/** Ground, first and second colour of the yarns. */
type Inks = readonly [ground: string, first: string, ...others: string[]]

const GROUND = 0.45
/** Mean of a picture that is laid over a print by `hard-light`: it neither darkens nor lightens. */
const NEUTRAL = '#808080'

/** The cloth of a garment, so near that its threads can be counted; its sides meet. Throws for what is no cloth. */
export function drawWeave(drawing: Drawing, size: number): Sheet {
  const name = clothNameOf(drawing)
  if (name === undefined) throw new RangeError(`A ${drawing.kind} is not made of cloth`)
  const plate = plateOf(name, drawing, size)
  if (drawing.pattern !== 'plain') return finishPlate(plate, ['#4c4c4c', '#a6a6a6', '#b2b2b2'], NEUTRAL)
  const colour = dye(drawing.colour)
  // The holes of a net are darker than the cloth behind a garment of lace.
  const mean = name === 'lace' ? deepen(colour, 0.2) : colour
  return finishPlate(plate, inksOf(name, colour), mean)
}

const PALE = '#e9e4da'

function inksOf(name: ClothName, colour: string): Inks {
  const ground = deepen(colour, GROUND)
  switch (name) {
    case 'denim':
      // The weft is not dyed.
      return [ground, deepen(colour, 0.12), blend(PALE, colour, 0.16)]
    case 'jacquard':
      return [ground, colour, blend(colour, lightness(colour) > 0.75 ? '#a99b86' : '#f1e9da', 0.2)]
    case 'tweed':
      return [
        ground,
        deepen(colour, 0.2),
        blend(colour, PALE, 0.42),
        blend(colour, '#2b2622', 0.5),
        blend(colour, '#b5713f', 0.4),
      ]
    case 'chiffon':
      return [blend(ground, colour, 0.35), colour, colour]
    case 'lace':
      return [deepen(colour, 0.55), colour]
    default:
      return [ground, colour, colour]
  }
}

const one = () => 1
const two = () => 2

const PLAIN_YARNS: YarnSystem = {
  yarn: SPUN,
  half: 0.46,
  uneven: 0.1,
  slub: 0,
  stray: 0.04,
  mottle: 0.1,
  crimp: 0.55,
  ink: one,
}
const FILAMENTS: YarnSystem = {
  ...PLAIN_YARNS,
  yarn: FILAMENT,
  half: 0.52,
  uneven: 0.08,
  stray: 0.03,
  mottle: 0.08,
  crimp: 0.4,
}

const isPlain = (end: number, pick: number) => (end + pick) % 2 === 0
/** Two over, two under, one further with each pick. */
const isTwill = (end: number, pick: number) => (end + pick) % 4 < 2

function reversed(end: number): number {
  // The diagonal turns round every eight ends.
  const within = end % 16
  return within < 8 ? within : 15 - within
}

type Woven = Omit<WovenCloth, 'ends' | 'picks'>

const WOVEN: Partial<Record<ClothName, Woven>> = {
  silk: {
    isUp: isPlain,
    warp: FILAMENTS,
    weft: { ...FILAMENTS, half: 0.5, uneven: 0.14, slub: 0.2, mottle: 0.06 },
    shade: 0.34,
  },
  satin: {
    // Each end passes over seven picks and under one.
    isUp: (end, pick) => (end * 3 + pick) % 8 !== 0,
    warp: {
      ...FILAMENTS,
      half: 0.66,
      crimp: 0.5,
      mottle: 0.07,
      uneven: 0.1,
      yarn: { ...FILAMENT, fibre: 0.24, shine: 0.44, gloss: 5, edge: 0.2 },
    },
    weft: { ...FILAMENTS, half: 0.36, crimp: 0.3 },
    shade: 0.3,
  },
  crepe: {
    isUp: isPlain,
    warp: {
      ...PLAIN_YARNS,
      half: 0.45,
      stray: 0.3,
      uneven: 0.26,
      yarn: { ...SPUN, twist: 0.3, pitch: 5, lean: 1.3 },
    },
    weft: {
      ...PLAIN_YARNS,
      half: 0.46,
      stray: 0.32,
      uneven: 0.26,
      yarn: { ...SPUN, twist: 0.3, pitch: 5, lean: -1.3 },
    },
    shade: 0.46,
  },
  jacquard: {
    isUp: (end, pick) =>
      isFigured(end / 120, pick / 80) ? (end * 2 + pick) % 5 === 0 : (end * 2 + pick) % 5 !== 0,
    warp: { ...FILAMENTS, half: 0.56, yarn: { ...FILAMENT, shine: 0.5 } },
    weft: { ...FILAMENTS, half: 0.54, yarn: { ...FILAMENT, shine: 0.5 }, ink: two },
    shade: 0.32,
  },
  chiffon: {
    isUp: isPlain,
    warp: {
      ...PLAIN_YARNS,
      half: 0.25,
      stray: 0.17,
      uneven: 0.14,
      crimp: 0.4,
      yarn: { ...SPUN, twist: 0.26, pitch: 5, lean: 1.3, shine: 0.1 },
    },
    weft: {
      ...PLAIN_YARNS,
      half: 0.25,
      stray: 0.19,
      uneven: 0.14,
      crimp: 0.4,
      yarn: { ...SPUN, twist: 0.26, pitch: 5, lean: -1.3, shine: 0.1 },
    },
    shade: 0.3,
  },
  cotton: {
    isUp: isPlain,
    warp: { ...PLAIN_YARNS, uneven: 0.14, slub: 0.12 },
    weft: { ...PLAIN_YARNS, uneven: 0.16, slub: 0.16, half: 0.48 },
    shade: 0.5,
  },
  poplin: {
    isUp: isPlain,
    warp: {
      ...PLAIN_YARNS,
      half: 0.58,
      crimp: 0.7,
      uneven: 0.06,
      mottle: 0.06,
      yarn: { ...SPUN, pitch: 6, shine: 0.08 },
    },
    weft: { ...PLAIN_YARNS, half: 0.42, crimp: 0.3, uneven: 0.08 },
    shade: 0.44,
  },
  linen: {
    isUp: isPlain,
    warp: {
      ...PLAIN_YARNS,
      half: 0.42,
      uneven: 0.24,
      slub: 0.6,
      stray: 0.09,
      mottle: 0.24,
      yarn: { ...SPUN, twist: 0.1, pitch: 16, fibre: 0.32 },
    },
    weft: {
      ...PLAIN_YARNS,
      half: 0.43,
      uneven: 0.26,
      slub: 0.85,
      stray: 0.1,
      mottle: 0.26,
      yarn: { ...SPUN, twist: 0.1, pitch: 16, fibre: 0.32 },
    },
    shade: 0.5,
  },
  wool: {
    isUp: isTwill,
    warp: {
      ...PLAIN_YARNS,
      half: 0.5,
      uneven: 0.16,
      stray: 0.06,
      mottle: 0.16,
      yarn: { ...SPUN, fibre: 0.3, twist: 0.16, pitch: 8 },
    },
    weft: {
      ...PLAIN_YARNS,
      half: 0.5,
      uneven: 0.16,
      stray: 0.06,
      mottle: 0.18,
      yarn: { ...SPUN, fibre: 0.3, twist: 0.16, pitch: 8 },
    },
    shade: 0.46,
  },
  tweed: {
    isUp: (end, pick) => isTwill(reversed(end), pick),
    warp: {
      ...PLAIN_YARNS,
      half: 0.5,
      uneven: 0.24,
      slub: 0.3,
      stray: 0.1,
      mottle: 0.24,
      yarn: { ...SPUN, fibre: 0.55, twist: 0.13, pitch: 16, edge: 0.5 },
      ink: (end) => (end % 7 === 3 ? 4 : 1),
    },
    weft: {
      ...PLAIN_YARNS,
      half: 0.52,
      uneven: 0.26,
      slub: 0.4,
      stray: 0.1,
      mottle: 0.24,
      yarn: { ...SPUN, fibre: 0.55, twist: 0.13, pitch: 16, edge: 0.5 },
      ink: (pick) => (pick % 9 === 5 ? 3 : 2),
    },
    shade: 0.5,
  },
  denim: {
    // Three over, one under: the diagonal rises to the right.
    isUp: (end, pick) => (end + pick) % 4 !== 0,
    warp: {
      ...PLAIN_YARNS,
      half: 0.52,
      uneven: 0.16,
      slub: 0.22,
      mottle: 0.34,
      stray: 0.05,
      yarn: { ...SPUN, twist: 0.2, pitch: 8, fibre: 0.3 },
    },
    weft: { ...PLAIN_YARNS, half: 0.44, uneven: 0.14, mottle: 0.1, crimp: 0.5, ink: two },
    shade: 0.55,
  },
}

const STOCKINETTE: KnittedCloth['repeat'] = [{ breadth: 1, isPurl: false }]
/** Two wales to the front, two to the back, which draw together. */
const RIBBED: KnittedCloth['repeat'] = [
  { breadth: 1.38, isPurl: false },
  { breadth: 1.38, isPurl: false },
  { breadth: 0.62, isPurl: true },
  { breadth: 0.62, isPurl: true },
]
const PLIED: Yarn = { ...SPUN, twist: 0.3, pitch: 22, lean: 0.9, fibre: 0.34 }

type Knitted = Omit<KnittedCloth, 'wales' | 'courses'>

const KNITTED: Partial<Record<ClothName, Knitted>> = {
  jersey: {
    yarn: { ...SPUN, pitch: 7 },
    half: 0.2,
    mottle: 0.12,
    uneven: 0.5,
    repeat: STOCKINETTE,
    shade: 0.5,
  },
  merino: { yarn: PLIED, half: 0.22, mottle: 0.1, uneven: 0.5, repeat: STOCKINETTE, shade: 0.5 },
  cashmere: {
    yarn: { ...PLIED, twist: 0.18, fibre: 0.4 },
    half: 0.23,
    mottle: 0.12,
    uneven: 0.6,
    repeat: STOCKINETTE,
    shade: 0.44,
  },
  rib: {
    yarn: { ...SPUN, twist: 0.24, pitch: 14 },
    half: 0.22,
    mottle: 0.1,
    uneven: 0.4,
    repeat: RIBBED,
    shade: 0.5,
  },
}

/** Fibres that stand out, on a plate of 960 pixels. */
const HAIRS: Partial<
  Record<ClothName, { readonly count: number; readonly length: number; readonly strength: number }>
> = {
  cotton: { count: 160, length: 40, strength: 0.22 },
  linen: { count: 220, length: 60, strength: 0.28 },
  jersey: { count: 220, length: 40, strength: 0.2 },
  merino: { count: 700, length: 70, strength: 0.2 },
  cashmere: { count: 3_200, length: 80, strength: 0.26 },
  rib: { count: 260, length: 44, strength: 0.18 },
  wool: { count: 700, length: 60, strength: 0.2 },
  tweed: { count: 2_400, length: 80, strength: 0.34 },
  denim: { count: 260, length: 40, strength: 0.22 },
}

function plateOf(name: ClothName, drawing: Drawing, size: number): Plate {
  const { across, along, span } = clothFacts(name, drawing.cut)
  const [columns, rows] = [Math.round(across * span), Math.round(along * span)]
  const woven = WOVEN[name]
  const knitted = KNITTED[name]
  const plate = woven
    ? weaveCloth({ ...woven, ends: columns, picks: rows }, size)
    : knitted
      ? knitCloth({ ...knitted, wales: columns, courses: rows }, size)
      : netCloth({ columns, rows }, size)
  const hairs = HAIRS[name]
  if (hairs) layHairs(plate, hairs, seeded(`hairs of ${name}`))
  return plate
}
