import { PAGE_GROUPS } from '#contract/navigation.contract.ts'
import { spokenFor, type Language } from '#domain/region/language.ts'
import { inScript } from './in-script.ts'
import type { Texts } from '../core/texts.ts'

export interface PagePack {
  /** All texts of a page's language as `/lang/getLang` answers them; none for English, which the app has. */
  readonly pack: Readonly<Record<string, unknown>>
  /** The same, ready to stand in a script. */
  readonly json: string
}

/** The packs that pages carry, made once each: half of drawing a page in another language was writing its pack again. */
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
