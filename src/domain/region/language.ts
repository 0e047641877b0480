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

/** Languages whose texts exist. */
export const SPOKEN = ['en', 'zh', 'ja', 'fr'] as const
export type Spoken = (typeof SPOKEN)[number]

/** Splits `/fr/cart` into the language and the page the router knows. */
export function readLanguage(pathname: string): { language: Language | undefined; page: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const language = RENAMED.get(first) ?? LANGUAGES.find((code) => code === first)
  const page = language ? `/${rest.join('/')}` : pathname
  // `/fr//elsewhere.example` must not become an address of another host.
  return { language, page: page.replace(/^[/\\]{2,}/, '/') }
}

/**
 * Writes the language back in front of a page, unless it is the one this site speaks by default:
 * en is omitted, es is omitted on the EU host (spec 2.1). English on the EU host is written, or nobody could choose it.
 */
export function writeLanguage(page: string, language: Language, site: Site): string {
  const written = RENAMED.get(language) ?? language
  if (written === HOME_LANGUAGE[site]) return page
  return `/${written}${page.replace(/^\/(?=$|[?#])/, '')}`
}

/** The language whose texts are shown to someone who asked for this one. */
export function spokenFor(language: Language): Spoken {
  if (language === 'zh-tw') return 'zh'
  if (language === 'jp') return 'ja'
  return SPOKEN.find((code) => code === language) ?? 'en'
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

/** A locale Intl knows: `jp-JP` and `xx-XX` would silently become the machine's own. */
export function intlLocale(locale: string): string {
  if (locale === 'jp-JP') return 'ja-JP'
  return REAL.has(locale) ? locale : 'en-GB'
}

const HTML_LANG: ReadonlyMap<Language, string> = new Map([
  ['zh', 'zh-CN'],
  ['zh-tw', 'zh-TW'],
  ['en-us', 'en-US'],
  ['jp', 'ja'],
  ['mm', 'my'],
])

/** The `lang` attribute of a page in this language: BCP 47, where our codes are not. */
export function htmlLang(language: Language): string {
  return HTML_LANG.get(language) ?? language
}
