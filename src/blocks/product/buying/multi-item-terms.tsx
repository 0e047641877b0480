import { Trans } from '@lingui/react/macro'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { MULTI_ITEM_TYPE } from '#domain/cart/multi-item-rule.ts'
import { PageLink } from '../../page/page-link.tsx'
import css from './multi-item-terms.module.css'

/** The way to the terms of this product's multi-item offer, whose steps stand beside it (spec 2.2, 2.9, 9.6). */
export function MultiItemTerms({ product }: { readonly product: Pick<ProductCard, 'allActivities'> }) {
  const takesPart = product.allActivities.some(({ ruleType }) => ruleType === MULTI_ITEM_TYPE)
  if (!takesPart) return null
  return (
    <PageLink href="/pages/buy-more-save-more-tcs" className={css.terms}>
      <Trans>T&Cs of the offer</Trans>
    </PageLink>
  )
}
