import { Trans } from '@lingui/react/macro'
import { AccountFrame } from '#blocks/account-frame/account-frame.tsx'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import { GuestOffer } from '#blocks/account-frame/guest-offer.tsx'
import { FindOrder } from '#blocks/order/find-order.tsx'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import type { OrdersAsked } from '#queries/orders/order-queries.ts'
import { OrderList } from './list/order-list.tsx'

/** My Orders (spec 2.14); the newest ones without a network, too. */
export function OrdersScreen(wanted: OrdersAsked) {
  return (
    <AccountFrame title={<Trans>My Orders</Trans>}>
      <NeedsScripts />
      <Contents {...wanted} />
    </AccountFrame>
  )
}

function Contents(wanted: OrdersAsked) {
  const isSignedIn = useSignedIn()
  if (isSignedIn === undefined) return <AccountLoading />
  if (isSignedIn) return <OrderList {...wanted} />
  return (
    <>
      <GuestOffer>
        <Trans>Log in to see your orders.</Trans>
      </GuestOffer>
      <FindOrder />
    </>
  )
}
