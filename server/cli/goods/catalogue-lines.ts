import type { CsvRow, Separator } from '../../core/csv.ts'
import { readPrice } from '../../core/price-text.ts'
import { createLineReader, readPieces, type Places } from './sku-file.ts'
import { problemOf, type SkuLine, type SkuChange } from './skus.ts'

/** The columns of a catalogue file, in the order they are written. */
export const COLUMNS = ['sku', 'spu', 'name', 'colour', 'size', 'price', 'list price', 'stock'] as const
type Column = (typeof COLUMNS)[number]

/** These describe the SKU. They are not imported; a difference means that the file is about another shop's SKU. */
const DESCRIBING = ['spu', 'name', 'colour', 'size'] as const satisfies readonly Column[]

/** The requested changes, and the problem of every line that cannot be applied, by its number. */
export function readLines(
  rows: readonly CsvRow[],
  file: {
    readonly places: Places<Column>
    readonly known: ReadonlyMap<string, SkuLine>
    readonly separator: Separator
  },
): { changes: SkuChange[]; problems: string[] } {
  const { places, known } = file
  const decimal = file.separator === ',' ? '.' : ','
  const changes: SkuChange[] = []
  const problems: string[] = []
  const readLine = createLineReader(places, known)
  for (const row of rows) {
    const { sku, cell, problem: wrongLine } = readLine(row)
    const before = known.get(sku)
    const read: SkuChange = {
      sku,
      price: readPrice(cell('price'), decimal),
      listPrice: readPrice(cell('list price'), decimal),
      stock: readPieces(cell('stock')),
    }
    const problem = wrongLine || wrongText(cell, read, before) || (before && problemOf(before, read))
    if (problem) problems.push(`line ${row.line}: ${problem}`)
    else changes.push(read)
  }
  return { changes, problems }
}

function wrongText(
  cell: (column: Column) => string,
  read: SkuChange,
  before: SkuLine | undefined,
): string | undefined {
  for (const [column, value] of [
    ['price', read.price],
    ['list price', read.listPrice],
  ] as const)
    if (cell(column) !== '' && value === undefined)
      return `${column} '${cell(column)}' must look like 129 or 129.90`
  if (cell('stock') !== '' && read.stock === undefined)
    return `stock '${cell('stock')}' must be a whole number of pieces`
  const other = DESCRIBING.find((column) => cell(column) !== '' && cell(column) !== before?.[column].trim())
  return other && `${other} is '${before?.[other]}' here, not '${cell(other)}': it cannot be changed this way`
}
