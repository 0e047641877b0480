import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OpenedOrder } from '#contract/buying/checkout.contract.ts'
import type { PlacedOrder } from '#drafts/placed-orders.ts'
import { Button } from '#ui/button/button.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'

type CancelOrderProps = { readonly placed: PlacedOrder; readonly order: OpenedOrder }

/** The way out of a paid order while it is still in the shop (spec 4.13). */
export function CancelOrder({ placed, order }: CancelOrderProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { orderNumber } = order
  return (
    <div>
      <Button look="quiet" onClick={() => setOpen(true)} aria-label={t`Cancel order ${orderNumber}`}>
        <Trans>Cancel order</Trans>
      </Button>
      <CancelOrderDialog placed={placed} order={order} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
