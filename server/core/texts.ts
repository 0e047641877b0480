import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPOKEN, spokenFor, type Language } from '#domain/region/language.ts'

type Message = string | unknown[]
type Group = Readonly<Record<string, Message>>
type Catalogues = Readonly<Record<string, Readonly<Record<string, Group>>>>

/** The compiled texts, one catalogue per language and page group (decision 0007). */
export interface Texts {
  /** Compiled messages under `{group}_{id}` (spec 7.2). */
  pack(language: Language, groups: readonly string[]): Record<string, Message>
  version(language: Language): string
  /** A text of the server's own group; English, then `fallback`, when the language has none. */
  say(language: Language, id: string, fallback: string): string
}

/** Reads `<folder>/<language>.json`, written by `npm run i18n`. Throws when a complete language is missing. */
export function readTexts(folder: string): Texts {
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
  const groupsOf = (language: Language) => catalogues[spokenFor(language)] ?? {}
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
    say(language, id, fallback) {
      const message = groupsOf(language)['server']?.[id] ?? catalogues['en']?.['server']?.[id]
      if (Array.isArray(message))
        return message.every((part) => typeof part === 'string') ? message.join('') : fallback
      return message ?? fallback
    },
  }
}
