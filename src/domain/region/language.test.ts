import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  LANGUAGES,
  SPOKEN,
  htmlDir,
  htmlLang,
  isComplete,
  languageTag,
  localeOf,
  readLanguage,
  spokenFor,
  wordsLocale,
  writeLanguage,
  type Language,
} from './language.ts'
import { LANGUAGE_TABLE } from '../language-table.ts'
import { SITES, type Site } from './sites.ts'

const language = fc.constantFrom<Language>(...LANGUAGES)
const site = fc.constantFrom<Site>('sg', 'eu', 'au', 'jp')

describe('reading the language of an address (spec 2.1)', () => {
  test.each<[string, Language | undefined, string]>([
    ['/', undefined, '/'],
    ['/cart', undefined, '/cart'],
    ['/fr', 'fr', '/'],
    ['/fr/', 'fr', '/'],
    ['/fr/cart', 'fr', '/cart'],
    ['/zh-tw/products/silk-dress-AB12', 'zh-tw', '/products/silk-dress-AB12'],
    ['/en-us/cart', 'en-us', '/cart'],
    ['/en/cart', 'en', '/cart'],
    ['/jp/cart', 'ja', '/cart'],
    ['/my/cart', 'mm', '/cart'],
    ['/mm/cart/', 'mm', '/cart/'],
    ['/Contact-Us', undefined, '/Contact-Us'],
    ['/FR/cart', undefined, '/FR/cart'],
    ['/french/cart', undefined, '/french/cart'],
    ['/xx/cart', undefined, '/xx/cart'],
    ['/id-c-159787.html', undefined, '/id-c-159787.html'],
  ])('%s is %s, page %s', (pathname, code, page) => {
    expect(readLanguage(pathname)).toEqual({ language: code, page })
  })

  test.each(['/fr//evil.example', '//evil.example', '/fr/\\evil.example', '///evil.example'])(
    '%s never becomes the address of another host',
    (pathname) => {
      expect(readLanguage(pathname).page).toBe('/evil.example')
    },
  )

  test('all fifteen codes of the list are read, and my as well', () => {
    expect(LANGUAGES).toHaveLength(15)
    for (const code of [...LANGUAGES, 'my']) expect(readLanguage(`/${code}/cart`).page).toBe('/cart')
  })
})

describe('writing the language into a link (spec 2.1)', () => {
  test.for<[string, Language, Site, string]>([
    ['/cart', 'fr', 'sg', '/fr/cart'],
    ['/', 'fr', 'sg', '/fr'],
    ['/?page=2', 'fr', 'sg', '/fr?page=2'],
    ['/#news', 'fr', 'sg', '/fr#news'],
    ['/cart', 'en', 'sg', '/cart'],
    ['/cart', 'en', 'jp', '/cart'],
    ['/cart', 'en', 'au', '/cart'],
    ['/cart', 'es', 'sg', '/es/cart'],
    ['/cart', 'es', 'eu', '/cart'],
    ['/', 'es', 'eu', '/'],
    ['/cart', 'en', 'eu', '/en/cart'],
    ['/cart', 'jp', 'sg', '/ja/cart'],
    ['/cart', 'mm', 'sg', '/mm/cart'],
  ])('%s in %s on %s is %s', ([page, code, where, link]) => {
    expect(writeLanguage(page, code, where)).toBe(link)
  })

  test('what is written is read again, on every site', () => {
    const segment = fc.stringMatching(/^[A-Za-z0-9.+-]{1,12}$/).filter((s) => !readLanguage(`/${s}`).language)
    const page = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(page, language, site, (page, code, where) => {
        const read = readLanguage(writeLanguage(page, code, where))
        expect(read.page).toBe(page)
        expect(read.language ?? SITES[where].language).toBe(code === 'jp' ? 'ja' : code)
      }),
    )
  })

  test('reading any address twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.webPath(), language, site, (path, code, where) => {
        const { page } = readLanguage(path || '/')
        if (readLanguage(page).language) return
        expect(readLanguage(writeLanguage(page, code, where)).page).toBe(page)
      }),
    )
  })
})

describe('texts and locales', () => {
  test.each<[Language, string]>([
    ['zh-tw', 'zh'],
    ['jp', 'ja'],
    ['ja', 'ja'],
    ['fr', 'fr'],
    ['en-us', 'en'],
    ['de', 'en'],
    ['ms', 'en'],
  ])('someone who asked for %s reads %s', (requested, shown) => {
    expect(spokenFor(requested)).toBe(shown)
  })

  test('every language is answered in one that has texts', () => {
    for (const code of LANGUAGES) expect(SPOKEN).toContain(spokenFor(code))
  })

  test.each<[Language | undefined, Site, string]>([
    ['zh', 'sg', 'zh-CN'],
    ['en', 'sg', 'en-GB'],
    ['vi', 'sg', 'vi-VN'],
    ['zh-tw', 'sg', 'zh-TW'],
    ['fil', 'sg', 'fil-PH'],
    ['mm', 'sg', 'my-MM'],
    ['es', 'sg', 'es-ES'],
    ['fr', 'sg', 'fr-FR'],
    ['id', 'sg', 'id-ID'],
    ['ja', 'sg', 'jp-JP'],
    ['de', 'sg', 'xx-XX'],
    ['en-us', 'sg', 'xx-XX'],
    ['th', 'sg', 'xx-XX'],
    ['ms', 'sg', 'xx-XX'],
    [undefined, 'eu', 'es-ES'],
    [undefined, 'sg', 'en-GB'],
    [undefined, 'au', 'en-GB'],
    [undefined, 'jp', 'en-GB'],
    ['fr', 'eu', 'fr-FR'],
  ])('spec 9.1: %s on %s is %s', (code, where, locale) => {
    expect(localeOf(code, where)).toBe(locale)
  })

  test('Intl knows every locale of the table, and writes its plurals by its own rule', () => {
    const locales = Object.values(LANGUAGE_TABLE).map(({ intl }) => intl)
    expect(Intl.PluralRules.supportedLocalesOf(locales)).toHaveLength(new Set(locales).size)
    expect(Intl.NumberFormat.supportedLocalesOf(locales)).toHaveLength(new Set(locales).size)
  })

  test('the direction of the table is that of the script', () => {
    const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo'])
    for (const { tag, direction } of Object.values(LANGUAGE_TABLE))
      expect(direction).toBe(rightToLeft.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr')
    expect(htmlDir('fr')).toBe('ltr')
  })

  test.each<[Language, string]>([
    ['zh', 'zh-CN'],
    ['fr', 'fr'],
    ['en', 'en'],
    ['ja', 'ja'],
    ['jp', 'ja'],
    ['zh-tw', 'zh-CN'],
    ['en-us', 'en'],
    ['de', 'en'],
    ['es', 'en'],
    ['th', 'en'],
    ['id', 'en'],
    ['vi', 'en'],
    ['fil', 'en'],
    ['mm', 'en'],
    ['ms', 'en'],
  ])('a page in %s says the language of its words: %s', (code, attribute) => {
    expect(htmlLang(code)).toBe(attribute)
  })

  test.each<[Language, string]>([
    ['zh-tw', 'zh-TW'],
    ['en-us', 'en-US'],
    ['jp', 'ja'],
    ['mm', 'my'],
    ['fil', 'fil'],
  ])('a text written in %s is %s', (code, tag) => {
    expect(languageTag(code)).toBe(tag)
  })

  test.each<[Language, string]>([
    ['fr', 'fr-FR'],
    ['ja', 'ja-JP'],
    ['zh-tw', 'zh-CN'],
    ['es', 'en-GB'],
    ['mm', 'en-GB'],
  ])('amounts and dates in %s are written as its words are: %s', (code, locale) => {
    expect(wordsLocale(code)).toBe(locale)
  })

  test('only a language with words of its own is complete', () => {
    expect(LANGUAGES.filter(isComplete)).toEqual(['zh', 'fr', 'ja', 'en'])
    expect(SPOKEN).toEqual(['en', 'zh', 'fr', 'ja'])
  })
})
