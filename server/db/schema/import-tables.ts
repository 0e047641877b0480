/** One run of `catalogue import`. Times are epoch milliseconds. */
export interface ImportJobTable {
  id: string
  /** Name of the file, without its folder. */
  file: string
  at: number
  undone_at: number | null
}

export interface ImportChangeTable {
  job: string
  product_id: string
  /** JSON of what the product was; null: the job has created it. */
  before: string | null
}

/** What the last file said a SKU has, so that the next one moves its stock by the difference. */
export interface ImportStockTable {
  sku: string
  counted: number
}

/** A photograph of a colour whose address a file has named. One address is fetched once, for all its colours. */
export interface ImportPhotoTable {
  pid: string
  /** Place among the photographs of its colour, from 0. */
  position: number
  address: string
  /** `fetched`: it is an asset, and the colour is not yet shown by it. */
  state: 'open' | 'failed' | 'fetched' | 'placed'
  /** Hash of the asset; null until it is fetched. */
  asset: string | null
  /** Why it failed, in words; null unless it did. */
  reason: string | null
}

/** Where a product was in the shop that the file comes from. */
export interface OldAddressTable {
  /** The address as `oldAddressKey` writes it. */
  path: string
  product_id: string
  /** The import that has added it. */
  job: string
}
