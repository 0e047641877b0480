import { describe, expect, test } from 'vitest'
import type { Language } from '../../region/language.ts'
import { singular } from './plurals.ts'
import { createTokenizer, fold } from './tokenize.ts'

test.each([
  ['ROBE À FLEURS', 'robe a fleurs'],
  ['Ｄｒｅｓｓ', 'dress'],
  ['Đầm lụa', 'dam lua'],
  ['Größe', 'grosse'],
  ['ﾄﾞﾚｽ', 'どれす'],
  ['ドレス', 'どれす'],
  ['กระโปรงยาว', 'กระโปรงยาว'],
])('%s is read as %s', (typed, folded) => {
  expect(fold(typed)).toBe(folded.normalize('NFKC'))
})

describe('words of a text', () => {
  const terms = (text: string, language: Language = 'en') =>
    createTokenizer(language)
      .words(text)
      .map(({ term }) => term)

  test.each([
    ['Silk, wrap/dress!', ['silk', 'wrap', 'dress']],
    ['T-Shirts', ['tshirt']],
    ['A line skirt', ['aline', 'skirt']],
    ['Two-piece set', ['twopiece', 'set']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(terms(text)).toEqual(expected)
  })

  test('Chinese is cut into words', () => {
    expect(terms('旗袍半身裙', 'zh')).toEqual(['旗袍', '半身', '裙'])
  })

  test.each([
    ['外套', '外套'],
    ['裙', '裙'],
    ['連衣裙', '连衣裙'],
    ['長褲', '长裤'],
    ['短褲', '短裤'],
    ['襯衫', '衬衫'],
    ['真絲', '真丝'],
    ['絲綢', '丝绸'],
    ['針織衫', '针织衫'],
    ['風衣', '风衣'],
    ['羽絨服', '羽绒服'],
    ['婚紗', '婚纱'],
    ['圍巾', '围巾'],
    ['藍色', '蓝色'],
    ['紅色連身裙', '红色连身裙'],
    ['條紋領帶', '条纹领带'],
    ['雙肩包', '双肩包'],
  ])('%s is %s, in both directions, on both Chinese sites', (traditional, simplified) => {
    for (const language of ['zh', 'zh-tw'] as const)
      expect(terms(traditional, language)).toEqual(terms(simplified, language))
  })

  test('Japanese keeps its characters apart', () => {
    expect(terms('長袖', 'ja')).toEqual(['長袖'])
  })

  test('a compound keeps its parts, single letters apart', () => {
    const [word] = createTokenizer('en').words('off-the-shoulder')
    expect(word?.parts.map(({ term }) => term)).toEqual(['off', 'the', 'shoulder'])
    expect(
      createTokenizer('en')
        .words('v-neck')[0]
        ?.parts.map(({ term }) => term),
    ).toEqual(['neck'])
  })
})

test.each<[Language, readonly string[]]>([
  ['en', ['dress', 'dresses']],
  ['en', ['blouse', 'blouses']],
  ['en', ['accessory', 'accessories']],
  ['en', ['hoodie', 'hoodies']],
  ['en', ['tie', 'ties']],
  ['en', ['scarf', 'scarves']],
  ['en', ['woman', 'women']],
  ['en', ['shoe', 'shoes']],
  ['en', ['clutch', 'clutches']],
  ['fr', ['manteau', 'manteaux']],
  ['fr', ['robe', 'robes']],
  ['es', ['pantalon', 'pantalones']],
  ['es', ['falda', 'faldas']],
  ['de', ['kleid', 'kleider']],
  ['de', ['bluse', 'blusen']],
])('%s: %j are one word', (language, forms) => {
  expect(new Set(forms.map((form) => singular(form, language))).size).toBe(1)
})

test.each(['shorts', 'pants', 'jeans', 'dress', 'bus'])('%s is no plural', (word) => {
  expect(singular(word, 'en')).toBe(word)
})
