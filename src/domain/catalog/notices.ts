/** `final-sale`: 'No returns or exchanges on final sale.' `gift-box`: 'This gift box is non-returnable once sold.' */
export type Notice = 'final-sale' | 'gift-box'

export const GIFT_BOX_SPU = '1431C6001'

/** A reduced piece is neither returned nor exchanged (spec 2.10). */
export function isFinalSale(piece: { readonly productsPrice: number; readonly finalPrice: number }): boolean {
  return piece.productsPrice > piece.finalPrice
}

/** Notices beside the price (spec 2.10). Quick view leaves the final-sale note to the product page. */
export function noticesFor(product: {
  readonly spu: string
  /** Original and final price, in the same currency. */
  readonly full: number
  readonly now: number
  readonly quickView?: boolean
}): Notice[] {
  const notices: Notice[] = []
  if (product.full > product.now && !product.quickView) notices.push('final-sale')
  if (product.spu === GIFT_BOX_SPU) notices.push('gift-box')
  return notices
}
