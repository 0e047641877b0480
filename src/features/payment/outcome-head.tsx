import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { dayRange, REFUND_DAYS } from '#domain/cart/shipping.ts'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import css from './components/order-result.module.css'
import type { Outcome } from './components/outcome.ts'

export type OutcomeHeadProps = { readonly outcome: Outcome; readonly order: OrderView }

/** The outcome in large type, then the order's number. */
export function OutcomeHead({ outcome, order }: OutcomeHeadProps) {
  const { title, text } = (order.egifts ? { ...HEADS, ...EGIFT_HEADS } : HEADS)[outcome](order)
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
  'delivered',
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
    title: <Trans>Thank you for your order</Trans>,
    text: (
      <Trans>
        We’ve sent a confirmation to <strong>{email}</strong>.
      </Trans>
    ),
  }),
  shipped: () => ({
    title: <Trans>Your order is on its way</Trans>,
    text: <Trans>Follow your parcel with its tracking number.</Trans>,
  }),
  delivered: () => ({
    title: <Trans>Your order has arrived</Trans>,
    text: <Trans>We hope you like it.</Trans>,
  }),
  refused: () => ({
    title: <Trans>The payment did not go through</Trans>,
    text: (
      <Trans>You haven’t been charged. Your items are still on hold: try again, or use another card.</Trans>
    ),
  }),
  waiting: ({ email }) => ({
    title: <Trans>Waiting for your payment</Trans>,
    text: (
      <Trans>
        If you’ve paid, this usually takes a minute. You can close this page: we’ll email{' '}
        <strong>{email}</strong> once the payment arrives. If you haven’t, your items are still on hold.
      </Trans>
    ),
  }),
  checked: ({ email }) => ({
    title: <Trans>Your payment is being checked</Trans>,
    text: (
      <Trans>
        This usually takes a few minutes, and your items are on hold meanwhile. You can close this page: we’ll
        email <strong>{email}</strong> once the payment arrives.
      </Trans>
    ),
  }),
  changed: () => ({
    title: <Trans>This order was changed</Trans>,
    text: <Trans>You haven’t been charged. The items are back in your bag.</Trans>,
  }),
  unpaid: () => ({
    title: <Trans>Your order isn’t paid yet</Trans>,
    text: <Trans>You haven’t been charged. Your items are on hold.</Trans>,
  }),
  expired: () => ({
    title: <Trans>The time to pay has passed</Trans>,
    text: <Trans>You haven’t been charged. The items are back on sale.</Trans>,
  }),
  refunded: () => ({
    title: <Trans>Your payment was returned</Trans>,
    text: (
      <Trans>The money is on its way back. A refund appears in {dayRange(REFUND_DAYS)} business days.</Trans>
    ),
  }),
  held: () => ({
    title: <Trans>We are looking at your payment</Trans>,
    text: <Trans>Your payment differs from the total. We’ll email you within 24-48 hours.</Trans>,
  }),
} as const satisfies Record<Outcome, (order: OrderView) => Head>

/** The heads of an order of eGift cards, which come by mail. */
const EGIFT_HEADS = {
  shipped: () => ({
    title: <Trans>Part of your gift cards is sent</Trans>,
    text: <Trans>The others follow by email.</Trans>,
  }),
  delivered: () => ({
    title: <Trans>Your gift card is sent</Trans>,
    text: <Trans>It went out by email, with its code.</Trans>,
  }),
} as const satisfies Partial<Record<Outcome, () => Head>>
