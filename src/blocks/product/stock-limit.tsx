import { Trans } from '@lingui/react/macro'
import { MAX_QUANTITY } from '#domain/cart/quantity.ts'

/** Why there is no "one more": the shop has no more of it, or one line takes no more (spec 5, 9.6). Else nothing. */
export function StockLimit({ qty, stock }: { readonly qty: number; readonly stock: number }) {
  if (stock > 0 && qty >= stock) return <Trans>Only {stock} left: that is all we can give you</Trans>
  if (qty >= MAX_QUANTITY) return <Trans>No more than {MAX_QUANTITY} in one line</Trans>
  return null
}
