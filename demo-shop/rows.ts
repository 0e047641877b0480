import type { Database } from '#server/db/schema/database.ts'

type Filled =
  | 'category'
  | 'collection'
  | 'store'
  | 'top_message'
  | 'setting'
  | 'campaign'
  | 'product'
  | 'product_text'
  | 'product_category'
  | 'product_collection'
  | 'product_relation'
  | 'colour'
  | 'sku'
  | 'store_stock'
  | 'review'
/** What the shop is filled with, as the files of its own folder have it. */
export type Rows = { -readonly [Table in Filled]: Omit<Database[Table], 'changed_at' | 'shopper'>[] }

export function noRows(): Rows {
  return {
    category: [],
    collection: [],
    store: [],
    top_message: [],
    setting: [],
    campaign: [],
    product: [],
    product_text: [],
    product_category: [],
    product_collection: [],
    product_relation: [],
    colour: [],
    sku: [],
    store_stock: [],
    review: [],
  }
}
