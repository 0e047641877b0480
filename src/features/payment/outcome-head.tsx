import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrderView } from '#contract/buying/checkout.contract.ts'
import { dayRange, REFUND_DAYS } from '#domain/cart/shipping.ts'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import css from './components/order-result.module.css'
import type { Outcome } from './components/outcome.ts'

export type OutcomeHeadProps = { readonly outcome: Outcome; readonly order: OrderView }

/** The outcome in large type, then the order's number. */
export function OutcomeHead({ outcome, order }: OutcomeHeadProps) {
  const { title, text } = HEADS[outcome](order)
  return (
    <>
      <h1>{title}</h1>
      <p className={css.number}>
        <Trans>
          Order number <strong>{order.orderNumber}</strong>
        </Trans>
      </p>
      <p className={css.text}>{text}</p>
      {WAY_OUT.has(outcome) && (
        <p>
          <Link to="/" {...buttonLink('outline')}>
            <Trans>Return to Store</Trans>
          </Link>
        </p>
      )}
    </>
  )
}

/** No action is left here: a link back into the shop. Unpaid orders have their own buttons. */
const WAY_OUT: ReadonlySet<Outcome> = new Set([
  'paid',
  'shipped',
  'checked',
  'expired',
  'refunded',
  'changed',
  'held',
])

interface Head {
  readonly title: ReactNode
  readonly text: ReactNode
}

const HEADS = {
  paid: ({ email }) => ({
    title: <Trans>Thank you, it is yours</Trans>,
    text: (
      <Trans>
        Your payment has arrived. A confirmation is on its way to <strong>{email}</strong>.
      </Trans>
    ),
  }),
  shipped: () => ({
    title: <Trans>Your order is on its way</Trans>,
    text: <Trans>It has been handed to the courier, who knows it by its tracking number.</Trans>,
  }),
  refused: () => ({
    title: <Trans>The payment did not go through</Trans>,
    text: (
      <Trans>Nothing was charged. Your pieces are still set aside: try again, or use another card.</Trans>
    ),
  }),
  waiting: ({ email }) => ({
    title: <Trans>Waiting for your payment</Trans>,
    text: (
      <Trans>
        If you have paid, this usually takes a minute, and you can close this page: as soon as the payment has
        arrived, we write to <strong>{email}</strong>. If you have not, your pieces are still set aside.
      </Trans>
    ),
  }),
  checked: ({ email }) => ({
    title: <Trans>Your payment is being checked</Trans>,
    text: (
      <Trans>
        The payment service takes a second look. This usually takes a few minutes, and your pieces are set
        aside meanwhile. You can close this page: as soon as the payment has arrived, we write to{' '}
        <strong>{email}</strong>.
      </Trans>
    ),
  }),
  changed: () => ({
    title: <Trans>This order was changed</Trans>,
    text: (
      <Trans>Nothing was charged. Its pieces went back into the bag, where you can order them anew.</Trans>
    ),
  }),
  unpaid: () => ({
    title: <Trans>Your order waits for its payment</Trans>,
    text: <Trans>Nothing was charged. Your pieces are set aside for you.</Trans>,
  }),
  expired: () => ({
    title: <Trans>The time to pay has passed</Trans>,
    text: (
      <Trans>Nothing was charged. The pieces went back into the shop, where you can order them again.</Trans>
    ),
  }),
  refunded: () => ({
    title: <Trans>Your payment was returned</Trans>,
    text: (
      <Trans>The money is on its way back. A refund appears in {dayRange(REFUND_DAYS)} business days.</Trans>
    ),
  }),
  held: () => ({
    title: <Trans>We are looking at your payment</Trans>,
    text: (
      <Trans>It has arrived, but differs from what we asked for. We write to you within 24-48 hours.</Trans>
    ),
  }),
} as const satisfies Record<Outcome, (order: OrderView) => Head>
