import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Picture } from '#blocks/pictures/picture.tsx'
import { useOnline } from '#platform/online.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { ShownOrder } from '#blocks/order/page/use-order.ts'
import { useRepurchase } from '../use-repurchase.ts'
import css from './repurchase.module.css'
import { RepurchaseResult } from './repurchase-result.tsx'

/** The pieces of the order and the button; after it, what is in the bag and what is not. */
export function Repurchase({ order, access }: ShownOrder) {
  const { busy, problem, done, start } = useRepurchase(access)
  const online = useOnline()
  const { orderNumber } = order
  if (done) return <RepurchaseResult done={done} order={order} />
  return (
    <div className={css.page}>
      <p>
        {order.egifts ? (
          <Trans>Gift cards do not go into the bag: each is bought on its own page.</Trans>
        ) : (
          <Trans>
            Everything of order{' '}
            <PageLink href={`/user/orders/detail/${orderNumber}`} className={linkClass()}>
              {orderNumber}
            </PageLink>{' '}
            that we still have goes into your bag, at today’s prices.
          </Trans>
        )}
      </p>
      <ul className={css.rows}>
        {order.item
          .filter(({ isGift }) => !isGift)
          .map(({ position, imageUrl, productsName, color, size, qty }) => (
            <li key={position}>
              <Picture of={imageUrl} sizes="4.5rem" alt="" widths={[180]} />
              <div>
                <p>{productsName}</p>
                <p className={css.soft}>{[color, size].filter(Boolean).join(' / ')}</p>
                <p className={css.soft}>
                  <Trans>Quantity {qty}</Trans>
                </p>
              </div>
            </li>
          ))}
      </ul>
      {!online && !order.egifts && (
        <Notice tone="warn" role="status">
          <Trans>You’re offline. The shop looks up what it still has, which needs a connection.</Trans>
        </Notice>
      )}
      {online && problem !== undefined && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      {!order.egifts && (
        <Button busy={busy} aria-disabled={!online} onClick={() => online && start()}>
          <Trans>Add to bag</Trans>
        </Button>
      )}
    </div>
  )
}
