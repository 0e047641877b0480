import { Trans } from '@lingui/react/macro'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { MULTI_ITEM, MULTI_ITEM_TYPE } from '#domain/cart/multi-item-rule.ts'
import { PageLink } from '../../page/page-link.tsx'
import css from './multi-item-terms.module.css'

/** The terms of this product's multi-item offer in short, and the way to all of them (spec 2.2, 9.6). */
export function MultiItemTerms({ product }: { readonly product: Pick<ProductCard, 'allActivities'> }) {
  const takesPart = product.allActivities.some(({ ruleType }) => ruleType === MULTI_ITEM_TYPE)
  if (!takesPart) return null
  return (
    <details className={css.terms}>
      <summary>
        <Trans>T&Cs of the offer</Trans>
      </summary>
      <ul>
        {MULTI_ITEM.toReversed().map(({ qty, percent }) => (
          <li key={qty}>
            <Trans>
              Buy {qty} get {percent}% off
            </Trans>
          </li>
        ))}
        <li>
          <Trans>
            Applied in the bag by itself, to pieces that take part. Flash sale items are excluded.
          </Trans>
        </li>
        <li>
          <PageLink href="/pages/buy-more-save-more-tcs">
            <Trans>All terms of the offer</Trans>
          </PageLink>
        </li>
      </ul>
    </details>
  )
}
