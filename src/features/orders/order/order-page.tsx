import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AccountFrame } from '#blocks/account-frame/account-frame.tsx'
import { GuestOffer } from '#blocks/account-frame/guest-offer.tsx'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { UnknownOrder } from '#blocks/order/unknown-order.tsx'
import { AsOf } from '#blocks/sync/as-of.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './order-page.module.css'
import { useOrder, type OrderState, type ShownOrder } from './use-order.ts'

export type OrderPageProps = {
  /** From the address; undefined where it is none. */
  readonly orderNumber: string | undefined
  readonly title: ReactNode
  readonly children: (shown: ShownOrder) => ReactNode
}

/** A page about one order, in the frame of the account; a guest opens it with the secret of the order. */
export function OrderPage({ orderNumber, title, children }: OrderPageProps) {
  const found = useOrder(orderNumber)
  const isSignedIn = useSignedIn() === true
  const back = isSignedIn ? { href: '/user/orders/list', words: <Trans>My Orders</Trans> } : undefined
  return (
    <AccountFrame title={title} back={back}>
      <NeedsScripts />
      {found.state === 'ready' ? (
        <>
          <AsOf at={found.asOf} />
          {children(found)}
        </>
      ) : (
        <Missing found={found} orderNumber={orderNumber} />
      )}
    </AccountFrame>
  )
}

type MissingProps = Pick<OrderPageProps, 'orderNumber'> & {
  readonly found: Exclude<OrderState, { state: 'ready' }>
}

function Missing({ found, orderNumber }: MissingProps) {
  const { t } = useLingui()
  const words = useFailureWords()
  switch (found.state) {
    case 'loading':
      return (
        <div role="status" aria-label={t`Loading your order`} className={css.loading}>
          <Skeleton shape="text" lines={2} width="18rem" />
          <Skeleton height="8rem" />
          <Skeleton shape="text" lines={4} />
        </div>
      )
    case 'unknown':
      return <UnknownOrder orderNumber={orderNumber} headingLevel={2} />
    case 'signed-out':
      return (
        <GuestOffer>
          <Trans>Log in or sign up to see your order details.</Trans>
        </GuestOffer>
      )
    case 'failed':
      return (
        <EmptyState
          title={t`We could not load this order`}
          text={
            found.error === undefined
              ? t`Nothing is lost. Try again, or open the link in your confirmation email.`
              : words(found.error)
          }
          action={
            <Button look="outline" onClick={found.again}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )
  }
}
