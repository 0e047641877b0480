import type { CsvRow, Separator } from '../../core/csv.ts'
import { CommandError } from '../command/complaints.ts'
import { readPrice } from '../../core/price-text.ts'
import { problemOf, type SkuLine, type SkuChange } from './skus.ts'

/** The columns of a catalogue file, in the order they are written. */
export const COLUMNS = ['sku', 'spu', 'name', 'colour', 'size', 'price', 'list price', 'stock'] as const
type Column = (typeof COLUMNS)[number]

/** Position of each column that the file has; only `sku` must be there. */
export type Places = { readonly [Name in Column]?: number } & { readonly sku: number }

/** These describe the SKU. They are not imported; a difference means that the file is about another shop's SKU. */
const DESCRIBING = ['spu', 'name', 'colour', 'size'] as const satisfies readonly Column[]

/** Throws `CommandError` for an ambiguous header. */
export function readHeader({ cells }: CsvRow): Places {
  // Spreadsheets leave empty columns behind.
  const names = withoutEmptyEnd(cells).map((cell) => cell.trim().toLowerCase())
  const places: { [Name in Column]?: number } = {}
  for (const [at, name] of names.entries()) {
    const column = COLUMNS.find((known) => known === name)
    if (!column)
      throw new CommandError(`Column '${cells[at]}' is unknown. Columns are: ${COLUMNS.join(', ')}.`)
    if (places[column] !== undefined) throw new CommandError(`Column '${column}' is there twice.`)
    places[column] = at
  }
  const { sku } = places
  if (sku === undefined)
    throw new CommandError("The first line must name the columns, with 'sku' among them.")
  return { ...places, sku }
}

/** The requested changes, and the problem of every line that cannot be applied, by its number. */
export function readLines(
  rows: readonly CsvRow[],
  file: {
    readonly places: Places
    readonly known: ReadonlyMap<string, SkuLine>
    readonly separator: Separator
  },
): { changes: SkuChange[]; problems: string[] } {
  const { places, known } = file
  const decimal = file.separator === ',' ? '.' : ','
  const changes: SkuChange[] = []
  const problems: string[] = []
  const firstLines = new Map<string, number>()
  const columns = Object.keys(places).length
  for (const { line, cells } of rows) {
    const count = Math.max(withoutEmptyEnd(cells).length, Math.min(cells.length, columns))
    const cell = (column: Column) => cells[places[column] ?? -1]?.trim() ?? ''
    const sku = cell('sku')
    const before = known.get(sku)
    const twice = firstLines.get(sku)
    firstLines.set(sku, twice ?? line)
    const read: SkuChange = {
      sku,
      price: readPrice(cell('price'), decimal),
      listPrice: readPrice(cell('list price'), decimal),
      stock: readStock(cell('stock')),
    }
    const problem =
      (count !== columns && `has ${count} cells, the first line has ${columns}`) ||
      (sku === '' && 'names no SKU') ||
      (!before && `the shop has no SKU ${sku}`) ||
      (twice !== undefined && `${sku} is on line ${twice} already`) ||
      wrongText(cell, read, before) ||
      (before && problemOf(before, read))
    if (problem) problems.push(`line ${line}: ${problem}`)
    else changes.push(read)
  }
  return { changes, problems }
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
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

function readStock(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}
