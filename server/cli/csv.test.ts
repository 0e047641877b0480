import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CsvBroken, readCsv, writeCsvRow } from './csv.ts'

const cellsOf = (text: string) => readCsv(text).map((row) => row.cells)

describe('a file of comma-separated values', () => {
  test('what is written is read back, for any content of the cells', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab,"\n\r\t\'=+-@ é裙') })
    const row = fc
      .tuple(fc.array(cell), fc.constantFrom('a', 'Silk Dress', "'=x"))
      .map(([cells, last]) => [...cells, last])
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        expect(cellsOf(rows.map(writeCsvRow).join(''))).toEqual(rows)
      }),
    )
  })

  test.each(['=HYPERLINK("http://x","y")', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'a cell that a spreadsheet would run is made text: %j',
    (cell) => {
      expect(writeCsvRow([cell]).replace('"', '').startsWith("'")).toBe(true)
      expect(cellsOf(writeCsvRow([cell]))).toEqual([[cell]])
    },
  )

  test('the mark that Excel puts in front and its line ends are not content', () => {
    expect(cellsOf('\ufeffsku,price\r\nA,1\r\n')).toEqual([
      ['sku', 'price'],
      ['A', '1'],
    ])
  })

  test('a row is named by the line it begins on, also after cells of several lines and empty lines', () => {
    expect(readCsv('a,"x\ny"\n\nb\n"c\r\nd",e\nf')).toEqual([
      { line: 1, cells: ['a', 'x\ny'] },
      { line: 4, cells: ['b'] },
      { line: 5, cells: ['c\r\nd', 'e'] },
      { line: 7, cells: ['f'] },
    ])
  })

  test('a last cell that is empty counts', () => {
    expect(cellsOf('a,\nb,c,')).toEqual([
      ['a', ''],
      ['b', 'c', ''],
    ])
  })

  test.each(['a,"b', 'x\na,"b" c\n', 'say "hi"'])('%j is refused with its line', (text) => {
    expect(() => readCsv(text)).toThrow(CsvBroken)
    expect(() => readCsv(text)).toThrow(/^line \d+: /)
  })
})
