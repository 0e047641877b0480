import type { Spoken } from '#domain/region/language.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { zh } from './zh.ts'
import type { Words } from './words.ts'

export const WORDS: Readonly<Record<Spoken, Words>> = { en, zh, ja, fr }

/** One text in every language of the shop. */
export type Texts = Readonly<Record<Spoken, string>>

export function inEveryLanguage(say: (words: Words, language: Spoken) => string): Texts {
  return { en: say(en, 'en'), zh: say(zh, 'zh'), ja: say(ja, 'ja'), fr: say(fr, 'fr') }
}
