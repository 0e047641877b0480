import { describe, expect, test } from 'vitest'
import { catalogWords, searchWordsOf } from '#tests/world/shops/catalog-words.ts'
import { COLOUR_FAMILIES } from '../colour-families.ts'
import { SPOKEN, type Spoken } from '../../region/language.ts'
import { createColourReader } from './requested-colours.ts'
import { fold } from './tokenize.ts'

describe('colour words of a search', () => {
  test.each([
    ['en', 'green silk dress', ['green']],
    ['en', 'GREEN', ['green']],
    ['en', 'navy trousers', ['blue']],
    ['en', 'black and white stripe', ['black', 'white']],
    ['en', 'off-white blouse', ['white']],
    ['en', 'golden bag', ['gold']],
    ['en', 'linen dress', []],
    ['en', 'orchid mini', []],
    ['en', 'rose print dress', []],
    ['en', 'denim', []],
    ['zh', '绿色真丝连衣裙', ['green']],
    ['zh', '黑白条纹', ['black', 'white']],
    ['zh', '酒红旗袍', ['red']],
    ['zh', 'green 连衣裙', ['green']],
    ['ja', '緑のワンピース', ['green']],
    ['ja', 'グリーン シルク', ['green']],
    ['ja', '抹茶色のブラウス', ['green']],
    ['ja', 'ワインレッドのドレス', ['red']],
    ['fr', 'robe verte en soie', ['green']],
    ['fr', 'robes vertes', ['green']],
    ['fr', 'blouse crème', ['beige']],
    ['fr', 'BLOUSE CREME', ['beige']],
    ['fr', 'robe rose', ['pink']],
    ['fr', 'red dress', ['red']],
  ] as const satisfies readonly (readonly [Spoken, string, readonly string[]])[])(
    '%s: “%s” asks for %j',
    (language, keywords, families) => {
      expect(createColourReader(language, searchWordsOf(language))(keywords).families).toEqual(families)
    },
  )

  test('a colour is known by words of its own name, too', () => {
    const requested = createColourReader('en', searchWordsOf('en'))('navy blue orchid dress')
    expect(['Navy', 'Navy Blue', 'Orchid', 'Sky'].map(requested.nameWords)).toEqual([1, 2, 1, 0])
  })

  test.each(SPOKEN)('in %s the first word of each family is the one the shop itself writes', (language) => {
    const {
      labels,
      search: [own],
    } = catalogWords(language)
    for (const family of COLOUR_FAMILIES) {
      const [first = ''] = own?.colours[family].same ?? []
      expect(fold(first)).toBe(fold(labels.colours[family]))
    }
  })
})
