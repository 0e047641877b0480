import { COLOUR_FAMILIES } from '../colour-families.ts'
import { COLOUR_WORDS } from '../colour-words.ts'
import { SPOKEN, type Language } from '../../region/language.ts'
import { createTokenizer } from './tokenize.ts'

/** Words that users treat as the same. English is understood in every language of the shop. */
const SAME: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [
    ['cheongsam', 'qipao'],
    ['pants', 'trousers', 'slacks'],
    ['sweater', 'jumper', 'pullover'],
    ['t-shirt', 'tee'],
    ['blouse', 'shirt'],
    ['jumpsuit', 'playsuit', 'romper', 'overalls'],
    ['cardigan', 'cardi'],
    ['coat', 'overcoat'],
    ['vest', 'waistcoat', 'gilet'],
    ['camisole', 'cami'],
    ['knit', 'knitted', 'knitwear'],
    ['floral', 'flower', 'flowery'],
    ['stripe', 'striped', 'stripy'],
    ['pleated', 'pleat'],
    ['gathered', 'ruched', 'shirred'],
    ['two-piece', 'co-ord', 'twinset', 'set'],
    ['strap', 'strappy'],
    ['polka', 'dotted', 'dots'],
    ['checked', 'plaid', 'gingham', 'tartan'],
    ['necklace', 'pendant'],
    ['shoe', 'footwear'],
    ['sneaker', 'trainer'],
    ['swimwear', 'swimsuit', 'bikini'],
    ['lingerie', 'underwear'],
    ['pyjamas', 'pajamas', 'sleepwear', 'nightwear'],
    ['evening', 'formal'],
    ['wedding', 'bridal'],
    ['office', 'workwear'],
    ['maternity', 'pregnancy'],
  ],
  zh: [
    ['旗袍', '长衫', 'cheongsam', 'qipao'],
    ['连衣裙', '洋装'],
    ['裤子', '长裤'],
    ['毛衣', '针织衫'],
    ['外套', '大衣'],
    ['碎花', '印花', '花卉'],
  ],
  'zh-tw': [
    ['旗袍', '長衫', 'cheongsam', 'qipao'],
    ['連衣裙', '洋裝'],
    ['褲子', '長褲'],
    ['毛衣', '針織衫'],
    ['外套', '大衣'],
  ],
  ja: [
    ['ワンピース', 'ドレス'],
    ['チャイナドレス', '旗袍', 'cheongsam', 'qipao'],
    ['パンツ', 'ズボン'],
    ['セーター', 'ニット'],
    ['花柄', 'フローラル'],
    ['鞄', 'バッグ', 'かばん'],
  ],
  fr: [
    ['pull', 'chandail', 'tricot'],
    ['chemisier', 'blouse', 'chemise'],
    ['veste', 'blazer'],
    ['fleuri', 'fleurs'],
    ['rayé', 'rayures'],
  ],
  de: [
    ['pullover', 'pulli'],
    ['bluse', 'hemd'],
    ['geblümt', 'blumen'],
    ['gestreift', 'streifen'],
  ],
  es: [
    ['jersey', 'suéter'],
    ['blusa', 'camisa'],
    ['bolso', 'cartera'],
    ['floral', 'flores'],
  ],
}

/** A search for the first also matches the second, not the reverse. */
const BROADER: Readonly<Record<string, readonly (readonly [requested: string, offered: string])[]>> = {
  en: [
    ['handbag', 'bag'],
    ['purse', 'bag'],
    ['tote', 'bag'],
    ['clutch', 'bag'],
    ['gown', 'dress'],
    ['frock', 'dress'],
    ['sundress', 'dress'],
    ['chinos', 'pants'],
    ['denim', 'jeans'],
    ['hoodie', 'sweater'],
  ],
  zh: [['手提包', '包']],
  ja: [['ハンドバッグ', 'バッグ']],
}

/** What may stand for a phrase: its terms in their order, and how sure that is (1 would be the phrase itself). */
export interface Synonym {
  readonly terms: readonly string[]
  readonly weight: number
}

/** The longest phrase with a synonym, in words of any language (a Chinese garment may be cut into three). */
export const LONGEST_PHRASE = 3

const SAME_WEIGHT = 0.85
const BROADER_WEIGHT = 0.6

/** Synonyms of a phrase, given as its terms joined: 'qipao' has 'cheongsam', 'tee' has 'tshirt'. */
export function createSynonyms(language: Language): (phrase: string) => readonly Synonym[] {
  const tokenizer = createTokenizer(language)
  const links = new Map<string, Synonym[]>()
  const link = (from: string, to: string, weight: number) => {
    const [phrase, terms] = [termsOf(from).join(''), termsOf(to)]
    if (phrase === terms.join('')) return
    const known = links.get(phrase)
    if (known) known.push({ terms, weight })
    else links.set(phrase, [{ terms, weight }])
  }
  const termsOf = (text: string) => tokenizer.words(text).map(({ term }) => term)

  for (const each of new Set(['en', language === 'jp' ? 'ja' : language])) {
    for (const group of SAME[each] ?? []) {
      for (const from of group) for (const to of group) link(from, to, SAME_WEIGHT)
    }
    for (const [requested, offered] of BROADER[each] ?? []) link(requested, offered, BROADER_WEIGHT)
  }
  for (const [requested, offered, weight] of colourWords(language)) link(requested, offered, weight)
  return (phrase) => links.get(phrase) ?? []
}

/** Every colour word of the language, and every English one, with the word under which this language files its family. */
function* colourWords(
  language: string,
): Generator<readonly [requested: string, offered: string, weight: number]> {
  const own = SPOKEN.find((code) => code === language) ?? 'en'
  for (const family of COLOUR_FAMILIES) {
    const filed = wordsIn(COLOUR_WORDS[own][family].same)[0] ?? ''
    for (const each of new Set([own, 'en'] as const)) {
      const { same, shades } = COLOUR_WORDS[each][family]
      for (const word of wordsIn(same)) yield [word, filed, SAME_WEIGHT]
      for (const word of wordsIn(shades)) yield [word, filed, BROADER_WEIGHT]
    }
  }
}

function wordsIn(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}
