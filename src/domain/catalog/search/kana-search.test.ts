import { describe, expect, test } from 'vitest'
import { searchWordsOf } from '#tests/world/shops/catalog-words.ts'
import { createTextIndex } from './text-index.ts'

const NAMES = [
  'ウールコート',
  'ウールのセーター',
  'シルクワンピース',
  'シルクのキャミソール',
  'ニットカーディガン',
  'きれいめブラウス',
  'コットンシャツ',
  'るるぶスカート',
  'うるし塗りのバッグ',
]
const index = createTextIndex(
  NAMES.map((name, at) => ({
    spu: `S${at}0`,
    name,
    category: '',
    colours: '',
    type: '',
    keywords: '',
  })),
  { language: 'ja', words: searchWordsOf('ja') },
)
const hits = (text: string) => index.search(text).map(({ spu }) => spu)

describe('a Japanese search finds the same however it is typed', () => {
  test.each([
    ['ウール', ['うーる', 'ｳｰﾙ', 'ウ－ル', 'ウ−ル', 'うｰる', 'ウール']],
    ['セーター', ['せーたー', 'ｾｰﾀｰ', 'セ-タ-', 'せ〜た〜', 'セータ']],
    ['キャミソール', ['きゃみそーる', 'キヤミソール', 'ｷｬﾐｿｰﾙ', 'きやみそーる']],
    ['シルクのワンピース', ['しるくのわんぴーす', 'ｼﾙｸのﾜﾝﾋﾟｰｽ', 'シルクノワンピース', 'しるくのワンピース']],
    ['カーディガン', ['かーでぃがん', 'カーデイガン', 'ｶｰﾃﾞｨｶﾞﾝ']],
    ['シルクワンピース', ['しるくわんぴーす', 'ｼﾙｸﾜﾝﾋﾟｰｽ']],
  ])('%s', (typed, variants) => {
    const expected = hits(typed)
    expect(expected.length).toBeGreaterThan(0)
    expect(variants.map((variant) => [variant, hits(variant)])).toEqual(
      variants.map((variant) => [variant, expected]),
    )
  })

  test('ウール finds wool alone', () => {
    expect(hits('うーる').toSorted()).toEqual(['S00', 'S10'])
  })

  test('words in hiragana are found', () => {
    expect(hits('きれいめ')).toContain('S50')
  })
})
