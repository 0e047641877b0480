import type { Egift } from '#domain/gifts/egift.ts'
import type { PointsPayment } from '#domain/catalog/points-purchase.ts'
import type { CartPiece } from '#sync/resources/cart-view.ts'
import { changeEssentialDraft, dropEssentialDraft, readEssentialDraft } from './essential-draft.ts'

/** Buy-now stored data (spec 3): one product that is bought without the cart. */
export interface BuyNow {
  readonly productId: string
  readonly qty: number
  /** How a member redeems it; absent for one that money buys. */
  readonly allPoint?: PointsPayment | undefined
  readonly sku: string
  /** Who gets it, of an eGift card. */
  readonly egift?: Egift | undefined
  /** Page of the purchase, for the way back. */
  readonly route: string
  readonly productInfo: CartPiece
}

const KEY = 'buy-now'

/** Throws what the database throws; the caller tells the user that this device could not store it. */
export function storeBuyNow(bought: BuyNow, now: number): Promise<void> {
  return changeEssentialDraft<BuyNow>(KEY, () => bought, now)
}

export async function readBuyNow(): Promise<BuyNow | undefined> {
  const [newest] = await readEssentialDraft<BuyNow>(KEY)
  return newest?.value
}

export function dropBuyNow(): Promise<void> {
  return dropEssentialDraft(KEY)
}
