/** Comma-separated values (RFC 4180) as spreadsheets write them, and safe for them to open. */

export interface CsvRow {
  /** Line of the file where the row begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A quote that never closes, or is in a wrong position. */
export class CsvBroken extends Error {
  override readonly name = 'CsvBroken'
}

/** A spreadsheet would run such a cell as a formula; an apostrophe in front makes it text. */
const FORMULA = /^['=+\-@\t\r]/

export function writeCsvRow(cells: readonly string[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

function writeCell(cell: string): string {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows that are not empty; removes the apostrophes of `writeCsvRow`. Throws `CsvBroken`. */
export function readCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = []
  let cells: string[] = []
  let line = 1
  let begins = 1
  const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y
  const source = text.replace(/^\ufeff/, '')
  while (FIELD.lastIndex < source.length || cells.length > 0) {
    const match = FIELD.exec(source)
    if (!match) throw new CsvBroken(`line ${line}: a quote is not closed, or stands inside a cell`)
    const [whole, quoted, bare = '', end = ''] = match
    cells.push(readCell(quoted?.replaceAll('""', '"') ?? bare))
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    if (end === ',') continue
    if (cells.some((cell) => cell !== '')) rows.push({ line: begins, cells })
    cells = []
    begins = line
  }
  return rows
}

function readCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}
