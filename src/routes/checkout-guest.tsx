import { createFileRoute } from '@tanstack/react-router'
import { guestCheckoutHead } from '#features/checkout/checkout-head.ts'
import { CheckoutPage, checkoutSearch } from './-checkout-page.tsx'

export const Route = createFileRoute('/checkout-guest')({
  validateSearch: checkoutSearch,
  head: ({ match }) => guestCheckoutHead(match.context),
  component: function GuestCheckout() {
    return <CheckoutPage buyNow={Route.useSearch().buy === 'now'} />
  },
})
