import type { ShopperKey } from '#domain/account/shopper.ts'
import type { Spoken } from '#domain/region/language.ts'

/** An entry of the owner: `kebaya, nyonya blouse` or `gown > dress` (src/domain/catalog/search/synonym-entry.ts). */
export interface SearchSynonymTable {
  lang: Spoken
  entry: string
  added_at: number
}

/** How often words were searched for on a day without a result. It holds no person and no session. */
export interface EmptySearchTable {
  /** Day in the time zone of the shop's city: `2026-11-24`. */
  day: string
  words: string
  times: number
}

/** The version of a shopper's saved searches. */
export interface SearchBookTable {
  shopper: ShopperKey
  version: number
}

/** A list or search that a shopper has saved, as it stood in the address. */
export interface SavedSearchTable {
  shopper: ShopperKey
  /** Made by the device. */
  id: string
  name: string
  /** Path and query without language. */
  page: string
  site: string
  lang: string
  currency: string
  /** In the order in which they were saved. */
  place: number
  /** Pieces that were added until then are not new. */
  seen_until: number
  /** Not looked through before. */
  next_at: number
}
