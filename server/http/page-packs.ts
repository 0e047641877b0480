import { PAGE_GROUPS } from '#contract/navigation.contract.ts'
import { spokenFor, type Language } from '#domain/region/language.ts'
import { inScript } from './in-script.ts'
import type { Texts } from '../core/texts.ts'

export interface PagePack {
  /** All texts of a page's language in the shape of `/lang/getLang`; none for English, which the app contains. */
  readonly pack: Readonly<Record<string, unknown>>
  /** The same as script text. */
  readonly json: string
}

/**
 * The packs of pages, serialised once each: half of the time to render a page in another language was serialising its
 * pack.
 */
export function createPagePacks(texts: Texts) {
  const made = new Map<string, PagePack>()
  return function packOf(language: Language): PagePack {
    const spoken = spokenFor(language)
    const known = made.get(spoken)
    if (known) return known
    const pack = spoken === 'en' ? {} : texts.pack(spoken, PAGE_GROUPS)
    const fresh = { pack, json: inScript(pack) }
    made.set(spoken, fresh)
    return fresh
  }
}
