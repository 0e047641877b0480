import { getLang, PACK_GROUPS, PAGE_GROUPS } from '#contract/catalog/navigation.contract.ts'
import { spokenFor, type Language, type Spoken } from '#domain/region/language.ts'
import { addressOf } from './request/address-of.ts'
import type { App } from './app-build.ts'
import type { Texts } from '../core/texts.ts'

export interface PagePack {
  /** Texts for rendering: all of a page's language; of English those that the app has not, or has otherwise. */
  readonly pack: Readonly<Record<string, unknown>>
  /** The texts that stand in the page itself. */
  readonly inPage: Readonly<Record<string, unknown>>
  /**
   * Where the browser reads the rest: it names its version and never changes
   * (decision 0089). undefined for English, which ships with the app.
   */
  readonly address: string | undefined
}

/**
 * The texts of pages, made once for each language.
 * `shipped`: the English that the built app has.
 */
export function createPagePacks(texts: Texts, shipped: App['english']) {
  const made = new Map<string, PagePack>()
  return function packOf(language: Language): PagePack {
    const spoken = spokenFor(language)
    const known = made.get(spoken)
    if (known) return known
    const whole = texts.pack(spoken, PAGE_GROUPS)
    const fresh = spoken === 'en' ? standing(changesOf(whole, shipped)) : atAddress(whole, spoken)
    made.set(spoken, fresh)
    return fresh
  }

  function atAddress(pack: PagePack['pack'], lang: Spoken): PagePack {
    const version = texts.version(lang)
    return { pack, inPage: {}, address: addressOf(getLang, { pages: [...PACK_GROUPS], version, lang }) }
  }
}

function standing(pack: PagePack['pack']): PagePack {
  return { pack, inPage: pack, address: undefined }
}

function changesOf(whole: PagePack['pack'], shipped: App['english']): PagePack['pack'] {
  const changed = Object.entries(whole).filter(
    ([key, text]) => JSON.stringify(text) !== JSON.stringify(shipped[key]),
  )
  return Object.fromEntries(changed)
}
