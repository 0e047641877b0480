import { createFileRoute } from '@tanstack/react-router'
import { paymentResultHead } from '#features/payment/payment-heads.ts'
import { PaymentResultScreen } from '#features/payment/payment-result-screen.tsx'
import { paymentSearch } from '#features/payment/payment-address.ts'
import { SignInOverlay } from './-sign-in-overlay.tsx'

export const Route = createFileRoute('/payment-result')({
  staticData: { part: 'checkout' },
  validateSearch: paymentSearch,
  head: ({ match }) => paymentResultHead(match.context),
  component: function PaymentResult() {
    const { orderNumber, cancelled } = Route.useSearch()
    return (
      <>
        <PaymentResultScreen orderNumber={orderNumber} cancelled={cancelled === 1} />
        <SignInOverlay />
      </>
    )
  },
})
