import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { ChangeOrder } from '#blocks/order/order-change.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import type { Caller } from '#api/call.ts'
import { readOrder } from '#commands/checkout-calls.ts'
import { readPlacedOrder, type PlacedOrder } from '#drafts/placed-orders.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink, linkClass } from '#ui/link-style/link-style.tsx'
import css from '../checkout-screen.module.css'

/** The server reports that nothing is selected. If an unpaid order holds the pieces, it is shown first. */
export function CheckoutEmpty() {
  const { t } = useLingui()
  const { data: last, isError, refetch } = useLastOrder()
  if (last?.unpaid) return <Unpaid order={last.order} />
  return (
    <EmptyState
      title={t`There is nothing to check out`}
      text={isError ? t`Your orders could not be read on this device` : t`Please select at least one item.`}
      action={
        <>
          <Link to="/cart" {...buttonLink()}>
            <Trans>Go to the bag</Trans>
          </Link>
          {last && <LastOrder orderNumber={last.order.orderNumber} />}
          {isError && (
            <Button look="quiet" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </>
      }
    />
  )
}

function Unpaid({ order }: { readonly order: PlacedOrder }) {
  const { t } = useLingui()
  const { orderNumber } = order
  return (
    <EmptyState
      title={t`Order ${orderNumber} isn’t paid yet`}
      text={t`Pay now, or move its items back to your bag and change them.`}
      action={
        <div className={css.choices}>
          <Link to="/payment-result" search={{ orderNumber, cancelled: 1 }} {...buttonLink()}>
            <Trans>Pay this order</Trans>
          </Link>
          <ChangeOrder order={order} />
        </div>
      }
    />
  )
}

function LastOrder({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <Link to="/payment-result" search={{ orderNumber }} className={linkClass('quiet')}>
      <Trans>View your last order, {orderNumber}</Trans>
    </Link>
  )
}

interface Last {
  readonly order: PlacedOrder
  readonly unpaid: boolean
}

/** The latest order of this device, and whether it still waits for its payment. */
function useLastOrder() {
  const call = useCaller()
  return useQuery({
    queryKey: ['last-order'],
    queryFn: () => readLast(call),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

async function readLast(call: Caller): Promise<Last | null> {
  const order = await readPlacedOrder(undefined)
  if (!order) return null
  const status = await readOrder(call, order).then(
    (view) => view.status,
    () => undefined,
  )
  return { order, unpaid: status === 'unpaid' }
}
