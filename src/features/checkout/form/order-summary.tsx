import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Quote } from '#contract/buying/checkout.contract.ts'
import { goodsTotal } from '#domain/cart/apply-to-cart.ts'
import { OrderLines } from '#blocks/order/order-lines.tsx'
import { OrderSums } from '#blocks/order/order-sums.tsx'
import summaryCss from '#blocks/order/summary-column.module.css'
import { useWide } from '#blocks/page/use-wide.ts'
import { classNames } from '#ui/class-names.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './order-summary.module.css'

/** A longer order is collapsed, so that the sums stay in view. */
const SHOWN_AT_ONCE = 2

export type CheckoutSummaryProps = {
  readonly quote: Quote | undefined
  /** A price is being fetched. */
  readonly pricing: boolean
}

/** The goods and sums as the server formatted them; on a narrow screen one line that opens. */
export function CheckoutSummary({ quote, pricing }: CheckoutSummaryProps) {
  const { t } = useLingui()
  const wide = useWide()
  return (
    <aside className={classNames(summaryCss.column, css.summary)} aria-label={t`Order Summary`}>
      {!quote ? <Unpriced pricing={pricing} /> : wide ? <Open quote={quote} /> : <Folded quote={quote} />}
    </aside>
  )
}

function Open({ quote }: { readonly quote: Quote }) {
  return (
    <>
      <h2>
        <Trans>Order Summary</Trans>
      </h2>
      <Disclosure summary={<Pieces quote={quote} />} open={quote.item.length <= SHOWN_AT_ONCE}>
        <OrderLines lines={quote.item} />
      </Disclosure>
      <LeftOut quote={quote} />
      <OrderSums sums={quote} />
    </>
  )
}

function Folded({ quote }: { readonly quote: Quote }) {
  return (
    <>
      <Disclosure
        summary={
          <span className={css.line}>
            <span>
              <Trans>Order Summary</Trans>{' '}
              <small>
                <Pieces quote={quote} />
              </small>
            </span>
            <strong>{quote.amounts.formatDue}</strong>
          </span>
        }
      >
        <div className={css.unfolded}>
          <OrderLines lines={quote.item} />
          <OrderSums sums={quote} />
        </div>
      </Disclosure>
      <LeftOut quote={quote} />
    </>
  )
}

/** Gifts of the bag that a code or a sold piece has taken out of the order: said before it is paid, and never behind a fold. */
function LeftOut({ quote: { leftOut } }: { readonly quote: Quote }) {
  return (
    <div role="status" className={css.said}>
      {leftOut.length > 0 && (
        <ul className={css.leftOut}>
          {leftOut.map(({ sku, productsName, problem }) => (
            <li key={sku}>
              <strong>{productsName}</strong> <span>{problem}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Pieces({ quote }: { readonly quote: Quote }) {
  return <Plural value={goodsTotal(quote.item)} one="# item" other="# items" />
}

function Unpriced({ pricing }: { readonly pricing: boolean }) {
  if (pricing)
    return (
      <div className={css.pricing}>
        <Skeleton shape="text" lines={1} />
      </div>
    )
  return (
    <p className={css.none}>
      <Trans>Your total appears when you’re back online.</Trans>
    </p>
  )
}
