import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MinimalLayout } from '#blocks/minimal-layout/minimal-layout.tsx'
import { OrdersUnreadable } from '#blocks/order/orders-unreadable.tsx'
import type { PlacedOrder } from '#drafts/placed-orders.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink, linkClass } from '#ui/link-style/link-style.tsx'
import css from './pay-loading-screen.module.css'
import { useExpressWait } from './use-express-wait.ts'
import { usePlacedOrder } from '#blocks/order/use-placed-order.ts'
import { useRiskWait } from './use-risk-wait.ts'

export type PayLoadingScreenProps = {
  readonly orderNumber: string | undefined
  /** An express checkout waits, which has no order yet. */
  readonly express: boolean
}

/** Waits while a payment is under review, and continues automatically (spec 2.2, 4.6). */
export function PayLoadingScreen({ orderNumber, express }: PayLoadingScreenProps) {
  return express ? <ExpressLoading /> : <OrderLoading orderNumber={orderNumber} />
}

function ExpressLoading() {
  const { unknown, waitingForNetwork } = useExpressWait()
  return (
    <MinimalLayout>
      {unknown ? (
        <NoPayment />
      ) : (
        <WaitingText waitingForNetwork={waitingForNetwork}>
          <Trans>
            Your payment is being checked before you go to your wallet. This usually takes less than a minute.
            You haven’t been charged.
          </Trans>
        </WaitingText>
      )}
    </MinimalLayout>
  )
}

function OrderLoading({ orderNumber }: { readonly orderNumber: string | undefined }) {
  const known = usePlacedOrder(orderNumber)
  return (
    <MinimalLayout>
      {known.status === 'failed' ? (
        <OrdersUnreadable onRetry={known.again} />
      ) : known.status === 'unknown' ? (
        <NoPayment />
      ) : (
        <Waiting order={known.status === 'known' ? known.order : undefined} />
      )}
    </MinimalLayout>
  )
}

function NoPayment() {
  const { t } = useLingui()
  return (
    <EmptyState
      headingLevel={1}
      title={t`No payment is under way on this device`}
      action={
        <Link to="/cart" {...buttonLink()}>
          <Trans>Back to the bag</Trans>
        </Link>
      }
    />
  )
}

function Waiting({ order }: { order: PlacedOrder | undefined }) {
  const { waitingForNetwork } = useRiskWait(order)
  return (
    <WaitingText
      waitingForNetwork={waitingForNetwork}
      below={
        order && (
          <>
            <p className={css.number}>
              <Trans>Order number {order.orderNumber}</Trans>
            </p>
            <Link
              to="/payment-result"
              search={{ orderNumber: order.orderNumber }}
              className={linkClass('quiet')}
            >
              <Trans>View your order</Trans>
            </Link>
          </>
        )
      }
    >
      <Trans>
        Your payment is being checked before you pay. This usually takes less than a minute. You haven’t been
        charged, and your order is saved: you can come back to it.
      </Trans>
    </WaitingText>
  )
}

type WaitingTextProps = {
  readonly waitingForNetwork: boolean
  readonly children: ReactNode
  readonly below?: ReactNode
}

function WaitingText({ waitingForNetwork, children, below }: WaitingTextProps) {
  return (
    <div className={css.waiting}>
      <span className={css.thread} aria-hidden="true" />
      <h1>
        <Trans>Please Waiting...</Trans>
      </h1>
      <p className={css.text} role="status">
        {waitingForNetwork ? (
          <Trans>You’re offline. We’ll continue when you’re back online; you haven’t been charged.</Trans>
        ) : (
          children
        )}
      </p>
      {below}
    </div>
  )
}
