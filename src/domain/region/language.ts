import { LANGUAGE_TABLE } from '../language-table.ts'

export type Language = keyof typeof LANGUAGE_TABLE

/** Languages an address may begin with, in the order of spec 2.1. */
export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_TABLE) as Language[]

/** What each site speaks where the address names no language (spec 9.1). */
export const HOME_LANGUAGE = { sg: 'en', eu: 'es', au: 'en', jp: 'en' } as const satisfies Record<
  string,
  Language
>
/** The regional shops (spec 1); `SITES` holds the rest that is known of them. */
export type Site = keyof typeof HOME_LANGUAGE

/** Other names of a language: understood in an address, never written (spec 2.1). */
const RENAMED: ReadonlyMap<string, Language> = new Map([
  ['jp', 'ja'],
  ['my', 'mm'],
])

type OwnTexts<Code extends Language> = (typeof LANGUAGE_TABLE)[Code]['texts'] extends Code ? Code : never
/** A language with texts of its own. */
export type Spoken = { [Code in Language]: OwnTexts<Code> }[Language]

/** Languages with complete texts, English first; a test counts them in the catalogues (tests/languages.test.ts). */
export const SPOKEN: readonly Spoken[] = [...new Set<Spoken>(['en', ...LANGUAGES.map(spokenFor)])]

/** Splits `/fr/cart` into the language and the router's path. */
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
  return LANGUAGE_TABLE[language].texts
}

/** Whether a language has words of its own: only such pages are indexed and offered (decision 0033). */
export function isComplete(language: Language): boolean {
  return spokenFor(language) === language
}

/** The locale the shop names in its calls, letter for letter spec 9.1. For Intl see `wordsLocale`. */
export function localeOf(language: Language | undefined, site: Site): string {
  return LANGUAGE_TABLE[language ?? HOME_LANGUAGE[site]].locale
}

/** How amounts, dates and numbers are written on a page: as its words are. A locale for `Intl`. */
export function wordsLocale(language: Language): string {
  return LANGUAGE_TABLE[spokenFor(language)].intl
}

/** The language itself as an attribute names it: BCP 47, where our codes are not. For a text written in it. */
export function languageTag(language: Language): string {
  return LANGUAGE_TABLE[language].tag
}

/** The `lang` attribute of a page: the language of its words, which a screen reader must speak. */
export function htmlLang(language: Language): string {
  return languageTag(spokenFor(language))
}

/** The `dir` attribute of a page: how its words run. */
export function htmlDir(language: Language): 'ltr' | 'rtl' {
  return LANGUAGE_TABLE[spokenFor(language)].direction
}
