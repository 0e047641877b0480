import { Trans } from '@lingui/react/macro'
import { MAX_QUANTITY } from '#domain/cart/quantity.ts'

/** Explains why the quantity cannot rise: no more stock, or the limit of a line (spec 5, 9.6). Empty otherwise. */
export function StockLimit({ qty, stock }: { readonly qty: number; readonly stock: number }) {
  if (stock > 0 && qty >= stock) return <Trans>Only {stock} left</Trans>
  if (qty >= MAX_QUANTITY) return <Trans>No more than {MAX_QUANTITY} in one line</Trans>
  return null
}
