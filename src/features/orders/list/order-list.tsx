import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { AsOf } from '#blocks/sync/as-of.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { useServerNow } from '#platform/timing/clock.ts'
import { useOnline } from '#platform/online.ts'
import type { OrdersAsked } from '#queries/orders/order-queries.ts'
import { Button } from '#ui/button/button.tsx'
import { InfiniteLoad } from '#ui/infinite-load/infinite-load.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { ordersAt } from '../orders-address.ts'
import { useOrderList } from '../use-order-list.ts'
import { OrderCard } from './order-card.tsx'
import { OrderListSkeleton } from './order-list-skeleton.tsx'
import css from './order-list.module.css'
import { OrderSearch } from './order-search.tsx'
import { OrderTabs } from './order-tabs.tsx'
import { OrdersEmpty } from './orders-empty.tsx'
import { OrdersFailed } from './orders-failed.tsx'

/** The orders of one tab, newest first, with a search for a product's name or an order's number. */
export function OrderList({ tab, keyword }: OrdersAsked) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const online = useOnline()
  const words = useFailureWords()
  const list = useRef<HTMLDivElement>(null)
  const { rows, asOf, error, hasMore, busy, isRead, more, again } = useOrderList({ tab, keyword })
  const isAnyUnpaid = rows?.orders.some(({ status }) => status === 'unpaid') ?? false
  const now = useServerNow(isAnyUnpaid)

  const show = (next: OrdersAsked) =>
    void navigate({
      to: '/user/orders/list',
      search: ordersAt(next.tab, next.keyword),
      replace: true,
      resetScroll: false,
    })

  return (
    <div className={css.orders}>
      <OrderSearch key={keyword} keyword={keyword} onSearch={(next) => show({ tab, keyword: next })} />
      <AsOf at={asOf} />
      <OrderTabs tab={tab} counts={rows?.counts} onTab={(next) => show({ tab: next, keyword })}>
        <Tabs.Panel value={tab} ref={list} tabIndex={-1} className={css.panel}>
          {rows && error && online && (
            <Notice
              tone="warn"
              role="status"
              action={
                <Button look="outline" size="small" onClick={again}>
                  <Trans>Try again</Trans>
                </Button>
              }
            >
              {words(error)}
            </Notice>
          )}
          {rows === undefined &&
            (error ? <OrdersFailed error={error} onAgain={again} /> : <OrderListSkeleton />)}
          {rows?.orders.length === 0 &&
            (isRead || error ? (
              <OrdersEmpty tab={tab} keyword={keyword} onAll={() => show({ tab: 'all', keyword: '' })} />
            ) : (
              <OrderListSkeleton />
            ))}
          {rows && rows.orders.length > 0 && (
            <ul className={css.list}>
              {rows.orders.map((order) => (
                <li key={order.orderNumber}>
                  <OrderCard order={order} now={now} onRemoved={() => list.current?.focus()} />
                </li>
              ))}
            </ul>
          )}
          {isRead && hasMore && (
            <InfiniteLoad
              hasMore
              busy={busy}
              auto={!error}
              onMore={more}
              moreLabel={t`Show More`}
              busyLabel={t`Loading more orders`}
            />
          )}
        </Tabs.Panel>
      </OrderTabs>
    </div>
  )
}
