import { Trans, useLingui } from '@lingui/react/macro'
import { useOrder, type ShownOrder } from '#blocks/order/page/use-order.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { ReturnPage } from './order/return-page.tsx'
import css from './order/returns.module.css'
import { applicationOf, useLeftReturn, withLeftReturn } from './order/use-left-return.ts'
import { RefundCard } from './record/refund-card.tsx'
import { ReturnCard } from './record/return-card.tsx'
import { applyHref } from './returns-address.ts'

/** Return & refund record of an order: what came back, and what was given back for it (spec 2.14). */
export function RefundRecordScreen({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <ReturnPage
      title={<Trans>Returns and refunds</Trans>}
      orderNumber={orderNumber}
      found={useOrder(orderNumber)}
    >
      {(known) => <Contents {...known} />}
    </ReturnPage>
  )
}

function Contents({ order: known, access }: ShownOrder) {
  const { t } = useLingui()
  const left = useLeftReturn(known.orderNumber)
  const order = withLeftReturn(known, left)
  const { returns, refunds, actions, orderNumber } = order
  // One application at a time waits on this device with its photos.
  const canReturn = actions.includes('return') && !applicationOf(left)
  const apply = canReturn && (
    <PageLink href={applyHref(orderNumber)} {...buttonLink('outline')}>
      <Trans>Return items</Trans>
    </PageLink>
  )
  if (returns.length + refunds.length === 0)
    return (
      <EmptyState
        title={t`No returns or refunds`}
        text={t`Whatever you return, and whatever we refund, is listed here with its state.`}
        action={apply || undefined}
      />
    )
  return (
    <>
      {returns.length > 0 && (
        <section className={css.section} aria-labelledby="returns">
          <h2 id="returns">
            <Trans>Returns</Trans>
          </h2>
          {returns.toReversed().map((one) => (
            <ReturnCard key={one.id} order={order} access={access} one={one} />
          ))}
        </section>
      )}
      {refunds.length > 0 && (
        <section className={css.section} aria-labelledby="refunds">
          <h2 id="refunds">
            <Trans>Refunds</Trans>
          </h2>
          {refunds.toReversed().map((refund) => (
            <RefundCard key={refund.id} order={order} refund={refund} />
          ))}
        </section>
      )}
      {apply && <div className={css.buttons}>{apply}</div>}
    </>
  )
}
