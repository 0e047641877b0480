import { measureOf } from './garment-columns.ts'
import type { ColumnMeasure } from './garments.ts'

/** What one size of a piece measures, in whole millimetres. */
export type PieceMeasures = Readonly<Partial<Record<ColumnMeasure, number>>>

/**
 * A product's own table (centimetres, headings first) by size. Of a range the smaller end counts; a heading that no rule
 * names and a cell without a number are left out, so that they are unknown.
 */
export function readPieceMeasures(table: readonly (readonly string[])[]): ReadonlyMap<string, PieceMeasures> {
  const [head = [], ...rows] = table
  const columns = head.slice(1).map(measureOf)
  return new Map(
    rows.map(([size = '', ...cells]) => [
      size,
      Object.fromEntries(
        columns.flatMap((measure, at) => {
          const value = millimetres(cells[at] ?? '')
          return measure !== undefined && value !== undefined ? [[measure, value] as const] : []
        }),
      ),
    ]),
  )
}

function millimetres(cell: string): number | undefined {
  const read = /^(\d{1,3}(?:[.,]\d+)?)(?:\s*[-–/]\s*\d{1,3}(?:[.,]\d+)?)?$/.exec(cell.trim())?.[1]
  const value = read === undefined ? 0 : Math.round(Number(read.replace(',', '.')) * 10)
  return value > 0 ? value : undefined
}
