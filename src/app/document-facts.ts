import type { Messages } from '@lingui/core'
import { withoutPrefix } from '#queries/language-pack.ts'
import type { Storefront } from '#platform/current-storefront.ts'

/** What the server wrote into the page so that the browser starts with the very same texts and place. */
export interface DocumentFacts {
  readonly storefront: Storefront
  readonly pack: Messages
  readonly origin: string
  /** Shared calls that were answered while the page was rendered: the worker keeps them (offline.md S5). */
  readonly requested: readonly string[]
  /** Address of the whole stylesheet, the page came with the rules of what it shows; empty where modules bring theirs. */
  readonly sheet: string
}

/** Id of the JSON script that carries the facts; the server's template spells it alike. */
const FACTS_ID = 'vanda-facts'

export function factsOfDocument(): DocumentFacts {
  const text = document.querySelector(`#${FACTS_ID}`)?.textContent
  if (!text) throw new RangeError('this page carries no facts')
  const facts = JSON.parse(text) as DocumentFacts
  return { ...facts, pack: withoutPrefix(facts.pack) }
}
