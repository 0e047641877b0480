import { useLingui } from '@lingui/react/macro'
import type { ProductCard } from '#contract/catalog/card-fields.ts'

type Unbuyable = Pick<ProductCard, 'stopSelling'>

/** Why a size of this product cannot be bought: it is out of stock, or the shop has withdrawn the product (spec 4.14). */
export function useUnbuyableWord({ stopSelling }: Unbuyable): string {
  const { t } = useLingui()
  return stopSelling ? t`Stop Selling` : t`Sold Out`
}

export function UnbuyableWord({ of }: { readonly of: Unbuyable }) {
  return <span>{useUnbuyableWord(of)}</span>
}
