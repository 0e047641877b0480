import { PAGE_GROUPS } from '#contract/navigation.contract.ts'
import { spokenFor, type Language } from '#domain/region/language.ts'
import { inScript } from './in-script.ts'
import type { App } from './app-build.ts'
import type { Texts } from '../core/texts.ts'

export interface PagePack {
  /** All texts of a page's language as `/lang/getLang` answers them; of English those that the app has not, or has otherwise. */
  readonly pack: Readonly<Record<string, unknown>>
  /** The same as script text. */
  readonly json: string
}

/**
 * The packs that pages carry, made once for each language: serializing one costs as much as the rest of the rendering.
 * `shipped`: the English that the built app has.
 */
export function createPagePacks(texts: Texts, shipped: App['english']) {
  const made = new Map<string, PagePack>()
  return function packOf(language: Language): PagePack {
    const spoken = spokenFor(language)
    const known = made.get(spoken)
    if (known) return known
    const whole = texts.pack(spoken, PAGE_GROUPS)
    const pack = spoken === 'en' ? changesOf(whole, shipped) : whole
    const fresh = { pack, json: inScript(pack) }
    made.set(spoken, fresh)
    return fresh
  }
}

function changesOf(whole: PagePack['pack'], shipped: App['english']): PagePack['pack'] {
  const changed = Object.entries(whole).filter(
    ([key, text]) => JSON.stringify(text) !== JSON.stringify(shipped[key]),
  )
  return Object.fromEntries(changed)
}
