import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTaxWords } from '#blocks/order/use-tax-words.ts'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import type { OrderView, RefundView } from '#contract/buying/orders.contract.ts'
import { dayRange, REFUND_DAYS } from '#domain/cart/shipping.ts'
import { ReturnItems } from '../order/return-items.tsx'
import css from './record.module.css'

const KIND_WORDS: Readonly<Record<RefundView['kind'], MessageDescriptor>> = {
  cancelled: msg`Cancelled items`,
  returned: msg`Returned items`,
  goodwill: msg`Goodwill`,
  payment: msg`Payment given back`,
}

const PART_WORDS: Readonly<Record<RefundView['parts'][number]['state'], MessageDescriptor>> = {
  pending: msg`On its way`,
  done: msg`Refunded`,
  failed: msg`Not successful: we look into it`,
}

const REFUND_IN = dayRange(REFUND_DAYS)

type RefundCardProps = { readonly order: OrderView; readonly refund: RefundView }

/** One refund: what it is for, and what each means of payment gets. */
export function RefundCard({ order, refund }: RefundCardProps) {
  const { i18n } = useLingui()
  const tax = useTaxWords()
  const { id, kind, returnNumber, creditNumber, createdAt, items, parts } = refund
  return (
    <article className={css.card} aria-labelledby={`refund-${id}`}>
      <header className={css.refundHead}>
        <h3 id={`refund-${id}`}>{i18n._(KIND_WORDS[kind])}</h3>
        <p className={css.figure}>{refund.formatAmount}</p>
      </header>
      <p className={css.soft}>
        <DateTime at={createdAt} part="date" />
        {returnNumber !== undefined && (
          <>
            <span>{' · '}</span>
            <span className={css.part}>
              <Trans>Return {returnNumber}</Trans>
            </span>
          </>
        )}
        {creditNumber !== undefined && (
          <>
            <span>{' · '}</span>
            <span className={css.part}>
              <Trans>Credit note {creditNumber}</Trans>
            </span>
          </>
        )}
      </p>
      {items.length > 0 && <ReturnItems order={order} items={items} />}
      <dl className={css.sums}>
        {refund.shipping > 0 && (
          <div>
            <dt>
              <Trans>Shipping</Trans>
            </dt>
            <dd>{refund.formatShipping}</dd>
          </div>
        )}
        {refund.formatGifts !== undefined && (
          <div>
            <dt>
              <Trans>Free gift that you keep</Trans>
            </dt>
            <dd>{refund.formatGifts}</dd>
          </div>
        )}
        {parts.map(({ tender, label, format, state }) => (
          <div key={`${tender} ${label}`}>
            <dt>
              <span>{label}</span>
              <span className={css.state} data-state={state}>
                {i18n._(PART_WORDS[state])}
              </span>
            </dt>
            <dd>{format}</dd>
          </div>
        ))}
      </dl>
      <div className={css.soft}>
        <p>{`${tax}: ${refund.formatTax}`}</p>
        {parts.some(({ tender, state }) => tender === 'card' && state !== 'failed') && (
          <p>
            <Trans>It appears on your account within {REFUND_IN} business days.</Trans>
          </p>
        )}
      </div>
    </article>
  )
}
