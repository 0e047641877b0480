/** `final-sale`: 'No returns or exchanges on final sale.' `gift-box`: 'This gift box is non-returnable once sold.' */
export type Notice = 'final-sale' | 'gift-box'

export const GIFT_BOX_SPU = '1431C6001'

/** A reduced piece is neither returned nor exchanged (spec 2.10). */
export function isFinalSale({ productsPrice, finalPrice }: PiecePrice): boolean {
  return productsPrice > finalPrice
}

/** Original and present price, in the same currency. */
interface PiecePrice {
  readonly productsPrice: number
  readonly finalPrice: number
}

/** Notices beside the price (spec 2.10). Quick view leaves the final-sale note to the product page. */
export function noticesFor(
  piece: PiecePrice & { readonly spu: string; readonly quickView?: boolean },
): Notice[] {
  const notices: Notice[] = []
  if (isFinalSale(piece) && !piece.quickView) notices.push('final-sale')
  if (piece.spu === GIFT_BOX_SPU) notices.push('gift-box')
  return notices
}
