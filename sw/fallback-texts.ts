/**
 * Shown where no texts can be loaded: by the worker when nothing of the shop is left on the device (offline.md F20), and by the
 * shell when chunks of it are missing (`partly`). The build writes them into both, in every complete language.
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
} as const

export type FallbackTexts = Readonly<Record<keyof typeof FALLBACK_TEXTS, string>>
