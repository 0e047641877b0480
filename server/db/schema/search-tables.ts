import type { Spoken } from '#domain/region/language.ts'

/** An entry of the owner: `kebaya, nyonya blouse` or `gown > dress` (src/domain/catalog/search/synonym-entry.ts). */
export interface SearchSynonymTable {
  lang: Spoken
  entry: string
  added_at: number
}

/** How often words were searched for on a day without a result. It holds no person and no session. */
export interface EmptySearchTable {
  /** In the shop's own city: `2026-11-24`. */
  day: string
  words: string
  times: number
}
