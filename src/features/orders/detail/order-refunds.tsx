import { Trans } from '@lingui/react/macro'
import { RefundParts } from '../refund/refund-parts.tsx'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import css from './order-detail.module.css'

/** What was given back, by which means, and whether it has left the shop. */
export function OrderRefunds({ order: { refunds } }: { readonly order: OrderView }) {
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="refunds" className={css.section} data-screen>
      <h2 id="refunds">
        <Trans>Refunds</Trans>
      </h2>
      {refunds.map((refund) => (
        <div key={refund.id} className={css.refund}>
          <p className={css.row}>
            <span>
              <DateTime at={refund.createdAt} part="date" />
            </span>
            <strong>{refund.formatAmount}</strong>
          </p>
          <RefundParts refund={refund} />
        </div>
      ))}
    </section>
  )
}
