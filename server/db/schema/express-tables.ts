import type { ShopperKey } from '#domain/account/shopper.ts'

/** One piece or the bag that a wallet is to pay, before there is an order. Money is minor units of `currency`. */
export interface ExpressCheckoutTable {
  id: string
  shopper: ShopperKey
  site: string
  lang: string
  currency: string
  /** Null for the bag, whose codes and points stand in the request of the order. */
  product_id: string | null
  sku: string | null
  /** The number of pieces. */
  qty: number
  /** The shop's page to which the wallet returns a user who cancels: a path. */
  cancel_url: string
  provider: string
  provider_ref: string | null
  /** The wallet's page, once the provider has answered. */
  redirect_url: string | null
  /** The most that is collected: the goods with home delivery. */
  amount: number
  /**
   * `ordered`: it pays `order_id`, and its amount is to be collected; `captured`: that has been requested. `given-up`: its shopper
   * is erased, and the wallet is to release what it holds.
   */
  state: 'created' | 'waiting' | 'authorized' | 'refused' | 'expired' | 'ordered' | 'captured' | 'given-up'
  /** Of the wallet, as long as it is `authorized`; the order has its own. */
  email: string
  /** JSON of the wallet's address, unchecked. */
  address: string | null
  order_id: string | null
  created_at: number
  expires_at: number
}
