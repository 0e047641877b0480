import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { readPlacedOrder } from '#data/local/placed-orders.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink, linkClass } from '#ui/link-style/link-style.tsx'

/** The shop says that nothing is selected. Who comes back from the provider's page is shown the order that stands. */
export function CheckoutEmpty() {
  const { t } = useLingui()
  const orderNumber = useLastOrder()
  return (
    <EmptyState
      title={t`There is nothing to check out`}
      text={t`Please select at least one item.`}
      action={
        <>
          <Link to="/cart" {...buttonLink()}>
            <Trans>Go to the bag</Trans>
          </Link>
          {orderNumber && (
            <Link to="/payment-result" search={{ orderNumber }} className={linkClass('quiet')}>
              <Trans>Look at your last order, {orderNumber}</Trans>
            </Link>
          )}
        </>
      }
    />
  )
}

/** The order this device has placed last. */
function useLastOrder(): string | undefined {
  const [last, setLast] = useState<string>()
  useEffect(() => {
    void readPlacedOrder(undefined).then(
      (order) => setLast(order?.orderNumber),
      () => {},
    )
  }, [])
  return last
}
