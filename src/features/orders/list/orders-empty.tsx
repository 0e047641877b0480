import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { OrderTab } from '#domain/orders/order-tabs.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'

type OrdersEmptyProps = {
  readonly tab: OrderTab
  readonly keyword: string
  /** Shows all orders, without words. */
  readonly onAll: () => void
}

/** A tab without an order, or words that are in none. */
export function OrdersEmpty({ tab, keyword, onAll }: OrdersEmptyProps) {
  const { t } = useLingui()
  const title: Readonly<Record<OrderTab, string>> = {
    all: t`No orders yet`,
    unpaid: t`Nothing to pay`,
    processing: t`Nothing in preparation`,
    shipped: t`Nothing on its way`,
    reviews: t`Nothing to review`,
    returns: t`No returns or refunds`,
  }
  const text: Readonly<Record<OrderTab, string>> = {
    all: t`What you order is here, with its parcels, returns and receipts.`,
    unpaid: t`Orders that wait for their payment are here.`,
    processing: t`Orders that we are preparing are here.`,
    shipped: t`Orders that a courier has are here until they arrive.`,
    reviews: t`Once an order has arrived, you can review its pieces here.`,
    returns: t`Orders with a return or a refund are here.`,
  }
  if (keyword !== '')
    return (
      <EmptyState
        title={t`No order with “${keyword}”`}
        text={t`Try part of a product’s name, or part of an order number.`}
        action={
          <Button look="outline" onClick={onAll}>
            <Trans>Show all orders</Trans>
          </Button>
        }
      />
    )
  return (
    <EmptyState
      title={title[tab]}
      text={text[tab]}
      action={
        tab === 'all' ? (
          <Link to="/" {...buttonLink()}>
            <Trans>Find something to wear</Trans>
          </Link>
        ) : (
          <Button look="outline" onClick={onAll}>
            <Trans>Show all orders</Trans>
          </Button>
        )
      }
    />
  )
}
