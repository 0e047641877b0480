import { Trans, useLingui } from '@lingui/react/macro'
import { RETURN_WORDS } from '#blocks/order/status-words.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { hasNoRefund } from '#domain/returns/return-states.ts'
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
                  <Trans>Quantity {pieces}</Trans> {!hasNoRefund(state) && <span>{formatAmount}</span>}
                </span>
              </p>
              <p>{i18n._(RETURN_WORDS[state])}</p>
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
