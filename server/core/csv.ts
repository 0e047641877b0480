/** Separated values (RFC 4180) as spreadsheets write them, and safe for them to open. */

export interface CsvRow {
  /** Line of the file where the row begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A quote that never closes, or is in a wrong position. */
export class CsvBroken extends Error {
  override readonly name = 'CsvBroken'
}

/**
 * A cell that a spreadsheet would run as a formula, also one that begins with a full-width sign; an apostrophe in front makes it text.
 * A negative number is not run, and is left as it is.
 */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)['=+\-@\t\r＝＋－＠−]/

export function writeCsvRow(cells: readonly string[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

function writeCell(cell: string): string {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The separators that spreadsheets save with: `;` where the comma is the decimal sign, a tab as "text". */
const SEPARATORS = [',', ';', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

export interface CsvFile {
  readonly separator: Separator
  /** Rows that are not empty. */
  readonly rows: readonly CsvRow[]
}

/**
 * Reads a file in one pass, with the separator of its first line; removes the apostrophes of `writeCsvRow` and the `sep=;`
 * line of Excel. Throws `CsvBroken`.
 */
export function readCsv(text: string): CsvFile {
  const source = text.replace(/^\ufeff/, '')
  const { separator, named } = readStart(source)
  return { separator, rows: rowsOf(source, { separator, from: named.length, line: named === '' ? 1 : 2 }) }
}

/** Reads a file that arrives in pieces and holds one piece and one row of it. Throws `CsvBroken`. */
export async function* streamCsv(pieces: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let rest = ''
  let line = 1
  let separator: Separator | undefined
  for await (const piece of pieces) {
    rest += piece
    if (separator === undefined) {
      if (rest.length < LONGEST_HEADER) continue
      ;({ separator, rest, line } = begun(rest))
    }
    const end = lastRowEnd(rest)
    const whole = rest.slice(0, end)
    if (end === 0 && rest.length > LONGEST_ROW)
      throw new CsvBroken(`line ${line}: the quote that begins a cell here is not closed`)
    yield* rowsOf(whole, { separator, from: 0, line })
    line += breaksIn(whole)
    rest = rest.slice(end)
  }
  if (separator === undefined) ({ separator, rest, line } = begun(rest))
  yield* rowsOf(rest, { separator, from: 0, line })
}

/** A description with its HTML is far shorter. */
const LONGEST_ROW = 4_000_000

function begun(text: string): { separator: Separator; rest: string; line: number } {
  const source = text.replace(/^\ufeff/, '')
  const { separator, named } = readStart(source)
  return { separator, rest: source.slice(named.length), line: named === '' ? 1 : 2 }
}

/** Behind the last line break that is outside of quotes: a quote inside a cell is written twice, so they are even there. */
function lastRowEnd(text: string): number {
  let isQuoted = false
  let end = 0
  for (const { 0: sign, index } of text.matchAll(/["\n]/g))
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted) end = index + 1
  return end
}

function readStart(source: string): { separator: Separator; named: string } {
  const [named = '', sign] = /^"?sep=([,;\t])"?(?:\r\n|\n|\r|$)/i.exec(source) ?? []
  return { separator: SEPARATORS.find((one) => one === sign) ?? separatorOf(source), named }
}

interface Source {
  readonly separator: Separator
  readonly from: number
  /** Its line in the file. */
  readonly line: number
}

/** Rows that are not empty. */
function rowsOf(source: string, { separator, from, line: first }: Source): CsvRow[] {
  const rows: CsvRow[] = []
  let line = first
  let begins = line
  let cells: string[] = []
  for (const { cell, end, breaks } of cellsOf(source, { separator, from, line })) {
    cells.push(readCell(cell))
    line += breaks
    if (end === separator) continue
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begins, cells })
    cells = []
    begins = line
  }
  return rows
}

/** The most frequent separator of the first line, outside quotes. */
function separatorOf(source: string): Separator {
  const [header = ''] = /^[\r\n]*(?:[^"\r\n]|"[^"]*")*/.exec(source.slice(0, LONGEST_HEADER)) ?? []
  const bare = header.replaceAll(/"[^"]*"/g, '')
  const count = (separator: string) => bare.split(separator).length
  return SEPARATORS.reduce((most, one) => (count(one) > count(most) ? one : most))
}

/** A catalogue has a dozen columns. */
const LONGEST_HEADER = 4_000

interface Cell {
  readonly cell: string
  /** What ends it: the separator, a line break, or nothing at the end of the file. */
  readonly end: string
  /** Line breaks in the cell and behind it. */
  readonly breaks: number
}

function* cellsOf(source: string, { separator, from, line: first }: Source): Generator<Cell> {
  const BARE = separator === '\t' ? /[^"\t\r\n]*/y : separator === ';' ? /[^";\r\n]*/y : /[^",\r\n]*/y
  let at = from
  let line = first
  // A separator at the end of the file has an empty cell behind it.
  for (let end = ''; at < source.length || end === separator;) {
    const isQuoted = source[at] === '"'
    BARE.lastIndex = at
    const whole = isQuoted ? quotedAt(source, at, line) : (BARE.exec(source)?.[0] ?? '')
    at += whole.length
    end = source.startsWith('\r\n', at) ? '\r\n' : source.charAt(at)
    if (![separator, '\r\n', '\n', '\r', ''].includes(end)) {
      const problem = isQuoted ? 'text follows a closed quote' : 'a quote stands inside a cell'
      throw new CsvBroken(
        `line ${line}: ${problem}; a text with a quote stands between quotes, with its own quote written twice`,
      )
    }
    at += end.length
    const cell = isQuoted ? whole.slice(1, -1).replaceAll('""', '"') : whole
    const breaks = breaksIn(whole) + (end === separator || end === '' ? 0 : 1)
    line += breaks
    yield { cell, end, breaks }
  }
}

/** The quoted cell that begins here, with its quotes. */
function quotedAt(source: string, at: number, line: number): string {
  for (let from = at + 1; ;) {
    const quote = source.indexOf('"', from)
    if (quote < 0) throw new CsvBroken(`line ${line}: the quote that begins a cell here is not closed`)
    if (source[quote + 1] !== '"') return source.slice(at, quote + 1)
    from = quote + 2
  }
}

function breaksIn(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0
}

function readCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}
