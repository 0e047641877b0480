import { Trans } from '@lingui/react/macro'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import css from './price.module.css'

export type PriceFacts = Pick<
  ProductCard,
  'productsPrice' | 'finalPrice' | 'formatProductsPrice' | 'formatFinalPrice'
>

/** The present price, and the former one if it was higher. */
export function Price({
  of,
  size = 'small',
}: {
  readonly of: PriceFacts
  readonly size?: 'small' | 'large'
}) {
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
