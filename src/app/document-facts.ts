import type { Messages } from '@lingui/core'
import { FACTS_ID } from '#contract/page-facts.ts'
import { withoutPrefix } from '#queries/language-pack.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import type { PageData } from './page-data.ts'

declare global {
  interface Window {
    /** Set by the page's own script (server/http/page-start.ts): the texts of its language, as `/lang/getLang` answers. */
    vandaTexts?: Readonly<Record<string, unknown>>
  }
}

/** Values that the server writes into the page, so that the browser starts with the same texts and storefront. */
export interface DocumentFacts {
  readonly storefront: Storefront
  readonly pack: Messages
  readonly origin: string
  /** Shared calls that were answered during rendering; the worker stores them (offline.md S5). */
  readonly requested: readonly string[]
  readonly data: PageData
}

export function factsOfDocument(): DocumentFacts {
  const text = document.querySelector(`#${FACTS_ID}`)?.textContent
  if (!text) throw new RangeError('this page carries no facts')
  const facts = JSON.parse(text) as DocumentFacts
  return { ...facts, pack: withoutPrefix(window.vandaTexts ?? facts.pack) }
}
