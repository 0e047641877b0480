import type { CartPiece } from '#sync/cart/cart-view.ts'
import { draftTable } from './draft-table.ts'

/** Buy-now stored data (spec 3): one product that is bought without the cart. */
export interface BuyNow {
  readonly productId: string
  readonly qty: number
  readonly sku: string
  /** Page of the purchase, for the way back. */
  readonly route: string
  readonly productInfo: CartPiece
}

const KEY = 'buy-now'

/** Throws what the database throws; the caller tells the user that this device could not store it. */
export async function storeBuyNow(bought: BuyNow, now: number): Promise<void> {
  await (await draftTable()).put({ key: KEY, value: bought, at: now })
}

export async function readBuyNow(): Promise<BuyNow | undefined> {
  const row = await (await draftTable()).get(KEY)
  return row?.value as BuyNow | undefined
}

export async function dropBuyNow(): Promise<void> {
  await (await draftTable()).delete(KEY)
}
