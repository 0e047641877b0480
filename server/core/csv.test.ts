import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CsvBroken, readCsv, writeCsvRow } from './csv.ts'

const cellsOf = (text: string) => readCsv(text).rows.map((row) => row.cells)

describe('a file of comma-separated values', () => {
  test('what is written is read back, for any content of the cells', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab,"\n\r\t\'=+-@＝−1. é裙') })
    const row = fc
      .tuple(fc.array(cell), fc.constantFrom('a', 'Silk Dress', "'=x"))
      .map(([cells, last]) => [...cells, last])
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        expect(cellsOf(rows.map(writeCsvRow).join(''))).toEqual(rows)
      }),
    )
  })

  test.each([
    '=HYPERLINK("http://x","y")',
    '=1+1@evil.example',
    '+65 9123 4567',
    '+1',
    '-1+1',
    '-10.00-cmd',
    '−1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('a cell that a spreadsheet would run is made text: %j (traps 6.16)', (cell) => {
    expect(writeCsvRow([cell]).replace('"', '').startsWith("'")).toBe(true)
    expect(cellsOf(writeCsvRow([cell]))).toEqual([[cell]])
  })

  test.each(['-10.00', '-1', '0', '129.90', 'Silk = soft', 'a@b.example', '2026-11-21'])(
    'a number, or a text that no spreadsheet would run, stays as it is: %j (traps 6.16)',
    (cell) => {
      expect(writeCsvRow([cell])).toBe(`${cell}\r\n`)
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
    expect(readCsv('a,"x\ny"\n\nb\n"c\r\nd",e\nf').rows).toEqual([
      { line: 1, cells: ['a', 'x\ny'] },
      { line: 4, cells: ['b'] },
      { line: 5, cells: ['c\r\nd', 'e'] },
      { line: 7, cells: ['f'] },
    ])
  })

  test.each([
    ['sku;price\r\nA;1,50\r\n', ';'],
    ['sku\tprice\nA\t1,50\n', '\t'],
    ['"sku"\t"price"\nA\t"1,50"', '\t'],
    ['sku;"a, b, c, d"\nA;1,50', ';'],
    ['sep=;\r\nsku;price\r\nA;1,50', ';'],
    ['\ufeff"sep=\t"\nsku\tprice\nA\t1,50', '\t'],
    ['sku,price\nA,"1,50"', ','],
    ['sku\nA', ','],
  ] as const)('the separator is that of the first line: %j', (text, separator) => {
    const { rows, ...file } = readCsv(text)
    expect(file.separator).toBe(separator)
    expect(rows.map(({ cells }) => cells[0])).toEqual(['sku', 'A'])
    if (separator !== ',') expect(rows[1]?.cells[1]).toBe('1,50')
  })

  test('lines are counted with the line that names the separator', () => {
    expect(readCsv('sep=;\r\nsku;price\r\nA;1').rows.map(({ line }) => line)).toEqual([2, 3])
  })

  test('a quote that is not closed is refused at once by its line, whatever stands behind it', () => {
    const rows = 'A-1,Silk Dress,129.90\n'.repeat(400_000)
    const started = process.cpuUsage()
    expect(() => readCsv(`sku,name,price\n${rows}B,"Dress,1\n${rows}`)).toThrow(
      new CsvBroken('line 400002: the quote that begins a cell here is not closed'),
    )
    // Processor time, which no other process takes away; a quadratic reader takes minutes.
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(15_000)
    expect(() => readCsv(`sku,"${'x""'.repeat(3_000_000)}`)).toThrow(/^line 1: the quote/)
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
