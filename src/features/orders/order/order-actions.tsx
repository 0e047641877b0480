import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { CancelOrder } from '#blocks/order/cancel-order.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import type { OrderAccess } from '#contract/fields.ts'
import type { OrderAction } from '#domain/orders/order-actions.ts'
import { Button } from '#ui/button/button.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import css from './order-actions.module.css'
import { ConfirmOrder } from './confirm-order.tsx'
import { RemoveOrder } from './remove-order.tsx'
import { reviewPage } from './reviewed-pieces.ts'

export type OrderActionsProps = {
  readonly order: OrderView
  readonly access: OrderAccess
  /** Those that are offered here, of those that are possible. */
  readonly only: readonly OrderAction[]
  /** The most urgent one is a solid button; a list of orders has one for what is to be paid. */
  readonly solid: readonly OrderAction[]
  readonly onRemoved: () => void
}

/** What can be done with an order, the most urgent first. */
export function OrderActions({ order, access, only, solid, onRemoved }: OrderActionsProps) {
  const [open, setOpen] = useState<'confirm' | 'delete'>()
  const close = () => setOpen(undefined)
  const { orderNumber } = order
  const page = (name: string) => `/user/orders/${name}/${orderNumber}`
  const offered = order.actions.filter((action) => only.includes(action))
  const [first] = offered
  const look = (action: OrderAction) => (action === first && solid.includes(action) ? 'solid' : 'outline')

  const link = (action: OrderAction, href: string, words: ReactNode) => (
    <PageLink key={action} href={href} {...buttonLink(look(action), { size: 'small' })}>
      {words}
    </PageLink>
  )
  const draw: Readonly<Record<OrderAction, () => ReactNode>> = {
    pay: () => link('pay', `/payment-result?orderNumber=${orderNumber}`, <Trans>Pay now</Trans>),
    confirm: () => (
      <Button key="confirm" size="small" look={look('confirm')} onClick={() => setOpen('confirm')}>
        <Trans>Confirm delivery</Trans>
      </Button>
    ),
    track: () => link('track', page('track'), <Trans>Track</Trans>),
    review: () => link('review', reviewPage(order), <Trans>Write a review</Trans>),
    return: () => link('return', page('return-select'), <Trans>Return</Trans>),
    cancel: () => <CancelOrder key="cancel" access={access} order={order} />,
    repurchase: () => link('repurchase', page('repurchase'), <Trans>Buy again</Trans>),
    delete: () => (
      <Button key="delete" size="small" look="quiet" onClick={() => setOpen('delete')}>
        <Trans>Delete order</Trans>
      </Button>
    ),
  }

  if (offered.length === 0) return null
  return (
    <div className={css.actions}>
      {offered.map((action) => draw[action]())}
      <ConfirmOrder access={access} open={open === 'confirm'} onClose={close} />
      <RemoveOrder access={access} open={open === 'delete'} onClose={close} onRemoved={onRemoved} />
    </div>
  )
}
