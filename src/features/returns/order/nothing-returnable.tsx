import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { recordHref } from '../returns-address.ts'
import { LastDay } from './last-day.tsx'

type NothingReturnableProps = {
  readonly order: OrderView
  /** The time for returns has ended, or has not begun: the order was not delivered. */
  readonly isOver: boolean
}

/** Why an order cannot be returned, and what can be seen instead. */
export function NothingReturnable({ order, isOver }: NothingReturnableProps) {
  const { t } = useLingui()
  const { orderNumber, returnUntil, returns, refunds } = order
  const hasRecord = returns.length + refunds.length > 0
  return (
    <EmptyState
      title={t`Nothing to return`}
      text={
        returnUntil === null ? (
          <Trans>
            You can return items within 15 days of their delivery. This order has not arrived yet.
          </Trans>
        ) : isOver ? (
          <Trans>
            This order could be returned until <LastDay until={returnUntil} />.
          </Trans>
        ) : (
          <Trans>Every item of this order is in a return, or cannot be returned.</Trans>
        )
      }
      action={
        <PageLink
          href={hasRecord ? recordHref(orderNumber) : `/user/orders/detail/${orderNumber}`}
          {...buttonLink('outline')}
        >
          {hasRecord ? <Trans>See returns and refunds</Trans> : <Trans>See the order</Trans>}
        </PageLink>
      }
    />
  )
}
