import { open, readFile, rm } from 'node:fs/promises'
import { transact } from '../../db/transaction.ts'
import type { Command } from '../command/command.ts'
import { CommandError } from '../command/complaints.ts'
import { CsvBroken, readCsv, writeCsvRow, type CsvFile } from '../../core/csv.ts'
import { COLUMNS, readHeader, readLines } from './catalogue-lines.ts'
import { writePrice } from '../../core/price-text.ts'
import { allSkus, changeSkus, findSkus, type SkuLine } from './skus.ts'

const MOST_NAMED = 50

export const exportCatalogue: Command = {
  usage: 'export <file.csv>',
  description: 'Writes every SKU with its prices and stock into a new file that spreadsheets open.',
  positionals: 1,
  options: [],
  async run({ store }, { positionals: [path = ''] }) {
    const file = await newFile(path)
    let written = 0
    try {
      await file.write(`\ufeff${writeCsvRow(COLUMNS)}`)
      for await (const some of allSkus(store.db)) {
        await file.write(some.map((line) => writeCsvRow(cellsOf(line))).join(''))
        written += some.length
      }
    } catch (error) {
      // An incomplete file looks like a complete one.
      await rm(path)
      throw error
    } finally {
      await file.close()
    }
    return [`${written} SKUs are in ${path}.`]
  },
}

export const importCatalogue: Command = {
  usage: 'import <file.csv>',
  description:
    'Takes prices and stock from such a file: all of it, or nothing if one line is wrong. An empty cell or a column left out changes nothing.',
  positionals: 1,
  options: [],
  async run(services, { positionals: [path = ''] }, now) {
    const {
      rows: [header, ...rows],
      separator,
    } = await readFileOf(path)
    if (!header) throw new CommandError(`${path} is empty.`)
    const places = readHeader(header)
    const codes = rows.map((row) => row.cells[places.sku]?.trim() ?? '')
    const changed = await transact(services.store, async (tx) => {
      const known = await findSkus(tx, codes)
      const { changes, problems } = readLines(rows, { places, known, separator })
      if (problems.length > 0) throw new CommandError(named(problems))
      return changeSkus(tx, services, { known, changes, now })
    })
    return [`${changed.length} of ${rows.length} SKUs changed.`]
  },
}

async function newFile(path: string) {
  try {
    return await open(path, 'wx')
  } catch (error) {
    const why = reasonOf(error) === 'EEXIST' ? 'it is there already' : reasonOf(error)
    throw new CommandError(`${path} cannot be written: ${why}.`)
  }
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
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code !== 'string') throw error
  return code
}

function cellsOf(line: SkuLine): string[] {
  const { sku, spu, name, colour, size, price, listPrice, stock } = line
  return [sku, spu, name, colour, size, writePrice(price), writePrice(listPrice), String(stock)]
}

function named(problems: readonly string[]): string {
  const more = problems.length - MOST_NAMED
  return [
    `Nothing was written. ${problems.length === 1 ? 'One line is' : `${problems.length} lines are`} wrong:`,
    ...problems.slice(0, MOST_NAMED).map((problem) => `  ${problem}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ].join('\n')
}
