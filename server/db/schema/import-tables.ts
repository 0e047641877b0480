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
