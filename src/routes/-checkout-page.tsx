import { CheckoutScreen } from '#features/checkout/checkout-screen.tsx'
import { SignInOverlay } from './-sign-in-overlay.tsx'

/** The checkout of guests and of members, with the login popup, which the shop's frame opens elsewhere. */
export function CheckoutPage({ buyNow }: { readonly buyNow: boolean }) {
  return (
    <>
      <CheckoutScreen key={String(buyNow)} buyNow={buyNow} />
      <SignInOverlay />
    </>
  )
}
