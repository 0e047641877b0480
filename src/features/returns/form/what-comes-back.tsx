import { Trans } from '@lingui/react/macro'
import { dayRange, REFUND_DAYS } from '#domain/cart/shipping.ts'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { isShopsFault, type ReturnReason } from '#domain/returns/return-reasons.ts'
import { useReturnEstimate } from '../order/use-return-estimate.ts'
import { LastDay } from '../order/last-day.tsx'
import type { ReturnDraft } from './return-draft.ts'
import css from './return-form.module.css'

type WhatComesBackProps = {
  readonly order: OrderView
  readonly items: ReturnDraft['items']
  readonly reason: ReturnReason | undefined
}

const REFUND_IN = dayRange(REFUND_DAYS)

/** What is given back and when: said before the application is sent (spec 9.7). */
export function WhatComesBack({ order, items, reason }: WhatComesBackProps) {
  const { goods, shipping, gifts, total, hasShipping } = useReturnEstimate(order, { items, reason })
  const isChosen = Object.values(items).some((qty) => qty > 0)
  return (
    <section className={css.back} aria-labelledby="what-comes-back">
      <h2 id="what-comes-back">
        <Trans>What comes back</Trans>
      </h2>
      {isChosen ? (
        <dl className={css.sums}>
          {(hasShipping || gifts !== undefined) && (
            <div>
              <dt>
                <Trans>Items</Trans>
              </dt>
              <dd>{goods}</dd>
            </div>
          )}
          {hasShipping && (
            <div>
              <dt>
                <Trans>Shipping</Trans>
              </dt>
              <dd>{shipping ?? <Trans>Kept</Trans>}</dd>
            </div>
          )}
          {gifts !== undefined && (
            <div>
              <dt>
                <Trans>Free gift that you keep</Trans>
              </dt>
              <dd>{gifts}</dd>
            </div>
          )}
          <div className={css.total}>
            <dt>
              <Trans>Refund</Trans>
            </dt>
            <dd aria-live="polite">{total}</dd>
          </div>
        </dl>
      ) : (
        <p className={css.soft}>
          <Trans>Choose items to see your refund.</Trans>
        </p>
      )}
      <ul className={css.terms}>
        <li>
          {order.tenders.length > 0 ? (
            <Trans>It goes back the way you paid: to your card first, then gift cards, then points.</Trans>
          ) : (
            <Trans>It goes back the way you paid.</Trans>
          )}
        </li>
        {isChosen && hasShipping && shipping === undefined && (
          <li>
            {reason !== undefined && isShopsFault(reason) ? (
              <Trans>Shipping is given back once all items of the order come back.</Trans>
            ) : (
              <Trans>Shipping is given back only where the mistake is ours.</Trans>
            )}
          </li>
        )}
        <li>
          <Trans>
            We answer within 3 working days. The refund appears {REFUND_IN} business days after we have
            approved it.
          </Trans>
        </li>
        {order.returnUntil !== null && (
          <li>
            <Trans>
              Returns are possible until <LastDay until={order.returnUntil} />.
            </Trans>
          </li>
        )}
      </ul>
    </section>
  )
}
