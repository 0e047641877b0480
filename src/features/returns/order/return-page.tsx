import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AccountFrame } from '#blocks/account-frame/account-frame.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { MissingOrder } from '#blocks/order/page/missing-order.tsx'
import type { MissingOrderState, ShownOrder } from '#blocks/order/page/use-order.ts'
import { AsOf } from '#blocks/sync/as-of.tsx'

type ReturnPageProps<Known extends ShownOrder> = {
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** Where the address or the device names it: the way back leads to its page. */
  readonly orderNumber?: string | undefined
  readonly found: MissingOrderState | ({ readonly state: 'ready' } & Known)
  readonly children: (known: Known) => ReactNode
}

/** A page about one order: loading, failed, unknown to this device, or its contents. */
export function ReturnPage<Known extends ShownOrder>({
  title,
  lead,
  orderNumber = '',
  found,
  children,
}: ReturnPageProps<Known>) {
  const number = found.state === 'ready' ? found.order.orderNumber : orderNumber
  const back =
    number === ''
      ? undefined
      : { href: `/user/orders/detail/${number}`, words: <Trans>Order {number}</Trans> }
  return (
    <AccountFrame title={title} lead={lead} back={back} task>
      <NeedsScripts />
      {found.state === 'ready' ? (
        <>
          <AsOf at={found.asOf} />
          {children(found)}
        </>
      ) : (
        <MissingOrder found={found} orderNumber={number === '' ? undefined : number} />
      )}
    </AccountFrame>
  )
}
