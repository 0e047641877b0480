/** How a language writes amounts: separators, the side of the symbol, and from how many whole digits thousands are set apart. */
export interface AmountStyle {
  readonly group: string
  readonly decimal: string
  readonly symbol: 'first' | 'last'
  readonly groupFrom: number
}

/** Facts of a language. Its texts are in `src/i18n/locales/<code>`. */
interface LanguageRow {
  /** What it calls itself: the same in every language of the shop. */
  readonly name: string
  /** The language whose texts are shown: its own code where its catalogues are complete, the nearest complete one's elsewhere. */
  readonly texts: string
  /** BCP 47, where the code of our addresses is not: for `lang` attributes. */
  readonly tag: string
  /** The locale the shop names in its calls, letter for letter spec 9.1. */
  readonly locale: string
  /** The locale for `Intl`: plural rule, dates, numbers and word boundaries. */
  readonly intl: string
  readonly direction: 'ltr' | 'rtl'
  readonly amounts: AmountStyle
  readonly search: {
    /** Words a search can do without, folded. */
    readonly stopWords: string
    /** The rule that takes the ending of a plural off (src/domain/catalog/search/plurals.ts). */
    readonly plurals: 'english' | 'romance' | 'spanish' | 'german'
    /** `compounds`: a word may stand inside another. `unspaced`: no spaces between words. */
    readonly words: 'spaced' | 'compounds' | 'unspaced'
  }
}

const NARROW_SPACE = '\u202f'
const ENGLISH_AMOUNTS = { group: ',', decimal: '.', symbol: 'first', groupFrom: 4 } as const
const GERMAN_AMOUNTS = { group: '.', decimal: ',', symbol: 'last', groupFrom: 4 } as const
const ENGLISH_SEARCH = { stopWords: '', plurals: 'english', words: 'spaced' } as const
const UNSPACED_SEARCH = { ...ENGLISH_SEARCH, words: 'unspaced' } as const

/** Every language an address may begin with, in the order of spec 2.1. */
export const LANGUAGE_TABLE = {
  zh: {
    name: '简体中文',
    texts: 'zh',
    tag: 'zh-CN',
    locale: 'zh-CN',
    intl: 'zh-CN',
    direction: 'ltr',
    amounts: ENGLISH_AMOUNTS,
    search: { ...UNSPACED_SEARCH, stopWords: '的 款 和' },
  },
  'en-us': {
    name: 'English (US)',
    texts: 'en',
    tag: 'en-US',
    locale: 'xx-XX',
    intl: 'en-US',
    direction: 'ltr',
    amounts: ENGLISH_AMOUNTS,
    search: ENGLISH_SEARCH,
  },
  es: {
    name: 'Español',
    texts: 'en',
    tag: 'es',
    locale: 'es-ES',
    intl: 'es-ES',
    direction: 'ltr',
    amounts: { ...GERMAN_AMOUNTS, groupFrom: 5 },
    search: {
      stopWords: 'con de del el en la las los para por y',
      plurals: 'spanish',
      words: 'spaced',
    },
  },
  fr: {
    name: 'Français',
    texts: 'fr',
    tag: 'fr',
    locale: 'fr-FR',
    intl: 'fr-FR',
    direction: 'ltr',
    amounts: { group: NARROW_SPACE, decimal: ',', symbol: 'last', groupFrom: 4 },
    search: {
      stopWords: 'au aux avec de des du en et la le les ou pour sur',
      plurals: 'romance',
      words: 'spaced',
    },
  },
  de: {
    name: 'Deutsch',
    texts: 'en',
    tag: 'de',
    locale: 'xx-XX',
    intl: 'de-DE',
    direction: 'ltr',
    amounts: GERMAN_AMOUNTS,
    search: {
      stopWords: 'aus das der die ein eine fur im in mit oder und von',
      plurals: 'german',
      words: 'compounds',
    },
  },
  ja: {
    name: '日本語',
    texts: 'ja',
    tag: 'ja',
    locale: 'jp-JP',
    intl: 'ja-JP',
    direction: 'ltr',
    amounts: ENGLISH_AMOUNTS,
    search: { ...UNSPACED_SEARCH, stopWords: 'の な と に' },
  },
  en: {
    name: 'English',
    texts: 'en',
    tag: 'en',
    locale: 'en-GB',
    intl: 'en-GB',
    direction: 'ltr',
    amounts: ENGLISH_AMOUNTS,
    search: { ...ENGLISH_SEARCH, stopWords: 'a an and by for in of on or the to with' },
  },
  jp: {
    name: '日本語',
    texts: 'ja',
    tag: 'ja',
    locale: 'xx-XX',
    intl: 'ja-JP',
    direction: 'ltr',
    amounts: ENGLISH_AMOUNTS,
    search: { ...UNSPACED_SEARCH, stopWords: 'の な と に' },
  },
  th: {
    name: 'ไทย',
    texts: 'en',
    tag: 'th',
    locale: 'xx-XX',
    intl: 'th-TH',
    direction: 'ltr',
    amounts: ENGLISH_AMOUNTS,
    search: UNSPACED_SEARCH,
  },
  id: {
    name: 'Bahasa Indonesia',
    texts: 'en',
    tag: 'id',
    locale: 'id-ID',
    intl: 'id-ID',
    direction: 'ltr',
    amounts: { ...GERMAN_AMOUNTS, symbol: 'first' },
    search: ENGLISH_SEARCH,
  },
  vi: {
    name: 'Tiếng Việt',
    texts: 'en',
    tag: 'vi',
    locale: 'vi-VN',
    intl: 'vi-VN',
    direction: 'ltr',
    amounts: GERMAN_AMOUNTS,
    search: ENGLISH_SEARCH,
  },
  'zh-tw': {
    name: '繁體中文',
    texts: 'zh',
    tag: 'zh-TW',
    locale: 'zh-TW',
    intl: 'zh-TW',
    direction: 'ltr',
    amounts: ENGLISH_AMOUNTS,
    search: { ...UNSPACED_SEARCH, stopWords: '的 款 和' },
  },
  fil: {
    name: 'Filipino',
    texts: 'en',
    tag: 'fil',
    locale: 'fil-PH',
    intl: 'fil-PH',
    direction: 'ltr',
    amounts: ENGLISH_AMOUNTS,
    search: ENGLISH_SEARCH,
  },
  mm: {
    name: 'မြန်မာ',
    texts: 'en',
    tag: 'my',
    locale: 'my-MM',
    intl: 'my-MM',
    direction: 'ltr',
    amounts: { ...ENGLISH_AMOUNTS, symbol: 'last' },
    search: UNSPACED_SEARCH,
  },
  ms: {
    name: 'Bahasa Melayu',
    texts: 'en',
    tag: 'ms',
    locale: 'xx-XX',
    intl: 'ms-MY',
    direction: 'ltr',
    amounts: ENGLISH_AMOUNTS,
    search: ENGLISH_SEARCH,
  },
} as const satisfies Readonly<Record<string, LanguageRow>>
