import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ExpressCheckout } from '#contract/buying/payment.contract.ts'
import { saveCheckoutDraft, type CheckoutDraft } from '#drafts/checkout-draft.ts'
import { savePlacedOrder } from '#drafts/placed-orders.ts'
import { CheckoutScreenSkeleton } from '../checkout-screen-skeleton.tsx'
import { newId } from '#platform/device/new-id.ts'

type ExpressOrderedProps = {
  readonly order: ExpressCheckout['order']
  readonly draft: CheckoutDraft
  readonly express: string
}

/** It is an order already, of a press whose answer was lost or of this page opened again: its own page goes on. */
export function ExpressOrdered({ order, draft, express }: ExpressOrderedProps) {
  const navigate = useNavigate()
  useEffect(() => {
    void open()
    async function open() {
      const now = Date.now()
      const isOwn = draft.unconfirmed?.express === express
      await Promise.allSettled([
        order && savePlacedOrder({ ...order, payKey: newId(), at: now }),
        isOwn && saveCheckoutDraft({ ...draft, key: undefined, unconfirmed: undefined }, now),
      ])
      await navigate({
        to: '/payment-result',
        search: { orderNumber: order?.orderNumber },
        replace: true,
      })
    }
  }, [order, draft, express, navigate])
  return <CheckoutScreenSkeleton />
}
