import * as v from 'valibot'
import { CheckoutScreen } from '#features/checkout/checkout-screen.tsx'
import { SignInOverlay } from './-sign-in-overlay.tsx'

/** `buy=now`: the one product of "Buy Now" instead of the bag (spec 4.6). */
export const checkoutSearch = v.object({
  buy: v.optional(v.fallback(v.optional(v.literal('now')), undefined)),
})

/** The checkout of guests and of members, with the login popup, which the shop's frame opens elsewhere. */
export function CheckoutPage({ buyNow }: { readonly buyNow: boolean }) {
  return (
    <>
      <CheckoutScreen key={String(buyNow)} buyNow={buyNow} />
      <SignInOverlay />
    </>
  )
}
