import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderSums as Sums } from '#contract/buying/checkout.contract.ts'
import css from './order-sums.module.css'
import { useTaxWords } from './use-tax-words.ts'

/** The sums of an order, line by line, named and formatted by the server: what it costs, and how it is paid. */
export function OrderSums({ sums: { amounts, adjustments, tenders } }: { readonly sums: Sums }) {
  const { t } = useLingui()
  const tax = useTaxWords()
  const isFree = !adjustments.some(({ rule }) => rule === 'shipping')
  return (
    <dl className={css.sums}>
      <div>
        <dt>
          <Trans>Subtotal</Trans>
        </dt>
        <dd>{amounts.formatMerchandise}</dd>
      </div>
      {adjustments.map(({ rule, label, amount, format }) => (
        <div key={rule} className={amount < 0 ? css.saved : undefined}>
          <dt>{label}</dt>
          <dd>{format}</dd>
        </div>
      ))}
      {isFree && (
        <div>
          <dt>
            <Trans>Shipping</Trans>
          </dt>
          <dd>{t`Free`}</dd>
        </div>
      )}
      <div className={css.total}>
        <dt>
          <Trans>Total</Trans> <small>{amounts.currency}</small>
          <small className={css.tax}>{tax}</small>
        </dt>
        <dd>{amounts.formatOtTotal}</dd>
      </div>
      {tenders.map(({ kind, label, format }) => (
        <div key={`${kind} ${label}`} className={css.saved}>
          <dt>{label}</dt>
          <dd>{`−${format}`}</dd>
        </div>
      ))}
      {tenders.length > 0 && (
        <div className={css.total}>
          <dt>
            <Trans>To pay</Trans> <small>{amounts.currency}</small>
          </dt>
          <dd>{amounts.formatDue}</dd>
        </div>
      )}
    </dl>
  )
}
