import { LANGUAGE_TABLE } from '../language-table.ts'
import { languageTag, LANGUAGES, spokenFor, type Language } from '../region/language.ts'

/** The language of a review: its script where the script decides, else the language of the page it was written on. */
export function languageOfText(text: string, page: Language): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  // Kanji alone may be Japanese: the page decides.
  if (/\p{Script=Han}/u.test(text)) return page === 'ja' || page === 'jp' || page === 'zh-tw' ? page : 'zh'
  if (/\p{Script=Thai}/u.test(text)) return 'th'
  if (/\p{Script=Myanmar}/u.test(text)) return 'mm'
  return new Intl.Locale(languageTag(page)).maximize().script === 'Latn' ? page : 'en'
}

/** Codes of the languages a reader of this page understands: its own, and that of the shop's words on it. */
export function ownLanguages(page: Language): readonly Language[] {
  return LANGUAGES.filter((code) => isOwnLanguage(languageTag(code), page))
}

/** `lang` as the attribute of a text has it (BCP 47). */
export function isOwnLanguage(lang: string, page: Language): boolean {
  const base = baseOf(lang)
  return base === baseOf(languageTag(page)) || base === spokenFor(page)
}

/**
 * What the language of a review calls itself, for readers of this page who do not understand it; undefined for others,
 * and for a language that is unknown.
 */
export function foreignLanguage(lang: string, page: Language): string | undefined {
  if (lang === '' || isOwnLanguage(lang, page)) return undefined
  const code =
    LANGUAGES.find((one) => languageTag(one) === lang) ??
    LANGUAGES.find((one) => baseOf(languageTag(one)) === baseOf(lang))
  return code && LANGUAGE_TABLE[code].name
}

function baseOf(lang: string): string {
  return lang.split('-')[0] ?? lang
}
