import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { zh } from './zh.ts'
import type { Words } from './words.ts'

export const WORDS = { en, zh, ja, fr } as const satisfies Readonly<Record<string, Words>>

/** A language the demo shop is written in; in the shop's other languages its names and articles are English. */
export type DemoLanguage = keyof typeof WORDS

/** One text in every language of the demo shop. */
export type Texts = Readonly<Record<DemoLanguage, string>>

export function inEveryLanguage(say: (words: Words, language: DemoLanguage) => string): Texts {
  return { en: say(en, 'en'), zh: say(zh, 'zh'), ja: say(ja, 'ja'), fr: say(fr, 'fr') }
}
