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
  /** From 0, in the order of the colour. */
  position: number
  address: string
  /** `fetched`: it is an asset, and the colour is not yet shown by it. */
  state: 'open' | 'failed' | 'fetched' | 'placed'
  /** Of a fetched or placed one. */
  asset: string | null
  /** Of a failed one, in words. */
  reason: string | null
}

/** Where a product was in the shop that the file comes from. */
export interface OldAddressTable {
  /** As `oldAddressKey` writes it. */
  path: string
  product_id: string
  /** The import that has added it. */
  job: string
}
