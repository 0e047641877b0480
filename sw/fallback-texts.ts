/**
 * Shown where no texts can be loaded: by the worker when nothing of the shop is left on the device (offline.md F20), and by the
 * shell when chunks of it (`partly`) or the texts of its language (`untranslated`) are missing, or late (`waiting`).
 * The build writes them into both, in every complete language.
 */
export const FALLBACK_TEXTS = {
  title: /*i18n*/ { id: 'fallback.title', message: 'The shop is not on this device any more' },
  text: /*i18n*/ {
    id: 'fallback.text',
    message:
      'Your browser has cleared it, and there is no network. It opens again as soon as you are online.',
  },
  again: /*i18n*/ { id: 'fallback.again', message: 'Try again' },
  partly: /*i18n*/ {
    id: 'fallback.partly',
    message: 'Part of the shop is not on this device. Please try again with a network.',
  },
  untranslated: /*i18n*/ {
    id: 'fallback.untranslated',
    message: 'The texts of your language are not on this device, so this page is in English.',
  },
  waiting: /*i18n*/ {
    id: 'fallback.waiting',
    message: 'The texts of your language are taking long to arrive.',
  },
  inEnglish: /*i18n*/ { id: 'fallback.in-english', message: 'Go on in English' },
  understood: /*i18n*/ { id: 'fallback.understood', message: 'OK' },
} as const

export type FallbackTexts = Readonly<Record<keyof typeof FALLBACK_TEXTS, string>>
