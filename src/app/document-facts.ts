import type { Messages } from '@lingui/core'
import { FACTS_ID } from '#contract/page-facts.ts'
import { withoutPrefix } from '#queries/language-pack.ts'
import type { Storefront } from '#platform/current-storefront.ts'

/** Values that the server writes into the page, so that the browser starts with the same texts and storefront. */
export interface DocumentFacts {
  readonly storefront: Storefront
  readonly origin: string
  /** Shared calls that were answered during rendering; the worker stores them (offline.md S5). */
  readonly requested: readonly string[]
  /** English texts that differ from those of the app. */
  readonly pack: Readonly<Record<string, unknown>>
  /** Address of the page's texts (decision 0089); absent for English, which ships with the app. */
  readonly texts?: string
}

export function factsOfDocument(): DocumentFacts {
  const text = document.querySelector(`#${FACTS_ID}`)?.textContent
  if (!text) throw new RangeError('this page carries no facts')
  return JSON.parse(text) as DocumentFacts
}

/** The texts that the page was rendered with. Rejects when they cannot be read: with others it could not be hydrated. */
export async function textsOfDocument({ pack, texts }: DocumentFacts): Promise<Messages> {
  if (texts === undefined) return withoutPrefix(pack)
  const response = await fetch(texts)
  const { code, data } = (await response.json()) as { code: number; data: DocumentFacts['pack'] }
  if (code !== 200) throw new RangeError(`no texts at ${texts}: ${code}`)
  return withoutPrefix(data)
}

declare global {
  interface Window {
    /** Of the script that starts a page (server/http/page-start.ts): what the app is made of did not arrive. */
    vandaFailed?: () => void
  }
}
