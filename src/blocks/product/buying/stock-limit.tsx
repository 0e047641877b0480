import { Trans } from '@lingui/react/macro'
import { LOW_STOCK, MAX_QUANTITY } from '#domain/cart/quantity.ts'

/** Low stock, and why the quantity cannot rise: no more stock, or the limit of a line (spec 5, 9.6). Empty otherwise. */
export function StockLimit({ qty, stock }: { readonly qty: number; readonly stock: number }) {
  if (stock > 0 && (qty >= stock || stock <= LOW_STOCK)) return <Trans>Only {stock} left</Trans>
  if (qty >= MAX_QUANTITY) return <Trans>No more than {MAX_QUANTITY} in one line</Trans>
  return null
}
