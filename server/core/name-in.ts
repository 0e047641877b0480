import { spokenFor, type Language } from '#domain/region/language.ts'

/** `names` is JSON: language → name; English where a language has none. */
export function nameIn(names: string, language: Language): string {
  const read = JSON.parse(names) as Readonly<Record<string, string>>
  return read[language] ?? read[spokenFor(language)] ?? read['en'] ?? ''
}
