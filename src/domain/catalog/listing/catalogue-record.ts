/** One colour of a product as listings see it: the family it is filed under, and which sizes can be bought. */
export interface CatalogueColour {
  readonly family: string
  /** Lowest final price of this colour, SGD minor units, where colours differ in price. */
  readonly price?: number | undefined
  readonly sizes: readonly { readonly size: string; readonly canBuy: boolean }[]
}

/** A product (SPU) for the listing engine: language-neutral, compact. */
export interface CatalogueRecord {
  readonly spu: string
  readonly productId: string
  /** Every category it is in, ancestors included. */
  readonly categories: readonly number[]
  /** Collection keys (idealsRuleName). */
  readonly collections: readonly string[]
  /** Key of the leaf garment type, such as 'dresses'. */
  readonly productType: string
  /** The shop's own order, smaller first. */
  readonly rank: number
  readonly sold: number
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Lowest final price, SGD minor units. */
  readonly price: number
  /** List price, SGD minor units. */
  readonly listPrice: number
  readonly colours: readonly CatalogueColour[]
  /** False for products kept out of listings and search. */
  readonly listed: boolean
}
