import { expect, test } from 'vitest'
import { bestSizeIn } from '#domain/sizing/best-size.ts'
import { chartFor } from '#domain/sizing/body-charts.ts'
import { readPieceMeasures } from '#domain/sizing/piece-measures.ts'
import { GARMENT_KEYS } from '../garment-plan.ts'
import { GARMENTS } from '../garments.ts'
import { ALL_LETTERS, NUMBERS } from './sizes.ts'
import { sizeTableHtml, type MeasuredGarment } from './size-tables.ts'
import { en } from '../words/en.ts'

const rowsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text = '']) => text),
  )

const measured = GARMENT_KEYS.filter((garment) => GARMENTS[garment].measures !== 'none').map(
  (garment): MeasuredGarment => {
    const { measures, sizes } = GARMENTS[garment]
    const set = measures === 'bottom' && sizes === 'letters' ? ('skirt' as const) : measures
    return { garment, set, sizes: sizes === 'numbers' ? NUMBERS : ALL_LETTERS }
  },
)

test.for(measured)('a $garment is nowhere tight on the body that its size is for (spec 9.11)', (garment) => {
  const { sizes } = garment
  const sizing = 'new'
  const measures = readPieceMeasures(rowsOf(sizeTableHtml(garment, en)))
  const cut = { fitType: 'fit', elastic: 'non-elastic', outer: false }
  const rows = chartFor(sizes, sizing).filter(({ size }) => sizes.includes(size))
  expect(rows.length).toBeGreaterThan(3)
  for (const { size, measures: of } of rows) {
    const mine = {
      waist: Number(of.waist) * 10,
      hip: Number(of.hip) * 10,
      ...(of.bust && { bust: Number(of.bust) * 10 }),
    }
    expect(bestSizeIn({ sizes, sizing, cut, measures }, mine)).toEqual({
      why: 'chart',
      size,
      complete: true,
    })
  }
})
