import { Trans } from '@lingui/react/macro'
import { useTaxWords } from '#blocks/order/use-tax-words.ts'
import { formatDay } from '#domain/region/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { ShownOrder } from '#blocks/order/page/use-order.ts'
import css from './order-detail.module.css'

/** Number, day and tax of the receipt; the page prints as the receipt itself. */
export function OrderReceipt({ order, paymentMethod }: Pick<ShownOrder, 'order' | 'paymentMethod'>) {
  const tax = useTaxWords()
  const { receiptNumber, paidAt, formatTax } = order
  if (receiptNumber === undefined) return null
  return (
    <section aria-labelledby="receipt" className={classNames(css.section, css.receipt)}>
      <h2 id="receipt">
        <Trans>Receipt</Trans>
      </h2>
      <dl className={css.facts}>
        <div>
          <dt>
            <Trans>Receipt number</Trans>
          </dt>
          <dd>{receiptNumber}</dd>
        </div>
        {paidAt !== null && (
          <div>
            <dt>
              <Trans>Paid on</Trans>
            </dt>
            <dd>
              <time dateTime={new Date(paidAt).toISOString()}>{formatDay(paidAt)}</time>
            </dd>
          </div>
        )}
        {paymentMethod && order.amounts.due > 0 && (
          <div>
            <dt>
              <Trans>Paid by</Trans>
            </dt>
            <dd>{paymentMethod === 'card' ? <Trans>Card</Trans> : <Trans>Wallet</Trans>}</dd>
          </div>
        )}
        <div>
          <dt>{tax}</dt>
          <dd>{formatTax}</dd>
        </div>
      </dl>
      <Button look="outline" size="small" className={css.print} onClick={() => print()}>
        <Trans>Print receipt</Trans>
      </Button>
    </section>
  )
}
