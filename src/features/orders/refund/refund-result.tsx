import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { dayRange, REFUND_DAYS } from '#domain/cart/shipping.ts'
import { buttonLink, linkClass } from '#ui/link-style/link-style.tsx'
import type { ShownOrder } from '#blocks/order/page/use-order.ts'
import css from './refund.module.css'
import { PointsBack } from './points-back.tsx'
import { RefundParts } from './refund-parts.tsx'

/** The newest refund of an order: how much, by which means, and how long it takes (spec 9.7). An amount of 0 is not named: points alone paid for it. */
export function RefundResult({ order }: Pick<ShownOrder, 'order'>) {
  const { orderNumber, refunds, item, adjustments } = order
  const [refund] = refunds.toSorted((a, b) => b.createdAt - a.createdAt)
  const days = dayRange(REFUND_DAYS)
  const hasPoints =
    adjustments.some(({ rule }) => rule === 'points-price') ||
    refund?.parts.some(({ tender }) => tender === 'points') === true
  const nameOf = (position: number) => item.find((line) => line.position === position)?.productsName
  return (
    <div className={css.refund}>
      {refund === undefined ? (
        <p>
          <Trans>Nothing of this order was refunded.</Trans>
        </p>
      ) : (
        <>
          {refund.amount > 0 && (
            <>
              <p className={css.figure}>{refund.formatAmount}</p>
              <p>
                {refund.parts.some(({ tender }) => tender === 'card') ? (
                  <Trans>It goes back to the way you paid, and appears in {days} business days.</Trans>
                ) : (
                  <Trans>It went back to the way you paid, and can be used again.</Trans>
                )}
              </p>
            </>
          )}
          {hasPoints && <PointsBack orderNumber={orderNumber} at={refund.createdAt} />}
          <RefundParts refund={refund} />
          {refund.items.length > 0 && (
            <ul>
              {refund.items.map(({ position, qty }) => (
                <li key={position}>{`${qty} × ${nameOf(position) ?? ''}`}</li>
              ))}
            </ul>
          )}
        </>
      )}
      <div className={css.links}>
        <PageLink href={`/user/orders/detail/${orderNumber}`} {...buttonLink('outline')}>
          <Trans>Order details</Trans>
        </PageLink>
        <PageLink href="/" className={linkClass('quiet')}>
          <Trans>Return to Store</Trans>
        </PageLink>
      </div>
    </div>
  )
}
