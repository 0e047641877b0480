import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { checkoutHead } from '#features/checkout/checkout-head.ts'
import { CheckoutScreen } from '#features/checkout/checkout-screen.tsx'
import { SignInOverlay } from './-sign-in-overlay.tsx'

/** `buy=now`: the one product of "Buy Now" instead of the bag (spec 4.6). */
const search = v.object({ buy: v.optional(v.fallback(v.optional(v.literal('now')), undefined)) })

export const Route = createFileRoute('/checkout-guest')({
  validateSearch: search,
  head: ({ match }) => checkoutHead(match.context),
  component: function GuestCheckout() {
    const buyNow = Route.useSearch().buy === 'now'
    return (
      <>
        <CheckoutScreen key={String(buyNow)} buyNow={buyNow} />
        <SignInOverlay />
      </>
    )
  },
})
