import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import type { ReturnState } from '#domain/returns/return-states.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './order-detail.module.css'

/** The returns of an order; each has its own page with what comes next. */
export function OrderReturns({ order: { orderNumber, returns } }: { readonly order: OrderView }) {
  const { i18n } = useLingui()
  if (returns.length === 0) return null
  return (
    <section aria-labelledby="returns" className={css.section} data-screen>
      <h2 id="returns">
        <Trans>Returns</Trans>
      </h2>
      <ul className={css.rows}>
        {returns.map(({ id, returnNumber, state, items, formatAmount }) => {
          const pieces = items.reduce((sum, { qty }) => sum + qty, 0)
          return (
            <li key={id}>
              <p>
                {returnNumber === '' ? <Trans>New return</Trans> : <Trans>Return {returnNumber}</Trans>}{' '}
                <span className={css.soft}>
                  <Trans>Quantity {pieces}</Trans> <span>{formatAmount}</span>
                </span>
              </p>
              <p>{i18n._(STATES[state])}</p>
            </li>
          )
        })}
      </ul>
      <p>
        <PageLink href={`/user/orders/return-record/${orderNumber}`} className={linkClass('quiet')}>
          <Trans>Return & refund record</Trans>
        </PageLink>
      </p>
    </section>
  )
}

const STATES: Readonly<Record<ReturnState, MessageDescriptor>> = {
  applied: msg`Asked for`,
  approved: msg`Approved`,
  sent: msg`On its way to us`,
  received: msg`With us`,
  refunded: msg`Refunded`,
  refused: msg`Refused`,
  cancelled: msg`Taken back`,
}
