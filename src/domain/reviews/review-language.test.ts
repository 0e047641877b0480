import { expect, test } from 'vitest'
import type { Language } from '../region/language.ts'
import { foreignLanguage, isOwnLanguage, languageOfText, ownLanguages } from './review-language.ts'

test.each<[string, Language, Language]>([
  ['Falls well and lasts.', 'en', 'en'],
  ['Falls well and lasts.', 'zh', 'en'],
  ['Tombe très bien.', 'fr', 'fr'],
  ['颜色很好看', 'en', 'zh'],
  ['顏色很好看', 'zh-tw', 'zh-tw'],
  ['とても良いです', 'en', 'ja'],
  ['最高', 'ja', 'ja'],
  ['สวยมาก', 'en', 'th'],
])('%s, written on a page in %s, is in %s (WCAG 3.1.2)', (text, page, language) => {
  expect(languageOfText(text, page)).toBe(language)
})

test.each<[Language, string, boolean]>([
  ['en', 'en-US', true],
  ['en-us', 'en', true],
  ['zh-tw', 'zh-CN', true],
  ['de', 'en', true],
  ['de', 'fr', false],
  ['mm', 'my', true],
  ['ja', 'en', false],
])('a reader of %s understands %s: %s', (page, lang, own) => {
  expect(isOwnLanguage(lang, page)).toBe(own)
})

test('the codes a reader understands are those the shop writes', () => {
  expect(ownLanguages('zh')).toEqual(['zh', 'zh-tw'])
  expect(ownLanguages('jp')).toEqual(['ja', 'jp'])
})

test.each<[Language, string, string | undefined]>([
  ['en', 'ja', '日本語'],
  ['en', 'zh-CN', '简体中文'],
  ['fr', 'en', 'English'],
  ['zh', 'fr-CA', 'Français'],
  ['en', 'en-US', undefined],
  ['de', 'en', undefined],
  ['zh-tw', 'zh-CN', undefined],
  ['en', '', undefined],
  ['en', 'tlh', undefined],
])('for a reader of %s, a review in "%s" is marked %s', (page, lang, name) => {
  expect(foreignLanguage(lang, page)).toBe(name)
})
