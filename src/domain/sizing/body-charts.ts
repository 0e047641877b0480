import type { Sizing } from './sizing.ts'

export const BODY_MEASURES = ['height', 'bust', 'waist', 'hip', 'shoulder'] as const
export type BodyMeasure = (typeof BODY_MEASURES)[number]

/** Whose size it is; measures in centimetres, a range where there is one. */
export interface BodyRow {
  readonly size: string
  readonly measures: Readonly<Partial<Record<BodyMeasure, string>>>
}

const numeric = (size: string, waist: string, hip: string): BodyRow => ({ size, measures: { waist, hip } })

/** Body measurements a cut is made for (spec 9.11). */
export const BODY_CHARTS: Readonly<Record<Sizing, readonly BodyRow[]>> = {
  classic: (
    [
      ['XS', '78', '60', '86'],
      ['S', '82', '64', '90'],
      ['M', '86', '68', '94'],
      ['L', '90', '72', '98'],
      ['XL', '95', '77', '103'],
      ['XXL', '100', '82', '108'],
    ] as const
  ).map(([size, bust, waist, hip]) => ({ size, measures: { bust, waist, hip } })),
  new: (
    [
      ['XXS', '155-160', '78', '60', '86', '36'],
      ['XS', '160-165', '82', '64', '90', '37'],
      ['S', '165-170', '86', '68', '94', '38'],
      ['M', '165-170', '90', '72', '98', '39'],
      ['L', '170-175', '96', '78', '104', '40.5'],
      ['XL', '170-175', '102', '84', '110', '42'],
      ['XXL', '175-180', '108', '90', '116', '43.5'],
    ] as const
  ).map(([size, height, bust, waist, hip, shoulder]) => ({
    size,
    measures: { height, bust, waist, hip, shoulder },
  })),
}

/** Waist and hip of trousers that are numbered (spec 9.11). */
export const NUMERIC_CHART: readonly BodyRow[] = [
  numeric('25', '63.5', '89'),
  numeric('26', '66', '91.5'),
  numeric('27', '68.5', '94'),
  numeric('28', '71', '96.5'),
  numeric('29', '73.5', '99'),
]

/** The shop's own body chart: one answer in size guide, filter, reviews and on the pieces that have the flag `isNewSize`. */
export const SHOP_CHART = BODY_CHARTS.new

/** The charts that a size in a list of many pieces is of. */
export const LIST_CHARTS: readonly (readonly BodyRow[])[] = [SHOP_CHART, NUMERIC_CHART]

/** The chart for a piece of this cut that comes in these sizes. */
export function chartFor(sizes: readonly string[], sizing: Sizing): readonly BodyRow[] {
  const numbered = sizes.length > 0 && sizes.every((size) => /^\d+$/.test(size))
  return numbered ? NUMERIC_CHART : BODY_CHARTS[sizing]
}
