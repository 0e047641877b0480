import { expect, test } from 'vitest'
import type { Language } from './language.ts'
import { languagesOf } from './storefront.ts'

test.each<[string | undefined, readonly Language[]]>([
  ['fr', ['fr']],
  ['FR-fr', ['fr']],
  ['zh-TW', ['zh-tw']],
  ['jp-JP', ['ja']],
  ['jp', ['ja']],
  ['my', ['mm']],
  ['my-MM', ['mm']],
  ['id-ID', ['id']],
  ['xx-XX', ['en-us', 'de', 'jp', 'th', 'ms']],
  ['klingon', []],
  ['fr/cart', []],
  ['//evil.example', []],
  ['', []],
  [undefined, []],
])('the word %s names the languages %j (spec 2.1, 9.1)', (word, languages) => {
  expect(languagesOf(word, 'sg')).toEqual(languages)
})
