import { Trans, useLingui } from '@lingui/react/macro'
import type { Quote } from '#contract/buying/checkout.contract.ts'
import css from './order-sums.module.css'
import { useTaxWords } from './use-tax-words.ts'

/** The sums of an order, line by line, formatted by the server. */
export function OrderSums({ amounts }: { readonly amounts: Quote['amounts'] }) {
  const { t } = useLingui()
  const tax = useTaxWords()
  return (
    <dl className={css.sums}>
      <div>
        <dt>
          <Trans>Subtotal</Trans>
        </dt>
        <dd>{amounts.formatMerchandise}</dd>
      </div>
      {amounts.discount > 0 && (
        <div className={css.saved}>
          <dt>
            <Trans>Multi-item discount, {amounts.discountPercent}% off</Trans>
          </dt>
          <dd>{`−${amounts.formatDiscount}`}</dd>
        </div>
      )}
      {amounts.loginDiscount > 0 && (
        <div className={css.saved}>
          <dt>
            <Trans>Login discount</Trans>
          </dt>
          <dd>{`−${amounts.formatLoginDiscount}`}</dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Shipping</Trans>
        </dt>
        <dd>{amounts.shipping === 0 ? t`Free` : amounts.formatShipping}</dd>
      </div>
      <div className={css.total}>
        <dt>
          <Trans>Total</Trans> <small>{amounts.currency}</small>
          <small className={css.tax}>{tax}</small>
        </dt>
        <dd>{amounts.formatOtTotal}</dd>
      </div>
    </dl>
  )
}
