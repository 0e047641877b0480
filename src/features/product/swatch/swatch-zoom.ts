import { PICTURE_WIDTHS, SWATCH_WIDTHS } from '#contract/picture-widths.ts'
import { MOST_ENLARGED } from '#ui/lightbox/zoom-limits.ts'
import { CM_PER_INCH, type LengthUnit } from '#domain/sizing/units.ts'

export const PICTURE_WIDTH = Math.max(...PICTURE_WIDTHS)
/** A pixel of a swatch is at most this many of the page: its threads are soft. */
const SWATCH_ENLARGED = 1.5
/** A thread of this many pixels can be told from its neighbour. */
const READABLE_PX = 14
/** The swatch lies over the whole picture once it is enlarged so much more than where it begins. */
const HANDOVER = 2

/** The library rounds its zoom. */
const ROUNDED = 1.001

/** Pixels of the page for a centimetre of cloth. */
export interface SwatchScales {
  /** The largest picture: beyond it the swatch begins. */
  readonly begins: number
  /** The swatch alone is seen. */
  readonly full: number
  /** Where "See the weave" leads. */
  readonly readable: number
  readonly deepest: number
}

export interface SwatchOnPicture {
  /** Centimetres from the left edge of the garment's picture to the right one. */
  readonly width: number
  /** Side of the swatch's square, in centimetres. */
  readonly span: number
  /** Threads in a centimetre. */
  readonly across: number
}

export function swatchScales({ width, span, across }: SwatchOnPicture): SwatchScales {
  const begins = (MOST_ENLARGED * PICTURE_WIDTH) / width
  const full = begins * HANDOVER
  const deepest = Math.max((SWATCH_ENLARGED * Math.max(...SWATCH_WIDTHS)) / span, full * HANDOVER)
  return { begins, full, readable: Math.min(deepest, Math.max(READABLE_PX * across, full)), deepest }
}

/**
 * Whether a picture is enlarged beyond its largest size. The library's `maxZoom` is that of a picture without a swatch
 * until it has measured the slide.
 */
export function isAtSwatch(
  zoom: { readonly zoom: number; readonly maxZoom: number } | null,
  scales: SwatchScales,
): boolean {
  if (zoom === null || zoom.maxZoom < pixelRatio(scales)) return false
  return (zoom.zoom / zoom.maxZoom) * scales.deepest > scales.begins * ROUNDED
}

/** How much of the swatch is seen at a scale, from 0 to 1; with reduced motion it is there at once. */
export function swatchShare(scale: number, { begins, full }: SwatchScales, isStill: boolean): number {
  if (scale <= begins) return 0
  if (isStill) return 1
  return Math.min(1, Math.log(scale / begins) / Math.log(full / begins))
}

/** How many pixels of the page a pixel of the picture may have, so that the deepest swatch is reached. */
export function pixelRatio({ begins, deepest }: SwatchScales): number {
  return (MOST_ENLARGED * deepest) / begins
}

export interface ScaleBar {
  /** `5`, `1/8`. */
  readonly text: string
  readonly unit: 'mm' | 'cm' | 'in'
  /** Length on the page, in pixels. */
  readonly length: number
}

type Mark = Pick<ScaleBar, 'text' | 'unit'> & { readonly cm: number }

const MARKS: Readonly<Record<LengthUnit, readonly Mark[]>> = {
  cm: [
    { text: '5', unit: 'cm', cm: 5 },
    { text: '2', unit: 'cm', cm: 2 },
    { text: '1', unit: 'cm', cm: 1 },
    { text: '5', unit: 'mm', cm: 0.5 },
    { text: '2', unit: 'mm', cm: 0.2 },
    { text: '1', unit: 'mm', cm: 0.1 },
    { text: '1/2', unit: 'mm', cm: 0.05 },
  ],
  in: [
    { text: '2', unit: 'in', cm: 2 * CM_PER_INCH },
    { text: '1', unit: 'in', cm: CM_PER_INCH },
    ...[2, 4, 8, 16, 32, 64].map((parts) => ({
      text: `1/${parts}`,
      unit: 'in' as const,
      cm: CM_PER_INCH / parts,
    })),
  ],
}
const LONGEST_BAR_PX = 120

/** The longest round length that is a short line on the page. */
export function scaleBar(scale: number, unit: LengthUnit): ScaleBar {
  const marks = MARKS[unit]
  const longest = marks.find(({ cm }) => cm * scale <= LONGEST_BAR_PX) ?? marks.at(-1)
  const { text, unit: named, cm } = longest ?? { text: '1', unit: 'cm', cm: 1 }
  return { text, unit: named, length: cm * scale }
}

/** Threads in a centimetre, counted in the unit of the shopper. */
export function countIn(perCm: number, unit: LengthUnit): number {
  return unit === 'cm' ? perCm : Math.round(perCm * CM_PER_INCH)
}

/** A length in pixels, as the offset of a pattern that repeats. */
export function offsetOf(length: number, repeat: number): number {
  return ((length % repeat) + repeat) % repeat
}
