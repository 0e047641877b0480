import { createFileRoute } from '@tanstack/react-router'
import { checkoutSearch } from '#features/checkout/checkout-address.ts'
import { guestCheckoutHead } from '#features/checkout/checkout-head.ts'
import { CheckoutPage } from './-checkout-page.tsx'

export const Route = createFileRoute('/checkout-guest')({
  staticData: { part: 'checkout' },
  validateSearch: checkoutSearch,
  head: ({ match }) => guestCheckoutHead(match.context),
  component: function GuestCheckout() {
    const { buy, express } = Route.useSearch()
    return <CheckoutPage buyNow={buy === 'now'} express={express} />
  },
})
