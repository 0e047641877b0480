import { Trans } from '@lingui/react/macro'
import { useTaxWords } from '#blocks/order/use-tax-words.ts'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { formatDay } from '#domain/region/formats.ts'
import css from './order-detail.module.css'

/** What was given back, with the numbers that books need: on paper alone. */
export function CreditNotes({ order: { refunds } }: { readonly order: OrderView }) {
  const tax = useTaxWords()
  const credits = refunds.filter(({ creditNumber }) => creditNumber !== undefined)
  if (credits.length === 0) return null
  return (
    <ul className={css.credits}>
      {credits.map(({ id, creditNumber, createdAt, formatAmount, formatTax }) => (
        <li key={id}>
          <p>
            <Trans>Credit note {creditNumber}</Trans>{' '}
            <time className={css.soft} dateTime={new Date(createdAt).toISOString()}>
              {formatDay(createdAt)}
            </time>
          </p>
          <p>
            <span>{`−${formatAmount}`}</span> <span className={css.soft}>{`${tax}: ${formatTax}`}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
