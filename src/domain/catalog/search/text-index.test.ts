import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../region/language.ts'
import { searchWordsOf } from '#tests/world/shops/catalog-words.ts'
import type { TextDocument } from './index-documents.ts'
import { createSharedSearch, createTextIndex } from './text-index.ts'

const settingsOf = (language: Language) => ({ language, words: searchWordsOf(language) })
const ENGLISH = settingsOf('en')

const aDocument = (spu: string, name: string, words: Partial<TextDocument> = {}): TextDocument => ({
  spu,
  name,
  category: '',
  colours: '',
  type: '',
  keywords: '',
  ...words,
})

describe('an English search', () => {
  const shared = createSharedSearch()
  const index = createTextIndex(
    [
      aDocument('1431C6001', 'Orchid Gift Box', { type: 'Gift Boxes' }),
      aDocument('1431C6002', 'Silk Wrap Dress', { type: 'Dresses', colours: 'Red, Ivory' }),
      aDocument('1431C6003', 'Linen Shirt', { type: 'Blouses', keywords: 'office dress code' }),
      aDocument('TOP77', 'Pleated Blouse', { type: 'Blouses', colours: 'Blue' }),
      aDocument('CS100', 'Jacquard Cheongsam', { type: 'Cheongsams', keywords: 'new year' }),
      aDocument('TS20', 'Cotton T-Shirt', { type: 'Tops' }),
      aDocument('SH30', 'Striped Shorts', { type: 'Shorts' }),
      aDocument('PT40', 'Wide-Leg Pants', { type: 'Pants' }),
      aDocument('KN50', 'Ribbed Sweater', { type: 'Knitwear' }),
      aDocument('BG60', 'Leather Bag', { type: 'Bags' }),
      aDocument('SK70', 'A-Line Skirt', { type: 'Skirts', colours: 'Red' }),
    ],
    { ...ENGLISH, shared },
  )
  const spus = (keywords: string) => index.search(keywords).map(({ spu }) => spu)

  test.each([
    ['silk dress', '1431C6002'],
    ['SILK  Dress!', '1431C6002'],
    ['dresses', '1431C6002'],
    ['drss', '1431C6002'],
    ['dres', '1431C6002'],
    ['red dress', '1431C6002'],
    ['a dress in red', '1431C6002'],
    ['silk unicorn dress', '1431C6002'],
    ['gown', '1431C6002'],
    ['blosue', 'TOP77'],
    ['pleatd blosue', 'TOP77'],
    ['pleat', 'TOP77'],
    ['chongsam', 'CS100'],
    ['qipao', 'CS100'],
    ['cheong', 'CS100'],
    ['t-shirt', 'TS20'],
    ['t shirt', 'TS20'],
    ['tshirt', 'TS20'],
    ['tees', 'TS20'],
    ['stripe', 'SH30'],
    ['trousers', 'PT40'],
    ['wide leg', 'PT40'],
    ['jumper', 'KN50'],
    ['handbag', 'BG60'],
    ['hand bag', 'BG60'],
    ['a line', 'SK70'],
    ['women’s skirts', 'SK70'],
    ['1431C6003', '1431C6003'],
    ['1431c6003', '1431C6003'],
    ['1431C6003-WHT-M', '1431C6003'],
  ])('%s finds %s first', (keywords, spu) => {
    expect(spus(keywords)[0]).toBe(spu)
  })

  test('a word in the name counts more than one among the keywords', () => {
    expect(spus('dress')).toEqual(['1431C6002', '1431C6003'])
  })

  test('all words must be there when any product has them all', () => {
    expect(spus('red skirt')).toEqual(['SK70'])
  })

  test('failing that, products with more of the words come first', () => {
    expect(spus('leather wrap dress')[0]).toBe('1431C6002')
    expect(spus('leather wrap dress')).toContain('BG60')
  })

  test('the beginning of a code lists the products it begins', () => {
    expect(spus('1431C')).toEqual(['1431C6001', '1431C6002', '1431C6003'])
  })

  test.each(['', '   ', '!?', 'xyzzyx', '999'])('%j finds nothing', (keywords) => {
    expect(spus(keywords)).toEqual([])
  })

  test('a well-spelt word is not taken for its neighbour: shorts are not shirts', () => {
    expect(spus('shorts')).toEqual(['SH30'])
  })

  test('the first letter typed already finds', () => {
    expect(spus('j')).toEqual(['CS100'])
  })

  test('the slots found are those of the hits, best first', () => {
    const hits = index.search('red')
    expect(hits).toHaveLength(2)
    expect([...index.find('red')].map(shared.codes.spu)).toEqual(hits.map(({ spu }) => spu))
  })

  test('an absurdly long search is answered', () => {
    expect(spus('silk dress '.repeat(10_000))[0]).toBe('1431C6002')
  })
})

describe('other languages', () => {
  test.each<[Language, string, string]>([
    ['fr', 'robe a fleurs', 'Robe à fleurs'],
    ['fr', 'ROBES À FLEURS', 'Robe à fleurs'],
    ['fr', 'robe d’ete', 'Robe d’été'],
    ['de', 'kleider', 'Seidenkleid'],
    ['de', 'rock', 'Geblümte Röcke'],
    ['es', 'vestidos', 'Vestido de seda'],
    ['es', 'pantalon', 'Pantalones anchos'],
    ['vi', 'ao dai', 'Áo dài lụa'],
    ['zh', '连衣裙', '红色真丝连衣裙'],
    ['zh', '裙', '红色真丝连衣裙'],
    ['zh', '真丝 裙', '红色真丝连衣裙'],
    ['zh', '洋装', '红色真丝连衣裙'],
    ['zh', 'qipao', '刺绣旗袍'],
    ['zh', 'Ｓｉｌｋ', 'Silk 衬衫'],
    ['zh-tw', '洋裝', '絲質連衣裙'],
    ['ja', 'ワンピース', 'シルクワンピース'],
    ['ja', 'ﾜﾝﾋﾟｰｽ', 'シルクワンピース'],
    ['ja', 'わんぴーす', 'シルクワンピース'],
    ['ja', 'ドレス', 'シルクワンピース'],
    ['th', 'กระโปรง', 'กระโปรงยาว'],
    ['mm', 'ဂါဝန်', 'ပိုးသားဂါဝန်'],
  ])('%s: %s finds %s', (language, keywords, name) => {
    const index = createTextIndex(
      [aDocument('A', 'Nothing of the kind'), aDocument('B', name)],
      settingsOf(language),
    )
    expect(index.search(keywords).map(({ spu }) => spu)).toEqual(['B'])
  })
})

describe('a catalogue whose words change', () => {
  test('a renamed product is found by its new name only', () => {
    const index = createTextIndex([aDocument('A', 'Silk Dress'), aDocument('B', 'Wool Coat')], ENGLISH)
    index.update([aDocument('A', 'Linen Skirt')])
    expect(index.search('linen')).toHaveLength(1)
    expect(index.search('silk')).toEqual([])
  })

  const words = fc.constantFrom(
    'silk',
    'dress',
    'dresses',
    'red',
    'blouse',
    'a-line',
    'skirt',
    'tee',
    'coat',
    'redwood',
  )
  const phrase = fc.array(words, { maxLength: 4 }).map((list) => list.join(' '))
  const document = fc.record({
    spu: fc.nat(12).map((id) => `P${id}`),
    name: phrase,
    category: phrase,
    colours: phrase,
    type: words,
    keywords: phrase,
  })

  test('an index changed step by step answers like a newly built one', () => {
    const steps = fc.array(fc.tuple(fc.array(document, { maxLength: 3 }), phrase), { maxLength: 8 })
    fc.assert(
      fc.property(fc.array(document), steps, (documents, changes) => {
        const index = createTextIndex(documents, ENGLISH)
        const truth = new Map(documents.map((each) => [each.spu, each]))
        for (const [changed, keywords] of changes) {
          index.update(changed)
          for (const each of changed) truth.set(each.spu, each)
          const fresh = createTextIndex([...truth.values()], ENGLISH)
          expect(index.search(keywords)).toEqual(fresh.search(keywords))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('hits are in order of score, ties in order of SPU, each product once', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(document, { selector: (each) => each.spu }),
        phrase,
        (documents, keywords) => {
          const hits = createTextIndex(documents, ENGLISH).search(keywords)
          const inOrder = hits.toSorted(
            (one, other) =>
              other.score - one.score || (one.spu.toLowerCase() < other.spu.toLowerCase() ? -1 : 1),
          )
          expect(hits).toEqual(inOrder)
          expect(new Set(hits.map(({ spu }) => spu)).size).toBe(hits.length)
        },
      ),
    )
  })
})

describe('the words a search was understood as', () => {
  const index = createTextIndex(
    [
      aDocument('CS100', 'Jacquard Cheongsam'),
      aDocument('DR200', 'Silk Wrap Dress', { colours: 'Jade Green' }),
      aDocument('WL300', 'Wide-Leg Pants'),
    ],
    ENGLISH,
  )

  test.each([
    ['cheongsm', 'cheongsam'],
    ['CHEONGSM', 'cheongsam'],
    ['sikl dres', 'silk dress'],
    ['silk unicorn dress', 'silk dress'],
    ['gren dress', 'green dress'],
    ['silk dress', undefined],
    ['cheong', undefined],
    ['qipao', undefined],
    ['wide-leg', undefined],
    ['emerald dress', undefined],
    ['DR200', undefined],
    ['qqxzzw', undefined],
    ['', undefined],
  ])('“%s” is read as %s', (keywords, understood) => {
    expect(index.understood(keywords)).toBe(understood)
  })
})
