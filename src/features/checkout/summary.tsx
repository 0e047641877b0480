import { Trans } from '@lingui/react/macro'
import type { Quote } from '#contract/checkout.ts'
import { OrderLines } from '#blocks/order/order-lines.tsx'
import { OrderSums } from '#blocks/order/order-sums.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './summary.module.css'

/** What is bought and what it comes to, in the shop's figures. */
export function CheckoutSummary({ quote }: { readonly quote: Quote | undefined }) {
  return (
    <aside className={css.summary} aria-labelledby="order-summary">
      <h2 id="order-summary">
        <Trans>Order Summary</Trans>
      </h2>
      {quote ? (
        <>
          <OrderLines lines={quote.item} />
          <OrderSums amounts={quote.amounts} />
        </>
      ) : (
        <Skeleton shape="text" lines={4} />
      )}
    </aside>
  )
}
