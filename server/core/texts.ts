import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACK_GROUPS, type PackGroup } from '#contract/catalog/navigation.contract.ts'
import { SPOKEN, spokenFor, type Language, type Spoken } from '#domain/region/language.ts'
import { createSay, type CompiledTexts, type Say } from '#domain/region/say.ts'
import { DIST_FOLDER } from './dist-folder.ts'

type Groups = Readonly<Record<string, CompiledTexts>>

/** The compiled texts, one catalogue per language and page group (decision 0007). */
export interface Texts {
  /** Compiled messages under `{group}_{id}` (spec 7.2). */
  pack(language: Language, groups: readonly PackGroup[]): Record<string, string | unknown[]>
  /** The same of one group, by id alone. */
  group(language: Language, group: PackGroup): CompiledTexts
  /** Changes with any text that a device may have. */
  version(language: Language): string
  /** Returns texts of the server and of the catalogue in a language; English where the language has none. */
  in(language: Language): Say
}

const COMPILED = join(DIST_FOLDER, 'texts')

const known = new Map<string, Texts>()

/**
 * The texts of `dist/texts/<language>.json`, written by `npm run i18n`; a process reads a folder once. Throws when a spoken
 * language is missing.
 */
export function readTexts(folder = COMPILED): Texts {
  const texts = known.get(folder) ?? createTexts(readCatalogues(folder))
  known.set(folder, texts)
  return texts
}

function readCatalogues(folder: string): Record<string, Groups> {
  const catalogues: Record<string, Groups> = {}
  for (const language of SPOKEN) {
    const file = join(folder, `${language}.json`)
    if (!existsSync(file))
      throw new RangeError(`${file} is missing: the texts were not compiled (npm run build)`)
    catalogues[language] = JSON.parse(readFileSync(file, 'utf8'))
  }
  return catalogues
}

/** What the server itself says; `cart` has the names of what changes a sum. */
const OWN_GROUPS = ['server', 'catalog', 'cart']

export function createTexts(catalogues: Readonly<Record<string, Groups>>): Texts {
  const versions = new Map<Spoken, string>()
  const speakers = new Map<Spoken, Say>()
  const groupOf = (spoken: Spoken, group: string): CompiledTexts => catalogues[spoken]?.[group] ?? {}

  function speaker(spoken: Spoken): Say {
    const texts = OWN_GROUPS.map((group) => ({ ...groupOf('en', group), ...groupOf(spoken, group) }))
    return createSay(spoken, Object.assign({}, ...texts))
  }

  function versionOf(spoken: Spoken): string {
    const texts = PACK_GROUPS.map((group) => groupOf(spoken, group))
    return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12)
  }

  return {
    pack(language, groups) {
      const pack: Record<string, string | unknown[]> = {}
      for (const group of groups) {
        for (const [id, text] of Object.entries(groupOf(spokenFor(language), group)))
          pack[`${group}_${id}`] = text
      }
      return pack
    },
    group: (language, group) => groupOf(spokenFor(language), group),
    version: (language) => remembered(versions, spokenFor(language), versionOf),
    in: (language) => remembered(speakers, spokenFor(language), speaker),
  }
}

function remembered<Value>(
  known: Map<Spoken, Value>,
  spoken: Spoken,
  make: (spoken: Spoken) => Value,
): Value {
  const value = known.get(spoken) ?? make(spoken)
  known.set(spoken, value)
  return value
}
