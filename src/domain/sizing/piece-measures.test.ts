import { describe, expect, test } from 'vitest'
import { readPieceMeasures } from './piece-measures.ts'

describe('a product’s own table by size (spec 3, 9.11)', () => {
  test.for([
    ['en', ['Size', 'Shoulder (cm)', 'Bust (cm)', 'Sleeve (cm)', 'Length (cm)']],
    ['fr', ['Taille', 'Épaules (cm)', 'Poitrine (cm)', 'Manche (cm)', 'Longueur (cm)']],
    ['ja', ['サイズ', '肩幅 (cm)', 'バスト (cm)', '袖丈 (cm)', '着丈 (cm)']],
    ['zh', ['尺码', '肩宽 (cm)', '胸围 (cm)', '袖长 (cm)', '长度 (cm)']],
  ] as const)('is read in %s', ([, head]) => {
    const read = readPieceMeasures([[...head], ['M', '38.6', '90', '57.2', '110']])
    expect(read.get('M')).toEqual({ shoulder: 386, bust: 900, sleeve: 572, length: 1_100 })
  })

  test.for([
    ['90', 900],
    ['90,5', 905],
    ['90-94', 900],
    ['90 – 94', 900],
    ['–', undefined],
    ['one size', undefined],
    ['0', undefined],
    ['', undefined],
  ] as const)('%s is %s millimetres', ([cell, bust]) => {
    expect(
      readPieceMeasures([
        ['Size', 'Bust'],
        ['M', cell],
      ]).get('M'),
    ).toEqual(bust === undefined ? {} : { bust })
  })

  test('a heading that no rule names is left out, a short row is no error', () => {
    expect(readPieceMeasures([['Size', 'Collar', 'Hip'], ['M', '3', '98'], ['L']])).toEqual(
      new Map([
        ['M', { hip: 980 }],
        ['L', {}],
      ]),
    )
    expect(readPieceMeasures([])).toEqual(new Map())
  })
})
