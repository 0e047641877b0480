import { createFileRoute } from '@tanstack/react-router'
import { PayLoadingScreen } from '#features/payment/pay-loading-screen.tsx'
import { payLoadingHead } from '#features/payment/payment-heads.ts'
import { paymentSearch } from '#features/payment/payment-address.ts'

export const Route = createFileRoute('/pay-loading')({
  staticData: { part: 'checkout' },
  validateSearch: paymentSearch,
  head: ({ match }) => payLoadingHead(match.context),
  component: function PayLoading() {
    const { orderNumber, wallet } = Route.useSearch()
    return <PayLoadingScreen orderNumber={orderNumber} express={wallet === 1} />
  },
})
