import type { Language } from '#domain/region/language.ts'

/** The name of each language in itself: the same in every language of the shop, so it is not translated. */
export const LANGUAGE_NAMES = {
  zh: '简体中文',
  'en-us': 'English (US)',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  ja: '日本語',
  en: 'English',
  jp: '日本語',
  th: 'ไทย',
  id: 'Bahasa Indonesia',
  vi: 'Tiếng Việt',
  'zh-tw': '繁體中文',
  fil: 'Filipino',
  mm: 'မြန်မာ',
  ms: 'Bahasa Melayu',
} as const satisfies Record<Language, string>
