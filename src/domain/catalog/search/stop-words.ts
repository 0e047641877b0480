import type { Language } from '../../region/language.ts'
import { LANGUAGE_TABLE } from '../../language-table.ts'

/** Words a search can do without, folded. English ones count in every language. */
export function stopWords(language: Language): ReadonlySet<string> {
  const { en, [language]: own } = LANGUAGE_TABLE
  return new Set(`${en.search.stopWords} ${own.search.stopWords}`.split(' '))
}
