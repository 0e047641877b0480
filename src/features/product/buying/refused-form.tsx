import { useLingui } from '@lingui/react/macro'
import { useChoiceWords } from '#blocks/product/choices/use-choice-words.ts'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { MAX_QUANTITY } from '#domain/cart/quantity.ts'
import type { RefusedAdd } from '#domain/region/plain-paths.ts'
import { Notice } from '#ui/notice/notice.tsx'

type RefusedFormProps = { readonly reason: RefusedAdd; readonly product: ProductDetail }

/** Why the form without scripts came back to this page; rendered by the server alone. */
export function RefusedForm({ reason, product }: RefusedFormProps) {
  const { t } = useLingui()
  const { missing } = useChoiceWords(product)
  const words: Readonly<Record<RefusedAdd, string>> = {
    size: missing,
    quantity: t`No more than ${MAX_QUANTITY} in one line`,
    'sold-out': t`Sold Out`,
    'stop-selling': t`Stop Selling`,
    'sku-unknown': t`This item is no longer in the shop.`,
    'redeem-only': t`Redeem Only`,
    'cart-full': t`Your bag is full.`,
  }
  return (
    <div id="refused" tabIndex={-1}>
      <Notice tone="error" role="alert">
        {words[reason]}
      </Notice>
    </div>
  )
}
