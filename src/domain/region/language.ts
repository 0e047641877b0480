import type { Site } from './sites.ts'

/** Languages an address may begin with, in the order of spec 2.1. */
export const LANGUAGES = [
  'zh',
  'en-us',
  'es',
  'fr',
  'de',
  'ja',
  'en',
  'jp',
  'th',
  'id',
  'vi',
  'zh-tw',
  'fil',
  'mm',
  'ms',
] as const
export type Language = (typeof LANGUAGES)[number]

/** What each site speaks where the address names no language (spec 9.1). */
export const HOME_LANGUAGE = { sg: 'en', eu: 'es', au: 'en', jp: 'en' } as const satisfies Record<
  Site,
  Language
>

/** Other names of a language: understood in an address, never written (spec 2.1). */
const RENAMED: ReadonlyMap<string, Language> = new Map([
  ['jp', 'ja'],
  ['my', 'mm'],
])

/** Languages with complete texts; a test counts them in the catalogues (tests/languages.test.ts). */
export const SPOKEN = ['en', 'zh', 'ja', 'fr'] as const
export type Spoken = (typeof SPOKEN)[number]

/** The texts that each language shows: its own where complete, else those of the nearest complete language. */
const WORDS_OF = {
  zh: 'zh',
  'en-us': 'en',
  es: 'en',
  fr: 'fr',
  de: 'en',
  ja: 'ja',
  en: 'en',
  jp: 'ja',
  th: 'en',
  id: 'en',
  vi: 'en',
  'zh-tw': 'zh',
  fil: 'en',
  mm: 'en',
  ms: 'en',
} as const satisfies Record<Language, Spoken>

/** Splits `/fr/cart` into the language and the page the router knows. */
export function readLanguage(pathname: string): { language: Language | undefined; page: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const language = RENAMED.get(first) ?? LANGUAGES.find((code) => code === first)
  const page = language ? `/${rest.join('/')}` : pathname
  // `/fr//elsewhere.example` must not become an address of another host.
  return { language, page: page.replace(/^[/\\]{2,}/, '/') }
}

/**
 * Writes the language in front of a page, unless it is the default of this site: en is omitted, es is omitted on the EU
 * host (spec 2.1). English on the EU host is written, or it could not be chosen.
 */
export function writeLanguage(page: string, language: Language, site: Site): string {
  const written = RENAMED.get(language) ?? language
  if (written === HOME_LANGUAGE[site]) return page
  return `/${written}${page.replace(/^\/(?=$|[?#])/, '')}`
}

/** The language whose texts a user of this language sees. */
export function spokenFor(language: Language): Spoken {
  return WORDS_OF[language]
}

/** Whether a language has words of its own: only such pages are indexed and offered (docs/decisions/0033-languages-by-address.md). */
export function isComplete(language: Language): boolean {
  return WORDS_OF[language] === language
}

const LOCALES = {
  zh: 'zh-CN',
  en: 'en-GB',
  vi: 'vi-VN',
  'zh-tw': 'zh-TW',
  fil: 'fil-PH',
  mm: 'my-MM',
  es: 'es-ES',
  fr: 'fr-FR',
  id: 'id-ID',
} as const satisfies Partial<Record<Language, string>>

/** The locale the shop names in its calls, letter for letter spec 9.1. For Intl see `intlLocale`. */
export function localeOf(language: Language | undefined, site: Site): string {
  if (language === undefined) return LOCALES[HOME_LANGUAGE[site]]
  if (isMapped(language)) return LOCALES[language]
  return language.includes('ja') ? 'jp-JP' : 'xx-XX'
}

function isMapped(language: Language): language is keyof typeof LOCALES {
  return Object.hasOwn(LOCALES, language)
}

const REAL: ReadonlySet<string> = new Set(Object.values(LOCALES))

/** A locale that Intl knows: `jp-JP` and `xx-XX` would silently become the server's default. */
export function intlLocale(locale: string): string {
  if (locale === 'jp-JP') return 'ja-JP'
  return REAL.has(locale) ? locale : 'en-GB'
}

/** How amounts, dates and numbers are written on a page: as its words are. A locale for `Intl`. */
export function wordsLocale(language: Language, site: Site): string {
  return intlLocale(localeOf(spokenFor(language), site))
}

const TAGS: ReadonlyMap<Language, string> = new Map([
  ['zh', 'zh-CN'],
  ['zh-tw', 'zh-TW'],
  ['en-us', 'en-US'],
  ['jp', 'ja'],
  ['mm', 'my'],
])

/** The language itself as an attribute names it: BCP 47, where our codes are not. For a text written in it. */
export function languageTag(language: Language): string {
  return TAGS.get(language) ?? language
}

/** The `lang` attribute of a page: the language of its words, which a screen reader must speak. */
export function htmlLang(language: Language): string {
  return languageTag(spokenFor(language))
}
