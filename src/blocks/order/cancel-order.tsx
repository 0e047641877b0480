import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import type { OrderAccess } from '#contract/fields.ts'
import { Button } from '#ui/button/button.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'

type CancelOrderProps = { readonly access: OrderAccess; readonly order: OrderView }

/** The way out of an order while some of it is still in the shop (spec 4.13). */
export function CancelOrder({ access: { orderNumber, secret }, order }: CancelOrderProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const access = secret === undefined ? { orderNumber } : { orderNumber, secret }
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)} aria-label={t`Cancel order ${orderNumber}`}>
        <Trans>Cancel order</Trans>
      </Button>
      <CancelOrderDialog access={access} order={order} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
