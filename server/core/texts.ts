import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { withLatinDigits } from '#domain/region/formats.ts'
import { LANGUAGE_TABLE } from '#domain/region/language-table.ts'
import { SPOKEN, spokenFor, type Language, type Spoken } from '#domain/region/language.ts'
import type { Say } from '#domain/region/say.ts'

type Message = string | unknown[]
type Group = Readonly<Record<string, Message>>
type Catalogues = Readonly<Record<string, Readonly<Record<string, Group>>>>

/** The compiled texts, one catalogue per language and page group (design.md 3.12). */
export interface Texts {
  /** Compiled messages under `{group}_{id}` (spec 7.2). */
  pack(language: Language, groups: readonly string[]): Record<string, Message>
  version(language: Language): string
  /** Says texts of the server's own group in a language; English where the language has none. */
  in(language: Language): Say
}

const COMPILED = new URL('../../dist/texts', import.meta.url).pathname

/** Reads `dist/texts/<language>.json`, written by `npm run i18n`. Throws when a spoken language is missing. */
export function readTexts(folder = COMPILED): Texts {
  const catalogues: Record<string, Record<string, Group>> = {}
  for (const language of SPOKEN) {
    const file = join(folder, `${language}.json`)
    if (!existsSync(file))
      throw new RangeError(`${file} is missing: the texts were not compiled (npm run build)`)
    catalogues[language] = JSON.parse(readFileSync(file, 'utf8'))
  }
  return createTexts(catalogues)
}

export function createTexts(catalogues: Catalogues): Texts {
  const versions = new Map<string, string>()
  const speakers = new Map<Spoken, Say>()
  const groupsOf = (language: Language) => catalogues[spokenFor(language)] ?? {}

  function speaker(spoken: Spoken): Say {
    const locale = LANGUAGE_TABLE[spoken].intl
    const messages = { ...catalogues['en']?.['server'], ...catalogues[spoken]?.['server'] } as Messages
    const i18n: I18n = setupI18n({
      locale,
      locales: withLatinDigits(locale),
      messages: { [locale]: messages },
    })
    return ({ id, message }, values) => i18n._(id, { ...values }, { message })
  }

  return {
    pack(language, groups) {
      const pack: Record<string, Message> = {}
      for (const group of groups) {
        for (const [id, message] of Object.entries(groupsOf(language)[group] ?? {}))
          pack[`${group}_${id}`] = message
      }
      return pack
    },
    version(language) {
      const spoken = spokenFor(language)
      const known = versions.get(spoken)
      if (known) return known
      const version = createHash('sha256')
        .update(JSON.stringify(groupsOf(language)))
        .digest('hex')
        .slice(0, 12)
      versions.set(spoken, version)
      return version
    },
    in(language) {
      const spoken = spokenFor(language)
      const known = speakers.get(spoken) ?? speaker(spoken)
      speakers.set(spoken, known)
      return known
    },
  }
}
