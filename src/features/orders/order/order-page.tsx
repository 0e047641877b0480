import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AccountFrame } from '#blocks/account-frame/account-frame.tsx'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { MissingOrder } from '#blocks/order/page/missing-order.tsx'
import { useOrder, type ShownOrder } from '#blocks/order/page/use-order.ts'
import { AsOf } from '#blocks/sync/as-of.tsx'

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
  const back = isSignedIn
    ? { href: '/user/orders/list', words: <Trans>My Orders</Trans> }
    : { href: '/', words: <Trans>Return to Store</Trans> }
  return (
    <AccountFrame title={title} back={back}>
      <NeedsScripts />
      {found.state === 'ready' ? (
        <>
          <AsOf at={found.asOf} />
          {children(found)}
        </>
      ) : (
        <MissingOrder found={found} orderNumber={orderNumber} />
      )}
    </AccountFrame>
  )
}
