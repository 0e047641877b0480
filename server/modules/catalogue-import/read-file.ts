import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { streamCsv, type CsvRow } from '../../core/csv.ts'
import { google } from './formats/google.ts'
import { shopify } from './formats/shopify.ts'
import { woocommerce } from './formats/woocommerce.ts'
import type { Format, NamedRow, ProductRecord } from './product-record.ts'
import { decimalSignOf, type DecimalSign } from './read-amount.ts'
import { xmlRows } from './xml-rows.ts'

const LARGEST_XML = 200_000_000

/** Google's columns are the fewest: the others are asked first. */
const FORMATS: readonly Format[] = [shopify, woocommerce, google]

/** The file as a whole cannot be imported, in words. */
export class UnknownFile extends Error {
  override readonly name = 'UnknownFile'
}

export interface SurveyedFile {
  readonly path: string
  readonly encoding: string
  readonly isXml: boolean
  readonly format: Format
  readonly rows: number
  /** How many rows each product has: they need not be neighbours. */
  readonly rowsOf: ReadonlyMap<string, number>
  readonly aliases: ReadonlyMap<string, string>
  /** Lines without the key of a product. */
  readonly orphans: readonly number[]
  /** The decimal sign of its prices, where they show it. */
  readonly decimal: DecimalSign | undefined
}

/** Reads the file once for what cannot be told from one row: its format, its products, how it writes numbers. */
export async function surveyFile(path: string, givenEncoding?: string): Promise<SurveyedFile> {
  const encoding = givenEncoding ?? (await encodingOf(path))
  const rowsOf = new Map<string, number>()
  const aliases = new Map<string, string>()
  const orphans: number[] = []
  const signs = new Set<DecimalSign>()
  const isXml = await beginsAsXml(path, encoding)
  if (isXml && (await stat(path)).size > LARGEST_XML)
    throw new UnknownFile(
      `is XML of more than ${LARGEST_XML / 1_000_000} MB: split it, or export the feed as text`,
    )
  // Feeds of Google are the only ones in XML.
  let format = isXml ? google : undefined
  let rows = 0
  for await (const row of rowsOfFile({ path, encoding, isXml }, (columns) => (format = formatOf(columns)))) {
    if (!format) break
    rows++
    const key = format.keyOf(row)
    if (key === undefined) orphans.push(row.line)
    else rowsOf.set(key, (rowsOf.get(key) ?? 0) + 1)
    const alias = format.aliasOf?.(row)
    if (alias !== undefined && key !== undefined) aliases.set(alias, key)
    for (const price of format.prices(row)) {
      const sign = price === undefined ? undefined : decimalSignOf(price)
      if (sign !== undefined) signs.add(sign)
    }
  }
  if (!format) throw new UnknownFile('is empty')
  if (isXml && orphans.length === rows)
    throw new UnknownFile('is XML without products of Google Merchant: no <item> or <entry> has a g:id')
  if (rows === 0) throw new UnknownFile('has a header and no products')
  for (const [alias, key] of aliases) {
    const more = alias === key ? undefined : rowsOf.get(alias)
    if (more === undefined) continue
    rowsOf.set(key, (rowsOf.get(key) ?? 0) + more)
    rowsOf.delete(alias)
  }
  const [decimal] = signs.size === 1 ? signs : []
  return { path, encoding, isXml, format, rows, rowsOf, aliases, orphans, decimal }
}

/** Each product as soon as all its rows are read: those of a file in order are never in memory together. */
export async function* productsOf(file: SurveyedFile): AsyncGenerator<ProductRecord> {
  const waiting = new Map<string, NamedRow[]>()
  for await (const row of rowsOfFile(file)) {
    const named = file.format.keyOf(row)
    if (named === undefined) continue
    const key = file.aliases.get(named) ?? named
    const rows = waiting.get(key) ?? []
    rows.push(row)
    if (rows.length < (file.rowsOf.get(key) ?? 0)) {
      waiting.set(key, rows)
      continue
    }
    waiting.delete(key)
    yield file.format.read(key, rows)
  }
}

function formatOf(columns: ReadonlySet<string>): Format {
  const format = FORMATS.find((one) => one.recognises(columns))
  if (format) return format
  throw new UnknownFile(
    `has a header of no known format (${FORMATS.map(({ name }) => name).join(', ')}): ${[...columns].slice(0, 8).join(', ')}`,
  )
}

function rowsOfFile(
  { path, encoding, isXml }: Pick<SurveyedFile, 'path' | 'encoding' | 'isXml'>,
  onHeader?: (columns: ReadonlySet<string>) => void,
): AsyncGenerator<NamedRow> {
  return isXml ? xmlRows(textOf(path, encoding)) : namedRows(path, encoding, onHeader)
}

/** No header of separated text begins with a tag. */
async function beginsAsXml(path: string, encoding: string): Promise<boolean> {
  for await (const piece of textOf(path, encoding)) {
    const begin = piece.replace(/^\ufeff/, '').trimStart()
    if (begin !== '') return begin.startsWith('<')
  }
  return false
}

async function* namedRows(
  path: string,
  encoding: string,
  onHeader: (columns: ReadonlySet<string>) => void = () => {},
): AsyncGenerator<NamedRow> {
  let places: ReadonlyMap<string, number> | undefined
  let width = 0
  for await (const row of streamCsv(textOf(path, encoding))) {
    if (places) {
      // Cells beyond the header: an unquoted separator has moved the values of this row.
      const isShifted = row.cells.slice(width).some((cell) => cell.trim() !== '')
      yield named(row, isShifted ? new Map() : places)
      continue
    }
    places = placesOf(row)
    width = row.cells.length
    onHeader(new Set(places.keys()))
  }
}

/** Feeds in XML prefix their columns with `g:`, and so do some as text. */
function placesOf({ cells }: CsvRow): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (const [at, cell] of cells.entries()) {
    const name = cell.trim().toLowerCase().replace(/^g:/, '')
    if (name !== '' && !places.has(name)) places.set(name, at)
  }
  return places
}

function named({ line, cells }: CsvRow, places: ReadonlyMap<string, number>): NamedRow {
  return {
    line,
    get(...columns) {
      for (const column of columns) {
        const cell = cells[places.get(column) ?? -1]?.trim()
        if (cell !== undefined && cell !== '') return cell
      }
      return undefined
    },
  }
}

async function* textOf(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const bytes of createReadStream(path)) yield decoder.decode(bytes as Buffer, { stream: true })
  yield decoder.decode()
}

/** The encoding by its byte order mark or the zeros of UTF-16; otherwise UTF-8 where it is valid, else that of Western Windows. */
async function encodingOf(path: string): Promise<string> {
  const [first = 0, second = 0, third = 0, fourth = 0] = await beginOf(path)
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (second === 0 && fourth === 0 && first !== 0) return 'utf-16le'
  if (first === 0 && third === 0 && second !== 0) return 'utf-16be'
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of createReadStream(path)) decoder.decode(bytes as Buffer, { stream: true })
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}

async function beginOf(path: string): Promise<readonly number[]> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return [...buffer.subarray(0, bytesRead)]
  } finally {
    await file.close()
  }
}
