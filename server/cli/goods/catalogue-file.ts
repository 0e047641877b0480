import { open, rm } from 'node:fs/promises'
import { transact } from '../../db/transaction.ts'
import type { Command } from '../command/command.ts'
import { CommandError } from '../command/complaints.ts'
import { writeCsvRow } from '../../core/csv.ts'
import { COLUMNS, readLines } from './catalogue-lines.ts'
import { readHeader, readSkuFile, reasonOf, wrongLines } from './sku-file.ts'
import { writePrice } from '../../core/price-text.ts'
import { allSkus, changeSkus, findSkus, type SkuLine } from './skus.ts'

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
    const { header, rows, separator } = await readSkuFile(path)
    const places = readHeader(header, COLUMNS)
    const codes = rows.map((row) => row.cells[places.sku]?.trim() ?? '')
    const changed = await transact(services.store, async (tx) => {
      const known = await findSkus(tx, codes)
      const { changes, problems } = readLines(rows, { places, known, separator })
      if (problems.length > 0) throw new CommandError(wrongLines(problems))
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

function cellsOf(line: SkuLine): string[] {
  const { sku, spu, name, colour, size, price, listPrice, stock } = line
  return [sku, spu, name, colour, size, writePrice(price), writePrice(listPrice), String(stock)]
}
