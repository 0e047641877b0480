import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { isComplete, LANGUAGES } from '#domain/region/language.ts'
import { frenchSpaces } from '../scripts/texts/french-spaces.ts'
import { GROUPS } from '../scripts/texts/texts.ts'

const LOCALES = new URL('../src/i18n/locales', import.meta.url).pathname

async function textsOf(language: string, group: string) {
  const file = join(LOCALES, language, `${group}.po`)
  if (!existsSync(file)) return {}
  return formatter().parse(readFileSync(file, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename: file,
  })
}

/** Ids of one catalogue that have a translation; English is its own source. */
async function translated(language: string, group: string): Promise<Set<string>> {
  return new Set(
    Object.entries(await textsOf(language, group))
      .filter(([, text]) => (text.translation || (language === 'en' && text.message)) && !text.obsolete)
      .map(([id]) => id),
  )
}

async function saysEverything(language: string): Promise<boolean> {
  for (const group of GROUPS) {
    const own = await translated(language, group)
    for (const id of await translated('en', group)) if (!own.has(id)) return false
  }
  return true
}

test('a language counts as complete exactly where its catalogues say everything (spec 2.1)', async () => {
  const complete: string[] = []
  for (const language of LANGUAGES) if (await saysEverything(language)) complete.push(language)
  expect(complete).toEqual(LANGUAGES.filter(isComplete))
  expect(complete.length).toBeGreaterThan(1)
})

test('no French text breaks before a colon, a question mark or inside its quotation marks', async () => {
  const texts = await Promise.all(GROUPS.map((group) => textsOf('fr', group)))
  const all = texts.flatMap((group) => Object.values(group).flatMap(({ translation = '' }) => translation))
  expect(all.length).toBeGreaterThan(500)
  expect(all.filter((text) => frenchSpaces(text) !== text)).toEqual([])
  expect(frenchSpaces('« 5 % » : où ?')).toBe('«\u202f5\u202f%\u202f»\u202f: où\u202f?')
})
