import { Trans } from '@lingui/react/macro'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import css from './price.module.css'

export type PriceFacts = Pick<
  ProductCard,
  'productsPrice' | 'finalPrice' | 'formatProductsPrice' | 'formatFinalPrice'
> &
  Partial<Pick<ProductCard, 'isVirtual'>>

/** The present price, and the former one if it was higher; none of a virtual product, which money does not buy (spec 4.6). */
export function Price({
  of,
  size = 'small',
}: {
  readonly of: PriceFacts
  readonly size?: 'small' | 'large'
}) {
  if (of.isVirtual) return null
  const reduced = of.productsPrice > of.finalPrice
  return (
    <span className={css.price} data-size={size} data-reduced={reduced || undefined}>
      {reduced && (
        <VisuallyHidden>
          <Trans>Now</Trans>{' '}
        </VisuallyHidden>
      )}
      <span className={css.now}>{of.formatFinalPrice}</span>
      {reduced && (
        <>
          <VisuallyHidden>
            <Trans>Before</Trans>{' '}
          </VisuallyHidden>
          <s>{of.formatProductsPrice}</s>
        </>
      )}
    </span>
  )
}
