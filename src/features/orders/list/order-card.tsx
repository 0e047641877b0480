import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { STATUS_WORDS } from '#blocks/order/status-words.ts'
import { TimeToPay } from '#blocks/order/time-to-pay.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import type { OrderAction } from '#domain/orders/order-actions.ts'
import { formatDay } from '#domain/region/formats.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { OrderActions } from '../order/order-actions.tsx'
import { PendingNote } from '../order/pending-note.tsx'
import { CardPieces } from './card-pieces.tsx'
import css from './order-list.module.css'

export type OrderCardProps = {
  readonly order: OrderView
  /** The server's clock, for the time to pay. */
  readonly now: number | undefined
  readonly onRemoved: () => void
}

/** One order of the list: number, day, state, pieces, sum, and what can be done with it. */
export function OrderCard({ order, now, onRemoved }: OrderCardProps) {
  const { i18n } = useLingui()
  const id = useId()
  const { orderNumber, createdAt, status, item, amounts } = order
  const pieces = item.reduce((sum, { qty }) => sum + qty, 0)
  const page = `/user/orders/detail/${orderNumber}`
  return (
    <article aria-labelledby={id} className={css.card}>
      <header className={css.head}>
        <div>
          <h2 id={id} className={css.number}>
            <PageLink href={page} className={linkClass('plain')}>
              <Trans>Order {orderNumber}</Trans>
            </PageLink>
          </h2>
          <p className={css.soft}>
            <time dateTime={new Date(createdAt).toISOString()}>{formatDay(createdAt)}</time>
          </p>
        </div>
        <p className={css.status} data-status={status}>
          {i18n._(STATUS_WORDS[status])}
        </p>
      </header>
      <CardPieces order={order} page={page} />
      <p className={css.sum}>
        <span className={css.soft}>
          <Plural value={pieces} one="# item" other="# items" />
        </span>
        <strong>{amounts.formatOtTotal}</strong>
      </p>
      {status === 'unpaid' && <TimeToPay payBy={order.payBy} now={now} />}
      <PendingNote orderNumber={orderNumber} />
      <OrderActions
        order={order}
        access={{ orderNumber }}
        only={ON_CARD}
        solid={['pay']}
        onRemoved={onRemoved}
      />
    </article>
  )
}

/** Cancelling begins on the order's own page, where its pieces and sums are. */
const ON_CARD: readonly OrderAction[] = [
  'pay',
  'confirm',
  'track',
  'review',
  'return',
  'repurchase',
  'delete',
]
