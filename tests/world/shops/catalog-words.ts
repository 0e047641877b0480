import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createCatalogWords, type CatalogWords } from '#domain/catalog/read-model/catalog-words.ts'
import { createSearchWords, type SearchWords } from '#domain/catalog/search/search-words.ts'
import { createSay, type CompiledTexts } from '#domain/region/say.ts'
import { spokenFor, type Language, type Spoken } from '#domain/region/language.ts'
import { ROOT } from '../../../scripts/project-root.ts'
import { compileGroup } from '../../../scripts/texts/texts.ts'

/** The group `catalog` of every language that has one, begun ones included. */
export const CATALOG_TEXTS: Readonly<Record<string, CompiledTexts>> = Object.fromEntries(
  await Promise.all(
    readdirSync(join(ROOT, 'src/i18n/locales')).map(
      async (language) => [language, await compileGroup(ROOT, language, 'catalog')] as const,
    ),
  ),
)

const sayIn = (spoken: Spoken) => createSay(spoken, CATALOG_TEXTS[spoken] ?? {})

/** The catalogue's words as the server and a device have them. */
export const catalogWords: (spoken: Spoken) => CatalogWords = createCatalogWords(sayIn)

/** What a search in a language understands, also in one that is only begun. */
export function searchWordsOf(language: Language): readonly SearchWords[] {
  const texts = { ...CATALOG_TEXTS['en'], ...CATALOG_TEXTS[language] }
  const own = createSearchWords(createSay(spokenFor(language), texts))
  return language === 'en' ? [own] : [own, createSearchWords(sayIn('en'))]
}
