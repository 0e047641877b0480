import { createFileRoute } from '@tanstack/react-router'
import { checkoutSearch } from '#features/checkout/checkout-address.ts'
import { checkoutHead } from '#features/checkout/checkout-head.ts'
import { usePageAccess } from '#features/sign-in/use-page-access.ts'
import { CheckoutPage } from './-checkout-page.tsx'

/** The checkout of members (spec 4.6); a guest signs in first (spec 2.3). */
export const Route = createFileRoute('/checkout')({
  staticData: { part: 'checkout' },
  validateSearch: checkoutSearch,
  head: ({ match }) => checkoutHead(match.context),
  component: function Checkout() {
    usePageAccess()
    const { buy, express } = Route.useSearch()
    return <CheckoutPage buyNow={buy === 'now'} express={express} />
  },
})
