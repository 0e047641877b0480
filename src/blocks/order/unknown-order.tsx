import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FindOrder } from './find-order.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'

/** This device does not have the order's secret; the order mail has. */
export function UnknownOrder({
  orderNumber,
  headingLevel = 1,
}: {
  readonly orderNumber: string | undefined
  readonly headingLevel?: 1 | 2
}) {
  const { t } = useLingui()
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={orderNumber ? t`Order ${orderNumber}` : t`No order on this device`}
      text={t`To keep orders private, they open on the device they were placed on, or by the link in the confirmation email.`}
      action={
        <>
          <Link to="/" {...buttonLink()}>
            <Trans>Return to Store</Trans>
          </Link>
          <FindOrder known={orderNumber} />
        </>
      }
    />
  )
}
