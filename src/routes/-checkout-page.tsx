import { CheckoutScreen, type CheckoutScreenProps } from '#features/checkout/checkout-screen.tsx'
import { SignInOverlay } from './-sign-in-overlay.tsx'

/** The checkout of guests and of members, with the login popup, which the shop's frame opens elsewhere. */
export function CheckoutPage({ buyNow, express }: CheckoutScreenProps) {
  return (
    <>
      <CheckoutScreen key={express ?? String(buyNow)} buyNow={buyNow} express={express} />
      <SignInOverlay />
    </>
  )
}
