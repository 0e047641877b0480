import { readFile } from 'node:fs/promises'
import { CsvBroken, readCsv, type CsvFile, type CsvRow } from '../../core/csv.ts'
import { CommandError } from '../command/complaints.ts'

/** Files of the owner with a line for each SKU, as a spreadsheet saves them. */

const MOST_NAMED = 50

interface SkuFile extends CsvFile {
  readonly header: CsvRow
}

export async function readSkuFile(path: string): Promise<SkuFile> {
  const { rows, separator } = await readFileOf(path)
  const [header, ...lines] = rows
  if (!header) throw new CommandError(`${path} is empty.`)
  return { header, rows: lines, separator }
}

async function readFileOf(path: string): Promise<CsvFile> {
  try {
    const bytes = await readFile(path)
    // "Unicode text" of Excel.
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
    return readCsv(new TextDecoder(encoding, { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof CsvBroken) throw new CommandError(`${path}, ${error.message}. Nothing was written.`)
    const why = reasonOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'save it as UTF-8' : reasonOf(error)
    throw new CommandError(`${path} cannot be read: ${why}.`)
  }
}

/** The system's error code; an error without one is a bug and is rethrown. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code !== 'string') throw error
  return code
}

/** Position of each column that the file has; only `sku` must be there. */
export type Places<Column extends string> = { readonly [Name in Column]?: number } & { readonly sku: number }

/** Throws `CommandError` for an ambiguous header. */
export function readHeader<Column extends string>(
  { cells }: CsvRow,
  columns: readonly Column[],
): Places<Column> {
  // Spreadsheets leave empty columns behind.
  const names = withoutEmptyEnd(cells).map((cell) => cell.trim().toLowerCase())
  const places = new Map<string, number>()
  for (const [at, name] of names.entries()) {
    const column = columns.find((known) => known === name)
    if (!column)
      throw new CommandError(`Column '${cells[at]}' is unknown. Columns are: ${columns.join(', ')}.`)
    if (places.has(column)) throw new CommandError(`Column '${column}' is there twice.`)
    places.set(column, at)
  }
  if (!places.has('sku'))
    throw new CommandError("The first line must name the columns, with 'sku' among them.")
  return Object.fromEntries(places) as Places<Column>
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}

interface ReadLine<Column extends string> {
  readonly sku: string
  /** Trimmed; empty where the file has no such column. */
  cell(column: Column): string
  /** Why the line names no SKU of the shop, or one that another line has named. */
  readonly problem: string | undefined
}

/** Reads the lines of one file, in their order. */
export function createLineReader<Column extends string>(
  places: Places<Column>,
  known: { has(sku: string): boolean },
) {
  const firstLines = new Map<string, number>()
  const columns = Object.keys(places).length
  return ({ line, cells }: CsvRow): ReadLine<Column> => {
    const count = Math.max(withoutEmptyEnd(cells).length, Math.min(cells.length, columns))
    const cell = (column: Column) => cells[places[column] ?? -1]?.trim() ?? ''
    const sku = cells[places.sku]?.trim() ?? ''
    const twice = firstLines.get(sku)
    firstLines.set(sku, twice ?? line)
    const problem =
      (count !== columns && `has ${count} cells, the first line has ${columns}`) ||
      (sku === '' && 'names no SKU') ||
      (!known.has(sku) && `the shop has no SKU ${sku}`) ||
      (twice !== undefined && `${sku} is on line ${twice} already`) ||
      undefined
    return { sku, cell, problem }
  }
}

export function readPieces(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/** The complaint about all wrong lines of a file. */
export function wrongLines(problems: readonly string[]): string {
  const more = problems.length - MOST_NAMED
  return [
    `Nothing was written. ${problems.length === 1 ? 'One line is' : `${problems.length} lines are`} wrong:`,
    ...problems.slice(0, MOST_NAMED).map((problem) => `  ${problem}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ].join('\n')
}
