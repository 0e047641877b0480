import { Trans } from '@lingui/react/macro'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { NoticeOffer, type NoticeOfferProps } from '#blocks/push/notice-offer.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { useOrders } from '#sync/orders/use-orders.ts'
import { isUnderWay } from './under-way.ts'

type ParcelNoticesProps = Pick<NoticeOfferProps, 'align'> & { readonly order: OrderView }

/** Offers notifications of parcels that are to come, for a member's own orders: no others are notified. */
export function ParcelNotices({ order: { orderNumber, status }, align }: ParcelNoticesProps) {
  const isSignedIn = useSignedIn()
  const orders = useOrders()
  const isOwn = orders.state === 'ready' && orders.list.some((own) => own.orderNumber === orderNumber)
  if (!isSignedIn || !isOwn || !isUnderWay(status)) return null
  return (
    <NoticeOffer
      kind="parcels"
      align={align}
      ask={<Trans>Notify me of each step</Trans>}
      promise={<Trans>When it leaves us, when it is brought to you, and when it has arrived.</Trans>}
      isOn={<Trans>This device is notified of each step.</Trans>}
    />
  )
}
