import { Plural, Trans } from '@lingui/react/macro'
import type { Quote } from '#contract/checkout.ts'
import { goodsTotal } from '#domain/cart/bag.ts'
import { OrderLines } from '#blocks/order/order-lines.tsx'
import { OrderSums } from '#blocks/order/order-sums.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './summary.module.css'

/** A longer order is folded: the form must stay in reach. */
const SHOWN_AT_ONCE = 2

export type CheckoutSummaryProps = {
  readonly quote: Quote | undefined
  /** A price is on its way. */
  readonly pricing: boolean
}

/** What is bought and what it comes to, in the shop's figures. */
export function CheckoutSummary({ quote, pricing }: CheckoutSummaryProps) {
  return (
    <aside className={css.summary} aria-labelledby="order-summary">
      <h2 id="order-summary">
        <Trans>Order Summary</Trans>
      </h2>
      {quote ? (
        <>
          <Disclosure
            summary={<Plural value={goodsTotal(quote.item)} one="# piece" other="# pieces" />}
            open={quote.item.length <= SHOWN_AT_ONCE}
          >
            <OrderLines lines={quote.item} />
          </Disclosure>
          <OrderSums amounts={quote.amounts} />
        </>
      ) : pricing ? (
        <Skeleton shape="text" lines={4} />
      ) : (
        <p className={css.none}>
          <Trans>What it comes to is said by the shop, as soon as it can be asked.</Trans>
        </p>
      )}
    </aside>
  )
}
